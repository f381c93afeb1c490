import "../style/materials.css";
import { mount } from "svelte";
import { watchInstalling } from "../frame/install.svelte";
import { currentRoute, watchRoute } from "../frame/route.svelte";
import { keepVersion } from "../frame/version.svelte";
import { watchPresses } from "../kit/focus";
import { applySettings } from "../settings/settings.svelte";
import { preferredLanguage, setLanguage } from "../words/words.svelte";
import App from "./App.svelte";
import { loadScreen } from "./screens";

applySettings();
watchRoute();
watchInstalling();
watchPresses();
const spoken = setLanguage(preferredLanguage());
// Words and screen are fetched at the same time; a failure is shown where the screen is.
loadScreen(currentRoute().screen).catch(() => undefined);
// Not awaited at the top level, where WebKit may leave what the screen imports waiting for ever.
void spoken.then(start);

function start(): void {
  // What the newest of our parts need. Without it, index.html says so where its lantern stands.
  const isModern =
    "toSorted" in [] &&
    CSS.supports("color: color-mix(in srgb, red, red)") &&
    CSS.supports("selector(:has(a))");
  if (!isModern) document.querySelector(".late")?.classList.add("now");
  const target = document.getElementById("app");
  if (!isModern || !target) return;
  target.replaceChildren();
  mount(App, { target });
  if (import.meta.env.PROD) keepVersion();
}

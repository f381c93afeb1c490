import "../style/materials.css";
import { mount } from "svelte";
import { currentRoute, watchRoute } from "../frame/route.svelte";
import { keepVersion } from "../frame/version.svelte";
import { applySettings } from "../settings/settings.svelte";
import { preferredLanguage, setLanguage } from "../words/words.svelte";
import App from "./App.svelte";
import { loadScreen } from "./screens";

applySettings();
watchRoute();
const spoken = setLanguage(preferredLanguage());
// Words and screen are fetched at the same time; a failure is shown where the screen is.
loadScreen(currentRoute().screen).catch(() => undefined);
await spoken;

const target = document.getElementById("app");
if (target) {
  // The lantern that stands in index.html until there is a screen.
  target.replaceChildren();
  mount(App, { target });
}

if (import.meta.env.PROD) keepVersion();

import "./style/materials.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { applySettings } from "./settings/settings.svelte";
import { watchRoute } from "./shell/route.svelte";
import { preferredLanguage, setLanguage } from "./words/words.svelte";

applySettings();
watchRoute();
await setLanguage(preferredLanguage());

const target = document.getElementById("app");
if (target) mount(App, { target });

// There are no service workers on plain addresses, as on a home network; the page works without.
if (import.meta.env.PROD) navigator.serviceWorker?.register("/sw.js").catch(() => undefined);

import "./style/materials.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { applySettings } from "./settings/settings.svelte";
import { watchRoute } from "./shell/route.svelte";
import { preferredLanguage, speak } from "./words/words.svelte";

applySettings();
watchRoute();
await speak(preferredLanguage());

const target = document.getElementById("app");
if (target) mount(App, { target });

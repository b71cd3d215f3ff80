/** Starts the client. */
import "@fontsource/source-sans-3/latin-400.css";
import "@fontsource/source-sans-3/latin-600.css";
import "@fontsource/source-sans-3/latin-700.css";
import "@fontsource/source-sans-3/latin-ext-400.css";
import "@fontsource/vollkorn/latin-400-italic.css";
import "@fontsource/vollkorn/latin-600.css";
import "@fontsource/vollkorn/latin-700.css";
import "@fontsource/vollkorn/latin-800.css";
import "@fontsource/vollkorn/latin-ext-700.css";
import "./style/themes.css";
import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./table/settings.svelte";

settings.show();
mount(App, { target: document.getElementById("app")! });

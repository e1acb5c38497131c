import { testScreenshots } from "./screenshots.ts";

await testScreenshots(["account", "auth", "character", "chat", "plan", "safety", "shell"]);

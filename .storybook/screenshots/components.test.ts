import { testScreenshots } from "./screenshots.ts";

await testScreenshots(["components", "styles"]);

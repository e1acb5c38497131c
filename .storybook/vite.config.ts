import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { languageTexts } from "../scripts/build/languageTexts.ts";
import { entriesPlugin } from "./entries/entriesPlugin.ts";
import { pseudoLocalePlugin } from "./pseudoLocale/pseudoLocalePlugin.ts";

// Storybook and the story tests compile the packages from source, as the app does.
export default defineConfig({
  resolve: { conditions: ["source", "module", "browser", "development|production"] },
  plugins: [entriesPlugin(), pseudoLocalePlugin(), react(), vanillaExtractPlugin(), languageTexts()],
  // What few stories use: found late, it would reload the page in the middle of a test.
  optimizeDeps: {
    include: [
      "@mimi/app > eventsource-parser",
      "@radix-ui/react-dialog",
      "react-advanced-cropper",
      "valibot",
      "valtio",
      "wouter",
      "wouter/memory-location",
      "react-dom/client",
      "react-dom/static",
      "msw",
      "msw/browser",
    ],
  },
});

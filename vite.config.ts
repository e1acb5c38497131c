import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { inlinePrelude } from "./scripts/build/inlinePrelude.ts";
import { firstPageTexts, languageTexts } from "./scripts/build/languageTexts.ts";
import { dropServerFacts } from "./scripts/build/dropServerFacts.ts";
import { runtimeConfig } from "./scripts/build/runtimeConfig.ts";

const api = `http://127.0.0.1:${process.env.API_PORT || 8787}`;

const site = defineConfig({
  root: fileURLToPath(new URL("packages/app", import.meta.url)),
  // The library is compiled from its sources, so that its styles split by route like the app's own (docs/decisions).
  resolve: {
    conditions: ["source", "module", "browser", "development|production"],
  },
  plugins: [
    react(),
    vanillaExtractPlugin(),
    languageTexts(),
    firstPageTexts(),
    dropServerFacts(),
    runtimeConfig(),
    inlinePrelude(),
  ],
  server: {
    host: "127.0.0.1",
    port: Number(process.env.APP_PORT || 5173),
    strictPort: true,
    proxy: { "/api": api, "/uploads": api },
  },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    manifest: true,
    // Every browser that the target means preloads modules by itself.
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: {
      output: {
        // What the entry imports is one file: by default the parts that pages share with it are a dozen.
        codeSplitting: {
          groups: [
            { name: "index", tags: ["$initial"] },
            // The icons of a chat are one file: by default each that another page shows too is a file of its own.
            {
              name: "chatIcons",
              test: /\/(ArrowDown|ArrowLeft|ArrowRight|ArrowUp|Check|Copy|Download|Edit|History|Like|Memory|Message|Minus|More|Plus|Trash|User)Icon\.generated/,
            },
            // So are functions of a few lines.
            {
              name: "functions",
              test: /\/(attempt|breakpoints|isInputMethodKey|outsideAddress|truncateName|useCloseOnBack|wordsOf|CharacterDraft|personaView|useFocusWithin)\.ts$/,
            },
            // And so are the icons of the menus of a user.
            {
              name: "menuIcons",
              test: /\/(Characters|ChevronDown|Keyboard|Report|Shield|SignOut|Tag)Icon\.generated/,
            },
            // The texts of the login are a file of their own: by default they are in the file of the code of plans.
            { name: "loginTexts", test: /\/locales\/en\/login\.ts$/ },
          ],
        },
        // The entry names every file that it can preload. Hashes of eight characters, the default, are 0.1 KB more.
        chunkFileNames: "assets/[name]-[hash:7].js",
        assetFileNames: "assets/[name]-[hash:7][extname]",
      },
    },
    // The page's policy lets fonts come from our own address only, and a font in a stylesheet is no use to a cache.
    assetsInlineLimit: (file) => (file.endsWith(".woff2") ? false : undefined),
  },
});

// The same app for the server (packages/app/src/entry-server.tsx), beside the built one. It carries its dependencies, so that
// the API can load it wherever it runs.
const server = defineConfig({
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  root: site.root,
  plugins: [react(), vanillaExtractPlugin(), languageTexts()],
  ssr: { noExternal: true, resolve: { conditions: ["source", "module", "node", "development|production"] } },
  build: {
    outDir: "dist/.server",
    copyPublicDir: false,
    target: "node22",
    rolldownOptions: { output: { entryFileNames: "entry-server.mjs", chunkFileNames: "[name]-[hash].mjs" } },
  },
});

export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? server : site));

import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { PICTURE_FILE } from "./packages/api/src/http/pages/firstPictures.ts";
import { documents } from "./scripts/documents.ts";
import { lexerAlone } from "./scripts/lexerAlone.ts";
import { ownPreload } from "./scripts/ownPreload.ts";
import { plainScripts } from "./scripts/plainScripts.ts";
import { reactModules } from "./scripts/reactModules.ts";
import { runtimeConfig } from "./scripts/runtimeConfig.ts";
import { validatorsApart } from "./scripts/validatorsApart.ts";

const api = `http://127.0.0.1:${process.env.API_PORT || 8787}`;

const app = (path: string) => fileURLToPath(new URL(path, new URL("packages/app/", import.meta.url)));

// What stands on home, and in part on the pages of characters, but never in the chat or for members alone.
const homeAlone = new RegExp(
  [
    "/app/src/app/HomePage",
    "/app/src/features/(character/(HomeContainer|home\\.(actions|store)|homeView|cardOf|listingRules|reactions\\.store|sightRules)|shell/(HeaderContainer|readerOf))",
    // Home's words hold those of the rail: in another file they would not be there yet when home's are put together.
    "/ui/src/features/character/ContinueRail/ContinueRail\\.copy",
    "/ui/src/features/character/(CharacterCard|CharacterGrid|Cover|HiddenCount|HomeScreen|ScopeBar|Shelf|TopRail)/",
    "/ui/src/features/shell/((Header|SearchBox)/(Header|SearchBox)\\.|AppearanceToggle/|MainLayout/)",
    "/ui/src/components/((Chip|CountLabel|LoadMore)/|Icon/(Create|Filter|Gem|Heart|Menu|SunMoon)Icon)",
    "/ui/src/format/abbreviateCount",
  ].join("|"),
);

// What begins after the first picture, and stands over any page: with all that it alone needs, since what lies in the
// file of one of its parts would not be there yet when another part is asked for first.
const later = new RegExp(
  [
    "/app/src/app/(bootLater|AllOverlays|Overlay)\\.tsx?",
    "/app/src/features/(auth/(checkout|signOut)|shell/(banners\\.|shellSentences|tabs\\.|(Banners|Reading|Toasts)Container))",
    "/app/src/(state/(settings|plan)Address|services/(installWorker|servedVersion))",
    "/ui/src/(components/(Icon/(Done|Info)Icon|Toasts?/)|styles/(reading|scales))",
    "/ui/src/features/shell/(NewVersion|Offline)Banner/",
  ].join("|"),
);

// Of what several parts of the chat share, each would be a file of its own, and so would each icon.
const talk = new RegExp(
  [
    "/app/src/features/chat/((chat|panel)\\.store|(draft|live|messages|panel)\\.actions|greetingsOf|outbox\\.ts|panelContentOf)",
    "/contract/src/chat\\.ts",
  ].join("|"),
);

// What every page of a character needs beside its own, and home only later.
const common = new RegExp(
  [
    "/app/src/state/(code\\.actions|fillNames|preferences\\.store|sentences|toasts\\.actions)",
    "/app/src/features/auth/user(\\.actions|NameOf)",
    "/contract/src/(account|book|characterDetail)\\.ts",
    "/ui/src/(components/(Badge/|Icon/(More|Plus)Icon)|features/shell/truncateName|format/truncateName)",
  ].join("|"),
);

// What a conversation does once it shows: two dozen small files that are all fetched for each of them.
const attending = new RegExp(
  [
    "/app/src/features/chat/(attend|around|change|elsewhere|history|house|newest|outbox|persona|reply|revisionOffer|send|timeHere)\\.actions",
    "/app/src/features/chat/(chatSentences|helpLines|messageRules|ruleOf|(memoryOffer|tabs)\\.actions|revision\\.store)\\.",
    "/contract/src/(chat(Changes|Replies)|memory|persona|revision|stream)\\.ts",
  ].join("|"),
);

// What pages of characters show at once, and what is later fetched on every other page in any case.
const around = new RegExp(
  [
    "/app/src/services/(backHolder|page|keptPreferences)\\.",
    "/app/src/state/preferences\\.actions",
    "/app/src/features/safety/(adult|hidden)\\.",
    "/app/src/features/safety/safetySentences",
    "/app/src/features/character/searchAddress",
    "/contract/src/accountChanges\\.",
    "/node_modules/idb-keyval/",
    "/ui/src/components/(Menu/Menu\\.|Icon/(Copy|Download|Edit|Report|Tag)Icon)",
  ].join("|"),
);

// What every turn's tools need, and what it can be written anew with.
const tools = /\/ui\/src\/features\/chat\/Message\/(messageTools|MessagePart\.copy)\./;

// What members need on every page.
const plan =
  /\/(app\/src\/(app\/bootMember|features\/plan\/(plan\.actions|planView)|services\/outsideAddress)|contract\/src\/plan)\./;

const icons =
  /\/ui\/src\/components\/Icon\/(Alert|Arrow(Down|Left|Up)|Check|Chevron(Down|Left)|Dislike|History|Like|Memory|Trash|User)Icon\./;

const site = defineConfig({
  root: fileURLToPath(new URL("packages/app", import.meta.url)),
  // The library is compiled from its sources, so that its styles split by route like the app's own (docs/decisions).
  resolve: {
    conditions: ["source", "module", "browser", "development|production"],
    // wouter carries what React 17 lacked; React 19 has it.
    alias: [{ find: /^use-sync-external-store\/shim.*$/, replacement: "react" }],
  },
  plugins: [
    reactModules(),
    lexerAlone(),
    validatorsApart(),
    react(),
    vanillaExtractPlugin(),
    runtimeConfig(),
    documents(),
    ownPreload(),
    plainScripts(),
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
    // A dozen small files are a dozen requests, and compress worse: one for what every page loads, one for home.
    // Home is an entry of its own, so that its file needs none of the bundler's code for files of several entries,
    // and so that what it shares with the chat is initial and lies in the first file.
    rolldownOptions: {
      input: { index: app("index.html"), home: app("src/app/HomePage.tsx") },
      // React asks its scheduler for what only its own tests have; what we import, types have checked.
      checks: { importIsUndefined: false },
      // A number written in its place is shorter than its name in the list of what a file hands to the others.
      optimization: { inlineConst: { mode: "all", pass: 3 } },
      output: {
        // Every name stands in the first file, and a hash does not compress: seven signs tell versions apart.
        chunkFileNames: "assets/[name]-[hash:7].js",
        assetFileNames: "assets/[name]-[hash:7][extname]",
        codeSplitting: {
          groups: [
            { name: "first", priority: 1, tags: ["$initial"] },
            { name: "home", priority: 2, test: homeAlone, includeDependenciesRecursively: false },
            { name: "later", test: later, includeDependenciesRecursively: false },
            { name: "around", test: around, includeDependenciesRecursively: false },
            { name: "plan", test: plan, includeDependenciesRecursively: false },
            { name: "attend", test: attending, includeDependenciesRecursively: false },
            {
              name: "checks",
              test: /\bvalibot\/src\//,
              includeDependenciesRecursively: false,
              minShareCount: 2,
            },
            { name: "talk", test: talk, includeDependenciesRecursively: false },
            { name: "tools", test: tools, includeDependenciesRecursively: false },
            { name: "common", test: common, includeDependenciesRecursively: false },
            { name: "icons", test: icons, includeDependenciesRecursively: false },
          ],
        },
      },
    },
    // Every browser that the target means preloads modules by itself.
    modulePreload: {
      polyfill: false,
      // Whatever script asks for another, the first file is there.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === "js" ? files.filter((file) => !file.startsWith("assets/index-")) : files,
    },
    target: "es2022",
    // The page's policy lets fonts come from our own address only, and a font in a stylesheet is no use to a cache.
    assetsInlineLimit: (file) => (file.endsWith(".woff2") ? false : undefined),
    // Slower than the default, and 9 % fewer bytes after gzip, most of it in react-dom.
    minify: "terser",
    terserOptions: {
      module: true,
      ecma: 2020,
      // Functions that are used once stay where they are: written in place they compress worse.
      compress: { passes: 5, reduce_funcs: false, unsafe_arrows: true, unsafe_methods: true },
    },
  },
});

// What the server draws of a page (docs/decisions/0022): one file that holds all it needs, beside the app that it belongs to.
const picture = defineConfig({
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  root: site.root,
  resolve: site.resolve,
  plugins: [
    {
      name: "mimi-nothing-later",
      transform: {
        filter: { id: /\/packages\/\w+\/src\//, code: /\bimport\(/ },
        // What comes later is not in the first picture, nor its code in the file.
        handler: (code) => ({
          code: code.replace(/\bimport\("[^"]+"\)/g, "new Promise(() => {})"),
          map: null,
        }),
      },
    },
    react(),
    vanillaExtractPlugin(),
  ],
  ssr: { noExternal: true, resolve: { conditions: ["source", "module", "node", "development|production"] } },
  build: {
    outDir: `dist/${dirname(PICTURE_FILE)}`,
    emptyOutDir: false,
    copyPublicDir: false,
    target: "node22",
    rolldownOptions: { output: { entryFileNames: basename(PICTURE_FILE), codeSplitting: false } },
  },
});

export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? picture : site));

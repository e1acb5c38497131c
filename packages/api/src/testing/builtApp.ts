import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** The page of a small built app. */
const builtPage = `<!doctype html><html lang="en"><head><title>Mimi</title><meta name="description" content="Built." />
<script type="application/json" id="mimi-config">{}</script>
<script type="module" crossorigin src="/assets/a-1.js"></script></head><body><div id="root"></div></body></html>`;

/**
 * A server build with six pages: home is rendered with a number, a character with its answer, a chat too but not with a query,
 * a document without data; the search and unknown addresses are rendered in the browser. Plain JavaScript, like a build.
 */
const builtPageServer = `
  let renders = 0;
  const inLanguage = (title, language) => (language === "en" ? title : title + " in " + language);
  const pageIn = (language) => (source, indexed, prefetch, more) => ({
    status: 200,
    head: { title: inLanguage(source, language), description: "Built.", indexed },
    source, prose: false, prefetch, userPrefetch: null, ...more });
  export const pageServer = {
    languages: ["en", "de", "ar"],
    pageAt(path, isPhone, search, language = "en") {
      const page = pageIn(language);
      const [, kind, id, place] = path.split("/");
      if (kind === "") return page("home", "yes", ["/index/?rating=sfw&page=1&count=" + (isPhone ? 10 : 20)]);
      if (kind === "search") return page("search", "yes", null);
      if (path === "/policy") return page("policy", "yes", []);
      if (kind === "character" && place === "detail")
        return page("detail", "no", ["/character/detail/?character_id=" + id], { characterId: id });
      if (kind === "character" && place === "chat") {
        const prefetch = ["/character/detail/?character_id=" + id];
        return page("chat", "never-fetched", search === "" ? prefetch : null, { userPrefetch: prefetch });
      }
      return { ...page("gone", "no", null), status: 404 };
    },
    characterHead: ({ name, tagline }, language) =>
      ({ title: inLanguage(name + " of Mimi", language), description: tagline, indexed: "yes" }),
    characterPath: (id) => "/character/" + id + "/detail",
    sources: ["home", "search", "detail", "chat", "policy", "gone"],
    indexedPaths: ["/", "/search", "/policy"],
    disallowedPaths: ["/character/*/chat"],
    async render({ path, language, isForUser, answers, now }) {
      if (path === "/") return inLanguage("home " + answers[0].code + " rendered " + ++renders, language);
      if (path === "/policy") return "<h1>What is stored</h1>";
      const { name, tagline, rating, visibility, viewer } = answers[0].data;
      if (name === "Broken") throw new Error("cannot be rendered");
      if (rating !== "sfw" || visibility !== "public") throw new Error("not for visitors");
      if (isForUser) return "<p>For users: " + name + "</p>";
      return "<p>" + [name, tagline, viewer.liked, now.toISOString()].join() + "</p>";
    },
  };`;

const manifest = {
  "index.html": { file: "assets/a-1.js" },
  _shared: { file: "assets/shared.js", imports: ["index.html"], css: ["assets/shared.css"] },
  home: { file: "assets/home.js", imports: ["index.html", "_shared"] },
  search: { file: "assets/search.js", imports: ["index.html"] },
  detail: { file: "assets/detail.js", imports: ["_shared"], css: ["assets/detail.css"] },
  chat: { file: "assets/chat.js", imports: ["index.html"] },
  policy: { file: "assets/policy.js", imports: ["index.html"] },
  _loadTexts: {
    file: "assets/loadTexts.js",
    imports: ["index.html"],
    dynamicImports: ["src/locales/de/first.texts.ts", "src/locales/de/rest.texts.ts"],
  },
  "src/locales/de/first.texts.ts": { file: "assets/first-de.js", imports: ["index.html"] },
  "src/locales/de/rest.texts.ts": { file: "assets/rest-de.js", imports: ["index.html"] },
  "src/locales/ar/first.texts.ts": { file: "assets/first-ar.js", imports: ["index.html"] },
  "src/locales/ar/rest.texts.ts": { file: "assets/rest-ar.js", imports: ["index.html"] },
  gone: { file: "assets/gone.js", imports: ["index.html"] },
};

const files: Readonly<Record<string, string>> = {
  "index.html": builtPage,
  ".server/entry-server.mjs": builtPageServer,
  ".vite/manifest.json": JSON.stringify(manifest),
  "assets/shared.css": ".shared{}",
  "assets/detail.css": ".detail{}",
};

/** Writes a small built app with these files, without those that are null. Returns its folder. */
export function builtApp(others: Readonly<Record<string, string | Buffer | null>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), "mimi-app-"));
  for (const [name, content] of Object.entries({ ...files, ...others })) {
    if (content === null) continue;
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

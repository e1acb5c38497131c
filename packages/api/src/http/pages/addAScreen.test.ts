// Follows docs/guides/add-a-screen.md. It bundles the files of the app, because the API may not import them.
import { existsSync, readFileSync } from "node:fs";
import { build, type Plugin } from "esbuild";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readSettings } from "../../config/settings.ts";
import { addCharacter } from "../../testing/addCharacter.ts";
import { builtApp } from "../../testing/builtApp.ts";
import { freshPglite } from "../../testing/databases.ts";
import { testApp } from "../../testing/testApp.ts";

const guide = readFileSync("docs/guides/add-a-screen.md", "utf8");
/** A block of code of the guide, by what follows its fence. */
const codeOf = (info: string) =>
  new RegExp(`\`\`\`${RegExp.escape(info)}\\n([\\s\\S]*?)\`\`\``).exec(guide)?.[1] ?? "";

/** A file of the app with the guide's entry before that of unknown addresses. */
function withEntry(path: string): string {
  const file = readFileSync(path, "utf8");
  const changed = file.replace(/(?=^ {2}notFound: \{)/m, () => codeOf(`ts ${path}`));
  expect(changed).not.toBe(file);
  return changed;
}

const withHead: Plugin = {
  name: "with the head of the guide",
  setup({ onLoad }) {
    const contents = withEntry("packages/app/src/locales/en/heads.ts");
    onLoad({ filter: /\/en\/heads\.ts$/ }, () => ({ contents, loader: "ts" }));
  },
};

/** The server build of an app whose route table and texts have the guide's entries as well. */
async function pageServerBuild(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { pageServerOf } from "./pageServerOf.ts";
        ${withEntry("packages/app/src/routes.ts")}
        export const pageServer = pageServerOf(routes, () => Promise.reject(new Error("not rendered here")));`,
      resolveDir: "packages/app/src",
      loader: "ts",
    },
    bundle: true,
    plugins: [withHead],
    format: "esm",
    platform: "node",
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}

let database: Awaited<ReturnType<typeof freshPglite>>;
let request: (path: string) => Promise<{ status: number; text: string }>;

beforeAll(async () => {
  const pageServer = await pageServerBuild();
  const sources = [...new Set(readFileSync("packages/app/src/routes.ts", "utf8").match(/(?<=page: ")\w+/g))];
  const manifest = Object.fromEntries(
    [...sources, "AboutPage"].map((page) => [`src/app/pages/${page}.tsx`, { file: `assets/${page}.js` }]),
  );
  const folder = builtApp({
    ".server/entry-server.mjs": pageServer,
    ".vite/manifest.json": JSON.stringify({ ...manifest, "index.html": { file: "assets/a-1.js" } }),
  });
  database = await freshPglite();
  const settings = readSettings({ MIMI_APP_DIR: folder, PUBLIC_URL: "https://mimi.example" });
  const { app } = testApp(database, { settings });
  request = async (path) => {
    const answer = await app.request(path);
    return { status: answer.status, text: await answer.text() };
  };
});
afterAll(() => database.close());

it("the page of the guide has status 200, its head, and its code preloaded", async () => {
  const { status, text } = await request("/about");
  expect(status).toBe(200);
  expect(text).toContain("<title>About · Mimi</title>");
  expect(text).toContain('<meta name="description" content="Who makes Mimi." />');
  expect(text).toContain('<link rel="canonical" href="https://mimi.example/about" />');
  expect(text).not.toContain("noindex");
  expect(text).toContain('<link rel="modulepreload" href="/assets/AboutPage.js">');
});

it("the page of the guide is in the sitemap", async () => {
  expect((await request("/sitemap/pages.xml")).text).toContain("<loc>https://mimi.example/about</loc>");
});

it("the other pages stay as they are", async () => {
  await addCharacter(database.db, { id: "odile", name: "Odile" });
  expect((await request("/about/us")).status).toBe(404);
  expect((await request("/policy")).status).toBe(200);
  expect((await request("/character/odile/detail")).text).toContain("<title>Odile · Mimi</title>");
});

it("the guide's page imports what exists, and exports the component that its route names", () => {
  const page = codeOf("tsx");
  expect(page).toContain("export function AboutPage(");
  expect(page).toMatch(/from "\.\.\/\.\.\/features\/shell\/frame\/HeaderContainer\.tsx"/);
  expect(existsSync("packages/app/src/features/shell/frame/HeaderContainer.tsx")).toBe(true);
});

it("every file that the guide names exists", () => {
  const named = [...guide.matchAll(/`((?:packages|scripts)\/[\w./-]+)`/g)].map(([, path = ""]) => path);
  const existing = named.filter((path) => !path.includes("About"));
  expect(existing.length).toBeGreaterThan(3);
  expect(existing.filter((path) => !existsSync(path))).toEqual([]);
});

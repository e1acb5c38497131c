import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../launch/settings.ts";
import { anyPage } from "./anyPage.ts";
import { chatPage } from "./chatPage.ts";
import { type Check, type Outcome, report, sum } from "./check.ts";
import { command } from "./command.ts";
import { consumerSizes } from "./consumerSize.ts";
import { firstPage } from "./firstPage.ts";
import { formPage } from "./formPage.ts";
import { germanPage } from "./germanPage.ts";
import { hydratedPage } from "./hydratedPage.ts";
import { NOT_IN_THE_PACKAGE } from "./inputs.ts";
import { nativePage } from "./nativePage.ts";
import { packUi, versionOf } from "./packUi.ts";
import { publishDryRun } from "./publishDryRun.ts";
import { writeReadmeExamples } from "./readmeExamples.ts";
import { tailwindPage } from "./tailwindPage.ts";

/** A small app that installs `@mimi/ui` from its tarball. */
const consumer = join(root, "scripts/checks/consumer");

/** The version of Tailwind in whose page the package is tried. */
const TAILWIND = "4.3.5";

/** The oldest version that the peer dependency allows. */
const OLDEST_REACT = "19.2.0";

/** Builds and packs `@mimi/ui`, and uses it in a new app. */
export const uiPackage: Check = {
  name: "package",
  title: "@mimi/ui as others install it",
  after: ["build"],
  unaffectedBy: NOT_IN_THE_PACKAGE,
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), "mimi-consumer-"));
    try {
      return await tryInNewApp(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function tryInNewApp(folder: string): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  const step = async (text: string, program: string, args: readonly string[], cwd = root) => {
    const { code } = await command(program, args, { cwd, quiet: true });
    outcomes.push(report(code === 0, text));
    return code === 0;
  };
  const tarball = await packUi(folder);
  outcomes.push(report(tarball !== undefined, "tsup builds it, npm packs it"));
  if (tarball === undefined) return sum(outcomes);
  await step("publint finds nothing", "publint", ["--strict", "packages/ui"]);
  outcomes.push(...(await publishDryRun(tarball)));
  // The tarball comes first: the option takes every word after it.
  // A style sheet has no types.
  const sheets = ["./styles.css", "./css/reset.css"];
  const attw = [tarball, "--profile", "esm-only", "--exclude-entrypoints", ...sheets];
  await step("attw: types resolve for every entry", "attw", attw);

  const app = join(folder, "app");
  await cp(consumer, app, { recursive: true });
  await writeFile(join(app, "package.json"), await manifest(tarball));
  outcomes.push(report((await writeReadmeExamples(app)) > 3, "its README has examples"));
  const install = ["install", "--prefer-offline", "--no-audit", "--no-fund", "--loglevel", "error"];
  if (!(await step("a fresh Vite app installs it", "npm", install, app))) return sum(outcomes);
  await step(
    "its types satisfy a strict consumer, and so do the examples of its README",
    process.execPath,
    [join(root, "node_modules/typescript/bin/tsc"), "-p", "."],
    app,
  );
  if (await step("the app builds", "npx", ["--no-install", "vite", "build", "--logLevel", "warn"], app)) {
    const css = await builtCss(join(app, "dist"));
    const hasStyles = css.length > 2_000 && css.includes("@layer");
    // Vite replaces it for older browsers by colours that are invalid with a colour scheme from a variable.
    const hasLightDark = /light-dark\(|var\(--lightningcss/.test(css);
    outcomes.push(
      report(hasStyles, "the built app holds the library's styles, in layers"),
      report(!hasLightDark, "the built app has every colour that differs by theme, without light-dark()"),
    );
  }
  outcomes.push(...(await consumerSizes(app)));
  await step("every entry renders on the server", process.execPath, ["render.js"], app);
  outcomes.push(...(await firstPage(app)), ...(await nativePage(app)));
  outcomes.push(...(await formPage(app)), ...(await chatPage(app)));
  outcomes.push(...(await germanPage(app)), ...(await tailwindPage(app)), ...(await anyPage(app)));
  outcomes.push(...(await hydratedPage(app)));
  const oldest = ["react", "react-dom"].map((name) => `${name}@${OLDEST_REACT}`);
  if (await step(`it installs with React ${OLDEST_REACT}`, "npm", [...install, ...oldest], app)) {
    await step(`every entry renders with React ${OLDEST_REACT}`, process.execPath, ["render.js"], app);
  }
  return sum(outcomes);
}

/** The consumer's package.json. */
async function manifest(tarball: string): Promise<string> {
  const react = ["react", "react-dom", "react-hook-form", "@types/react", "@types/react-dom"];
  const names = [...react, "vite", "@vitejs/plugin-react"];
  const versions = await Promise.all(names.map(async (name) => [name, await versionOf(name)] as const));
  return JSON.stringify({
    name: "consumer",
    private: true,
    type: "module",
    dependencies: {
      "@mimi/ui": `file:${tarball}`,
      tailwindcss: TAILWIND,
      "@tailwindcss/cli": TAILWIND,
      ...Object.fromEntries(versions),
    },
  });
}

/** All styles of a built app. */
async function builtCss(dist: string): Promise<string> {
  const assets = join(dist, "assets");
  await mkdir(assets, { recursive: true });
  const files = (await readdir(assets)).filter((name) => name.endsWith(".css"));
  return (await Promise.all(files.map((name) => readFile(join(assets, name), "utf8")))).join("");
}

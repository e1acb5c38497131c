import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../launch/settings.ts";
import { type Check, type Outcome, report, sum } from "./check.ts";
import { command } from "./command.ts";
import { packUi, versionOf } from "./packUi.ts";

const consumer = join(root, "scripts/checks/nextConsumer");

/** What the page shows once the server has rendered it. */
const SHOWN = [
  "12.3K",
  "1.234 ausgeblendet",
  "durch deine Filter",
  "color:var(--mimi-text-muted)",
  "New chat",
];

/** Installs `@mimi/ui` from its tarball in a new Next.js app, and builds a page of server components. */
export const nextPage: Check = {
  name: "next",
  title: "@mimi/ui in a Next.js page",
  alone: true,
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), "mimi-next-"));
    try {
      return await buildPage(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function buildPage(folder: string): Promise<Outcome> {
  const tarball = await packUi(folder);
  if (tarball === undefined) return report(false, "@mimi/ui is built and packed");
  const app = join(folder, "app");
  await cp(consumer, app, { recursive: true });
  await writeFile(join(app, "package.json"), await manifest(tarball));
  const install = ["install", "--prefer-offline", "--no-audit", "--no-fund", "--loglevel", "error"];
  const { code } = await command("npm", install, { cwd: app, quiet: true });
  if (code !== 0) return report(false, "a fresh Next.js app installs it");
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1" };
  const built = await command("npx", ["--no-install", "next", "build"], { cwd: app, env, quiet: true });
  if (built.code !== 0) return report(false, "next build, with its types");
  const html = await readFile(join(app, ".next/server/app/index.html"), "utf8");
  return sum([
    report(true, "next build, with its types"),
    ...SHOWN.map((text) => report(html.includes(text), `the rendered page shows "${text}"`)),
  ]);
}

async function manifest(tarball: string): Promise<string> {
  const names = ["react", "react-dom", "@types/react", "@types/react-dom", "@types/node"];
  const versions = await Promise.all(names.map(async (name) => [name, await versionOf(name)] as const));
  return JSON.stringify({
    name: "next-consumer",
    private: true,
    type: "module",
    // Next.js builds with the compiler API of TypeScript 5.
    dependencies: {
      "@mimi/ui": `file:${tarball}`,
      next: "^16.4.6",
      typescript: "^5.9.0",
      ...Object.fromEntries(versions),
    },
  });
}

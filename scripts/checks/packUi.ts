import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../launch/settings.ts";
import { command } from "./command.ts";

/** Builds and packs `@mimi/ui` into a folder. Returns the path of the tarball, or undefined when that failed. */
export async function packUi(folder: string): Promise<string | undefined> {
  const build = ["run", "--silent", "build", "--", "ui", "--if-changed"];
  if ((await command("npm", build, { quiet: true })).code !== 0) return undefined;
  const pack = ["pack", "--pack-destination", folder, "--silent"];
  if ((await command("npm", pack, { cwd: join(root, "packages/ui"), quiet: true })).code !== 0)
    return undefined;
  const name = (await readdir(folder)).find((file) => file.endsWith(".tgz"));
  return name === undefined ? undefined : join(folder, name);
}

/** The version of a package that the workspace has, so that the cache of `npm ci` serves it to a consumer too. */
export async function versionOf(name: string): Promise<string> {
  const text = await readFile(join(root, "node_modules", name, "package.json"), "utf8");
  return (JSON.parse(text) as { version: string }).version;
}

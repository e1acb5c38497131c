import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { bundleApi } from "../../../../scripts/build/bundleApi.ts";
import { packageFolder } from "../config/packageFolder.ts";
import { programs } from "./programs.ts";

/** Bundles the programs that tests start as processes of their own, as the build does for production. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cache = join(packageFolder, "node_modules/.cache");
  await mkdir(cache, { recursive: true });
  // Two runs at once do not share it.
  const folder = await mkdtemp(join(cache, "programs-"));
  const sources = join(packageFolder, "src");
  await bundleApi(
    programs.map((name) => join(sources, `${name}.ts`)),
    folder,
    sources,
  );
  project.provide("programs", folder);
  return () => rm(folder, { recursive: true, force: true });
}

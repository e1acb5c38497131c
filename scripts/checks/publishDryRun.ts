import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../launch/settings.ts";
import { publishArguments } from "../release/publishArguments.ts";
import { type PublishedManifest, tarballFaults } from "../release/tarballFaults.ts";
import { type Outcome, report } from "./check.ts";
import { command } from "./command.ts";

/** The packed size of the library, with its fonts, source maps and thirteen languages (docs/decisions/0062, 0066). */
const MAX_MEGABYTES = 2.5;

interface DryRun {
  readonly version: string;
  readonly size: number;
  readonly files: readonly { readonly path: string }[];
}

/** Publishes a tarball of `@mimi/ui` without sending it, with the arguments of a release. */
export async function publishDryRun(tarball: string): Promise<readonly Outcome[]> {
  const { code, output } = await command("npm", publishArguments(tarball, { dryRun: true }), { quiet: true });
  if (code !== 0) return [report(false, "npm publish --dry-run --provenance")];
  const answer = JSON.parse(output.slice(output.indexOf("{\n"), output.lastIndexOf("}") + 1)) as Record<
    string,
    DryRun
  >;
  const manifest = JSON.parse(
    await readFile(join(root, "packages/ui/package.json"), "utf8"),
  ) as PublishedManifest & { readonly name: string; readonly version: string };
  const published = answer[manifest.name];
  if (published?.version !== manifest.version)
    return [report(false, `npm would publish ${Object.keys(answer).join()}`)];
  const { size, files } = published;
  const megabytes = size / 1024 / 1024;
  const problems = tarballFaults(
    manifest,
    files.map(({ path }) => path),
  );
  return [
    report(true, `npm publish --dry-run --provenance: ${manifest.version}, ${files.length} files`),
    report(megabytes <= MAX_MEGABYTES, `${megabytes.toFixed(2)} MB packed, at most ${MAX_MEGABYTES}`),
    report(
      problems.length === 0,
      ["entries, types, source maps, licences and changelog are in it", ...problems].join("\n         "),
    ),
  ];
}

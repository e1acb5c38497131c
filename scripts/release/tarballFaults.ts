type Target = string | Readonly<Record<string, string>>;

/** The fields of a package.json that a release depends on. */
export interface PublishedManifest {
  readonly exports: Readonly<Record<string, Target>>;
  readonly repository?: { readonly url?: string; readonly directory?: string };
}

const documents = ["CHANGELOG.md", "LICENSE", "README.md", "THIRD-PARTY-LICENSES.md", "package.json"];

/** What is wrong with the files of a package that is about to be published. */
export function tarballFaults(manifest: PublishedManifest, files: readonly string[]): readonly string[] {
  const present = new Set(files);
  const missing = (names: readonly string[], reason: string) =>
    names.filter((name) => !present.has(name)).map((name) => `${name} is missing: ${reason}`);
  const scripts = files.filter((name) => /^dist\/.*\.js$/.test(name));
  return [
    ...missing(documents, "every package has it"),
    ...Object.entries(manifest.exports).flatMap(([entry, target]) =>
      unresolved(target, files).map((file) => `${file} is missing: "${entry}" leads to it`),
    ),
    ...missing(
      scripts.map((name) => `${name}.map`),
      "a script has a source map",
    ),
    ...files
      .filter((name) => /^src\/|\.(test|stories|fixtures|docs)\./.test(name))
      .map((name) => `${name} is not for users`),
    ...(manifest.repository?.url !== undefined && manifest.repository.directory !== undefined
      ? []
      : ["repository is missing in package.json: provenance names it"]),
  ];
}

/** The files of an entry that do not exist. `source` is for this workspace only. */
function unresolved(target: Target, files: readonly string[]): readonly string[] {
  const paths =
    typeof target === "string"
      ? [target]
      : Object.entries(target).flatMap(([condition, path]) => (condition === "source" ? [] : [path]));
  return paths
    .map((path) => path.replace("./", ""))
    .filter((path) => !files.some((file) => matches(file, path)));
}

function matches(file: string, path: string): boolean {
  const [start = "", end] = path.split("*");
  return end === undefined ? file === path : file.startsWith(start) && file.endsWith(end);
}

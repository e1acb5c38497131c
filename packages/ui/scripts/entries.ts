import { readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { subpathOf } from "./subpath.ts";

/** A component that other packages may import by its own subpath. */
export interface Entry {
  /** Its name in code, such as `LoginModal`. */
  component: string;
  /** Its subpath after `@mimi/ui/`, such as `login-modal` or `screens/home-screen`. */
  subpath: string;
  /** Its file, relative to the package, such as `src/features/auth/LoginModal/LoginModal.tsx`. */
  file: string;
}

/** Folders whose component is no entry: icons have one entry together, and the list is a part of `MessageList`. */
const withoutEntry = ["Icon", "VirtualList"];

/** Every public component: each folder that contains a component of the same name. Sorted by subpath. */
export function componentEntries(packageFolder: string): Entry[] {
  const src = join(packageFolder, "src");
  return ["components", "features", "screens"]
    .flatMap((layer) => files(join(src, layer)))
    .flatMap((file) => {
      const [, folder, component] = /([^/]+)\/([^/]+)\.tsx$/.exec(file) ?? [];
      if (component === undefined || folder !== component || withoutEntry.includes(component)) return [];
      const path = relative(packageFolder, file);
      return [{ component, subpath: subpathOf(path), file: path }];
    })
    .sort((one, other) => (one.subpath < other.subpath ? -1 : 1));
}

/** The texts of a component. */
export interface CopyFile {
  /** The name of its texts, such as `planCardCopy`. */
  name: string;
  /** The types that its file exports, such as `PlanCardCopy`. */
  types: string[];
  /** Its file, relative to the package. */
  file: string;
}

/** Every file of texts, sorted by name. */
export function copyFiles(packageFolder: string): CopyFile[] {
  return files(join(packageFolder, "src"))
    .flatMap((file) => {
      const [, component] = /([^/]+)\.copy\.ts$/.exec(file) ?? [];
      if (component === undefined) return [];
      return [
        {
          name: component[0]?.toLowerCase() + component.slice(1) + "Copy",
          types: [...readFileSync(file, "utf8").matchAll(/^export (?:type|interface) (\w+)/gm)].map(
            ([, type = ""]) => type,
          ),
          file: relative(packageFolder, file),
        },
      ];
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** A language that the package is translated into. */
export interface LocaleEntry {
  /** Its BCP 47 tag, such as `pt-BR`. */
  tag: string;
  /** Its file, relative to the package, such as `src/locales/pt-BR/texts.ts`. */
  file: string;
}

/** Every language apart from English: each folder of `src/locales`. Sorted by tag. */
export function localeEntries(packageFolder: string): LocaleEntry[] {
  return readdirSync(join(packageFolder, "src/locales"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ tag: name, file: `src/locales/${name}/texts.ts` }))
    .sort((one, other) => (one.tag < other.tag ? -1 : 1));
}

/** The files of all icons, relative to the package. */
export function iconFiles(packageFolder: string): string[] {
  return files(join(packageFolder, "src/components/Icon"))
    .filter((file) => file.endsWith("Icon.generated.ts"))
    .map((file) => relative(packageFolder, file))
    .sort();
}

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name));
}

import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { leanReactDom } from "./leanReactDom.ts";

const { resolve } = createRequire(import.meta.url);
const folderOf = (name: string) => join(dirname(resolve(`${name}/package.json`)), "cjs");

/** The files of React that the built app is made of, by the names under which they are imported. */
const files: Readonly<Record<string, string>> = {
  react: join(folderOf("react"), "react.production.js"),
  "react/jsx-runtime": join(folderOf("react"), "react-jsx-runtime.production.js"),
  "react-dom": join(folderOf("react-dom"), "react-dom.production.js"),
  "react-dom/client": join(folderOf("react-dom"), "react-dom-client.production.js"),
  scheduler: join(folderOf("scheduler"), "scheduler.production.js"),
};

// Packages for many versions of React take it as one object and look names up in it as the page runs. The names are
// all there: as imports they do not need the object.
const namesAtRunTime = /\b(React\d*)\["\s?(\w+)\s?"(?:\.trim\(\)\.toString\(\)| \+ "(\w+)")\]/g;
const wholeObject = /\bimport\s+(\w+)\s*(?:,\s*(\{[^}]*\})\s*)?from\s*["']react["']/g;

/**
 * Makes modules of React's CommonJS files in the built app (docs/decisions). A bundler must treat CommonJS as one
 * object that is made at run time: every file of ours would wrap it anew, and what nobody uses of it would stay.
 */
export function reactModules(): Plugin {
  return {
    name: "mimi-react-modules",
    apply: "build",
    enforce: "pre",
    resolveId: (source) => files[source],
    transform: {
      filter: { id: /\/node_modules\/.+\.m?js$/, code: /\bexports\.|["']react["']/ },
      handler(code, id) {
        const lean = id === files["react-dom/client"] ? leanReactDom(code, id) : code;
        const made = Object.values(files).includes(id) ? moduleOf(lean, id) : byName(code);
        return made === code ? null : { code: made, map: null };
      },
    },
  };
}

/** A module with the exports of a CommonJS file that sets them one by one. Throws when it sets them otherwise. */
export function moduleOf(code: string, file: string): string {
  const names = [...new Set([...code.matchAll(/\bexports\.(\w+)/g)].map(([, name = ""]) => name))];
  const later: string[] = [];
  let made = code
    .replace('"use strict";', "")
    .replace(/^var ((?:\w+ = require\("[\w-]+"\)[,\s]*)+);/m, (_, required: string) =>
      required.replace(/(\w+) = require\(("[\w-]+")\),?/g, "import * as $1 from $2;"),
    );
  for (const name of names) {
    const isSetOnce = made.match(new RegExp(`\\bexports\\.${name}\\b`, "g"))?.length === 1;
    const atStart = new RegExp(`^exports\\.${name}(?= =)`, "m");
    if (isSetOnce && atStart.test(made)) made = made.replace(atStart, `const exported_${name}`);
    else later.push(`exported_${name}`);
  }
  made = made.replace(/\bexports\.(\w+)/g, "exported_$1");
  if (names.length === 0 || /\b(exports\b|module\.|require\()/.test(made))
    throw new Error(
      `${file} exports in another way than before; see how, or leave out the plugin that reads it.`,
    );
  const members = names.map((name) => `exported_${name} as ${name}`).join(", ");
  return `${later.length > 0 ? `let ${later.join(", ")};` : ""}${made}\nexport { ${members} };`;
}

/** A module that imports of React what it names. */
export function byName(code: string): string {
  return code
    .replace(namesAtRunTime, (_, object: string, name: string, rest = "") => `${object}.${name}${rest}`)
    .replace(wholeObject, (_, object: string, named = "{}") =>
      [`import * as ${object} from "react"`, `import ${named} from "react"`].join(";"),
    );
}

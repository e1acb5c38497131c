import type { Plugin } from "vite";

// What makes marked's ready-made instance and hangs its classes on a function, which no bundler can take away.
const instance = /var (\w+)=new \w+;function \w+\(\w+,\w+\)\{return \1\.parse\(\w+,\w+\)\}.*?(?=export\{)/s;

/**
 * Leaves of marked the lexer, which is all that we use of it in the built app: pictures of text are made by React,
 * never as HTML (docs/decisions).
 */
export function lexerAlone(): Plugin {
  return {
    name: "mimi-lexer-alone",
    apply: "build",
    transform: {
      filter: { id: /\/marked\/lib\/marked\.esm\.js$/ },
      handler: (code) => ({ code: lexerOf(code), map: null }),
    },
  };
}

/** marked's module with the exports alone that `blocks.ts` imports. Throws when marked is written otherwise. */
export function lexerOf(code: string): string {
  if (!instance.test(code))
    throw new Error(
      "marked does not end as it did: see what its end is now, or leave out the plugin that cuts it.",
    );
  return code
    .replace(instance, "")
    .replace(
      /export\{.+$/s,
      (list) => `export{${(list.match(/\w+ as (Lexer|Tokenizer|getDefaults)\b/g) ?? []).join(",")}}`,
    );
}

import { pseudo } from "./pseudo.ts";

/** In which words the stories speak; `pseudo` shows what was not taken from an `X.copy.ts`. */
export type Words = "english" | "pseudo";

let words: Words = "english";

/** Chooses the language of whatever is drawn from now on. */
export function setWords(chosen: Words): void {
  words = chosen;
}

const seen = new WeakMap<object, object>();

/**
 * Gives the words of an `X.copy.ts` in the language chosen at the moment they are read. The plugin
 * (pseudoLocalePlugin.ts) puts it around every exported copy, so that no component knows of it.
 */
export function translated<Copy>(copy: Copy): Copy {
  return translate(copy) as Copy;
}

function translate(value: unknown): unknown {
  if (typeof value === "string") return words === "pseudo" ? pseudo(value) : value;
  if (typeof value === "function") return call(value as (...given: unknown[]) => unknown);
  if (typeof value !== "object" || value === null) return value;
  const known = seen.get(value);
  if (known !== undefined) return known;
  const wrapped = new Proxy(value, {
    // A method such as `map` is no word; it reads the words through this very proxy.
    get: (own, key) =>
      Object.hasOwn(own, key) ? translate(Reflect.get(own, key)) : (Reflect.get(own, key) as unknown),
  });
  seen.set(value, wrapped);
  return wrapped;
}

// What a sentence is given is data: names, numbers, times.
function call(sentence: (...given: unknown[]) => unknown): (...given: unknown[]) => unknown {
  return (...given) => {
    const said = sentence(...given);
    if (typeof said !== "string" || words === "english") return said;
    return pseudo(
      said,
      given.filter((one) => typeof one === "string"),
    );
  };
}

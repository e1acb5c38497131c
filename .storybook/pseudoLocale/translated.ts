import { pseudo } from "./pseudo.ts";

/** The language of stories; `pseudo` reveals texts that are not in an `X.copy.ts`. */
export type StoryLocale = "english" | "pseudo";

let locale: StoryLocale = "english";

/** Sets the language for everything rendered from now on. */
export function setStoryLocale(chosen: StoryLocale): void {
  locale = chosen;
}

const seen = new WeakMap<object, object>();

/**
 * Returns the texts of an `X.copy.ts` in the language that is set when they are read. pseudoLocalePlugin.ts wraps every
 * exported copy in this proxy.
 */
export function translated<Copy>(copy: Copy): Copy {
  return translate(copy) as Copy;
}

function translate(value: unknown): unknown {
  if (typeof value === "string") return locale === "pseudo" ? pseudo(value) : value;
  if (typeof value === "function") return call(value as (...given: unknown[]) => unknown);
  if (typeof value !== "object" || value === null) return value;
  const known = seen.get(value);
  if (known !== undefined) return known;
  const wrapped = new Proxy(value, {
    // Methods such as `map` are not texts; they read the texts through this proxy.
    get: (own, key) =>
      Object.hasOwn(own, key) ? translate(Reflect.get(own, key)) : (Reflect.get(own, key) as unknown),
  });
  seen.set(value, wrapped);
  return wrapped;
}

// The arguments of a text function are data: names, numbers, times.
function call(sentence: (...given: unknown[]) => unknown): (...given: unknown[]) => unknown {
  return (...given) => {
    const text = sentence(...given);
    if (typeof text !== "string" || locale === "english") return text;
    return pseudo(
      text,
      given.filter((one) => typeof one === "string"),
    );
  };
}

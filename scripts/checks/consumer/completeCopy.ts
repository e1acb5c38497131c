import { translate } from "@mimi/ui/copy";
import type { Translation } from "@mimi/ui/copy";

/** All texts of a component. Unlike those of `Copy`, none can be left out. */
type CompleteCopy<T> = { readonly [Key in keyof T]: CompleteText<T[Key]> };

type CompleteText<T> = T extends string
  ? string
  : T extends (...given: infer Given) => string
    ? (...given: Given) => string
    : T extends readonly string[]
      ? readonly string[]
      : CompleteCopy<T>;

/** Translates every text of a component: a new English text is an error of types until it is translated. */
export function complete<T extends object>(english: T, texts: CompleteCopy<NoInfer<T>>): Translation {
  return translate(english, texts);
}

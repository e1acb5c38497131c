import { ALTERNATIVES_MAX, REPLY_TEXT_MAX } from "@mimi/contract";
import { invalidMessage, notFound } from "../../../shared/errors/ApiError.ts";

/** A variant of a reply, as far as the decisions depend on it. */
export interface StoredVariant {
  readonly id: string;
  readonly index: number;
  readonly text: string;
  readonly finish: string | null;
}

/** Where the next variant of a reply is written: over an empty one, or as a new one. */
export type VariantDecision =
  | { readonly kind: "overwrite"; readonly id: string; readonly index: number }
  | { readonly kind: "add"; readonly index: number };

/** Decides where another variant of a reply is written. Throws 40401, and 40001 when there are too many. */
export function decideVariant(variants: readonly StoredVariant[], selected: number): VariantDecision {
  const present = variants.find(({ index }) => index === selected);
  const last = variants.at(-1);
  if (!present || !last) throw notFound();
  if (present.text === "") return { kind: "overwrite", id: present.id, index: present.index };
  if (variants.length >= ALTERNATIVES_MAX) {
    throw invalidMessage("too_many", "This reply has as many versions as it can have.");
  }
  return { kind: "add", index: last.index + 1 };
}

/** Decides which variant of a reply is continued: the selected one. Throws 40401 and 40001. */
export function decideContinue(variants: readonly StoredVariant[], selected: number): StoredVariant {
  const present = variants.find(({ index }) => index === selected);
  if (!present) throw notFound();
  if (present.text === "") throw invalidMessage("too_short", "There is nothing to go on with yet.");
  if (present.finish === "blocked") {
    throw invalidMessage("invalid_choice", "This reply was blocked; ask for another one.");
  }
  if (present.text.length >= REPLY_TEXT_MAX) {
    throw invalidMessage("too_long", "This reply is as long as a reply can be.");
  }
  return present;
}

import { useNumberFormat } from "../../components/ThemeRoot/ThemeContext.ts";
import { wordsOf } from "../../format/wordsOf.ts";
import type { characterSizeTexts } from "./characterSizeTexts.ts";
import * as css from "./CharacterSize.css.ts";

interface CharacterSizeProps {
  /** Estimates in tokens: the total, and the part that is always sent to the model. */
  tokens: { readonly permanent: number; readonly total: number };
  copy: typeof characterSizeTexts;
  className?: string;
}

/** How long a character is, in words; the tokens are behind it. */
export function CharacterSize({ tokens, copy, className }: CharacterSizeProps) {
  const number = useNumberFormat();
  const words = wordsOf(tokens.total);
  return (
    <details className={className}>
      <summary className={css.summary}>{copy.size(lengthOf(words), number(words))}</summary>
      <p className={css.details}>{copy.sizeDetails(number(tokens.total), number(tokens.permanent))}</p>
    </details>
  );
}

function lengthOf(words: number): "short" | "medium" | "long" {
  if (words < 300) return "short";
  return words < 800 ? "medium" : "long";
}

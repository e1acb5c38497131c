import { CloseIcon } from "../../../components/Icon/CloseIcon.generated.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { Skeleton } from "../../../components/Skeleton/Skeleton.tsx";
import type { ComposerCopy } from "./Composer.copy.ts";
import type { ComposerSuggestions } from "./ComposerSuggestions.ts";
import * as css from "./ComposerSuggestionList.css.ts";

interface ComposerSuggestionListProps extends ComposerSuggestions {
  copy: ComposerCopy;
  /** The user chose a suggestion; it can be edited before it is sent. */
  onPick: (text: string) => void;
}

/** Suggestions over the field; a part of Composer that is loaded on demand. */
export function ComposerSuggestionList({ state, copy, onPick, onOpenChange }: ComposerSuggestionListProps) {
  return (
    <section className={css.suggestions} aria-label={copy.suggestions} aria-busy={state.kind === "loading"}>
      <div className={css.items}>
        {state.kind === "loading" &&
          ["72%", "88%", "60%"].map((width) => <Skeleton key={width} width={width} height={34} />)}
        {state.kind === "failed" && (
          <p className={css.failed} role="status">
            {state.error ?? copy.suggestionsFailed}
          </p>
        )}
        {state.kind === "ready" &&
          state.value.map((text) => (
            <button
              key={text}
              type="button"
              dir="auto"
              className={css.suggestion}
              onClick={() => onPick(text)}
            >
              {text}
            </button>
          ))}
      </div>
      <IconButton
        size="small"
        label={copy.suggestionsClose}
        icon={<CloseIcon size={16} />}
        onClick={() => onOpenChange(false)}
      />
    </section>
  );
}

import { useNumberFormat } from "../../../components/ThemeRoot/ThemeContext.ts";
import { FailedState } from "../../../components/FailedState/FailedState.tsx";
import { wordsOf } from "../../../format/wordsOf.ts";
import { assertNever } from "../../../assertNever.ts";
import * as panel from "../panel.css.ts";
import { PanelLoading } from "../PanelLoading.tsx";
import type { PromptPreview, PromptPreviewSection } from "./Memory.ts";
import * as css from "./MemoryPanel.css.ts";
import type { MemoryPanelCopy } from "./MemoryPanel.copy.ts";

interface MemoryPanelPromptProps {
  prompt: PromptPreview;
  characterName: string;
  copy: MemoryPanelCopy;
}

/** The prompt, part by part, with the cost of each. */
export function MemoryPanelPrompt({ prompt, characterName, copy }: MemoryPanelPromptProps) {
  const number = useNumberFormat();
  const words = (tokens: number) => number(wordsOf(tokens));
  switch (prompt.kind) {
    case "loading":
      return <PanelLoading label={copy.loading} height={44} />;
    case "failed":
      return <FailedState title={copy.promptFailed} level={3} onRetry={prompt.onRetry} />;
    case "ready":
      return (
        <>
          <p className={panel.quiet}>{copy.promptBody(characterName)}</p>
          <div>
            {prompt.sections.map((section) => (
              <details key={section.id} className={css.section}>
                <summary className={css.summary}>
                  <span className={panel.title}>{section.title}</span>
                  <span className={css.cost}>{copy.words(words(section.tokens))}</span>
                </summary>
                <p dir="auto" className={css.content}>
                  {contentOf(section, copy)}
                </p>
              </details>
            ))}
          </div>
          <p className={panel.quiet}>
            {copy.total(words(prompt.total), words(prompt.historyBudget), number(prompt.total))}
          </p>
        </>
      );
    default:
      return assertNever(prompt);
  }
}

function contentOf({ content }: PromptPreviewSection, copy: MemoryPanelCopy): string {
  switch (content.kind) {
    case "text":
      return content.text;
    case "hidden":
      return copy.hidden;
    case "history":
      return copy.history;
    default:
      return assertNever(content);
  }
}

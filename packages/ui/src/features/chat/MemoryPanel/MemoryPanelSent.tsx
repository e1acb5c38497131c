import { useNumberFormat } from "../../../components/ThemeRoot/ThemeContext.ts";
import { FailedState } from "../../../components/FailedState/FailedState.tsx";
import { wordsOf } from "../../../format/wordsOf.ts";
import { assertNever } from "../../../assertNever.ts";
import * as panel from "../panel.css.ts";
import { PanelLoading } from "../PanelLoading.tsx";
import type { SentSection, SentToModel } from "./Memory.ts";
import * as css from "./MemoryPanel.css.ts";
import type { MemoryPanelCopy } from "./MemoryPanel.copy.ts";

interface MemoryPanelSentProps {
  sent: SentToModel;
  characterName: string;
  copy: MemoryPanelCopy;
}

/** The prompt, part by part, with the cost of each. */
export function MemoryPanelSent({ sent, characterName, copy }: MemoryPanelSentProps) {
  const number = useNumberFormat();
  const words = (tokens: number) => number(wordsOf(tokens));
  switch (sent.kind) {
    case "loading":
      return <PanelLoading label={copy.loading} height={44} />;
    case "failed":
      return <FailedState title={copy.sentFailed} level={3} onRetry={sent.onRetry} />;
    case "ready":
      return (
        <>
          <p className={panel.quiet}>{copy.sentBody(characterName)}</p>
          <div>
            {sent.sections.map((section) => (
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
            {copy.total(words(sent.total), words(sent.historyBudget), number(sent.total))}
          </p>
        </>
      );
    default:
      return assertNever(sent);
  }
}

function contentOf({ content }: SentSection, copy: MemoryPanelCopy): string {
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

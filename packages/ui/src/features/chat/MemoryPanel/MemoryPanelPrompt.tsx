import { useNumberFormat } from "../../../components/ThemeRoot/ThemeContext.ts";
import { FailedState } from "../../../components/FailedState/FailedState.tsx";
import { failedProps } from "../../../components/FailedState/failedProps.ts";
import type { Loadable } from "../../../components/states.ts";
import { wordsOf } from "../../../format/wordsOf.ts";
import { assertNever } from "../../../assertNever.ts";
import * as panel from "../panel.css.ts";
import { PanelLoading } from "../PanelLoading.tsx";
import type { PromptPreview, PromptPreviewSection } from "./Memory.ts";
import * as css from "./MemoryPanel.css.ts";
import type { MemoryPanelCopy } from "./MemoryPanel.copy.ts";

interface MemoryPanelPromptProps {
  prompt: Loadable<PromptPreview>;
  characterName: string;
  copy: MemoryPanelCopy;
}

/** The prompt, part by part, with the cost of each. */
export function MemoryPanelPrompt({ prompt, characterName, copy }: MemoryPanelPromptProps) {
  switch (prompt.kind) {
    case "idle":
    case "loading":
      return <PanelLoading label={copy.loading} height={44} />;
    case "failed":
      return <FailedState {...failedProps(prompt)} title={copy.promptFailed} level={3} />;
    case "ready":
      return <Prompt {...prompt.value} characterName={characterName} copy={copy} />;
    default:
      return assertNever(prompt);
  }
}

function Prompt({
  sections,
  total,
  historyBudget,
  characterName,
  copy,
}: PromptPreview & Omit<MemoryPanelPromptProps, "prompt">) {
  const number = useNumberFormat();
  const words = (tokens: number) => number(wordsOf(tokens));
  return (
    <>
      <p className={panel.quiet}>{copy.promptBody(characterName)}</p>
      <div>
        {sections.map((section) => (
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
      <p className={panel.quiet}>{copy.total(words(total), words(historyBudget), number(total))}</p>
    </>
  );
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

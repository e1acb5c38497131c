import { useNumberFormat } from "../../../components/ThemeRoot/ThemeContext.ts";
import { Button } from "../../../components/Button/Button.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { FailedState } from "../../../components/FailedState/FailedState.tsx";
import { failedProps } from "../../../components/FailedState/failedProps.ts";
import { PlusIcon } from "../../../components/Icon/PlusIcon.generated.ts";
import { wordsOf } from "../../../format/wordsOf.ts";
import { assertNever } from "../../../assertNever.ts";
import * as panel from "../panel.css.ts";
import { PanelLoading } from "../PanelLoading.tsx";
import * as css from "./MemoryPanel.css.ts";
import type { MemoryPanelCopy } from "./MemoryPanel.copy.ts";
import { MemoryPanelDraft } from "./MemoryPanelDraft.tsx";
import { MemoryPanelLine } from "./MemoryPanelLine.tsx";
import type { MemoryPanelProps } from "./MemoryPanelProps.ts";

interface MemoryPanelLinesProps extends Pick<MemoryPanelProps, "memory" | "draft" | "maxLength"> {
  actions: Pick<
    MemoryPanelProps,
    "onDraftChange" | "onLineSave" | "onLinePinChange" | "onLineDelete" | "onLineConfirm" | "onMessageOpen"
  >;
  copy: MemoryPanelCopy;
}

/** The memories, pinned ones first, and a form to add one. */
export function MemoryPanelLines({ memory, draft, maxLength, actions, copy }: MemoryPanelLinesProps) {
  const number = useNumberFormat();
  const { onDraftChange, onLineSave } = actions;
  // What cannot be saved is not written.
  const editing = onDraftChange && onLineSave && { onDraftChange, onLineSave };
  const form = editing && draft && (
    <MemoryPanelDraft
      {...editing}
      draft={draft}
      label={draft.id === undefined ? copy.addLabel : copy.correctLabel}
      maxLength={maxLength}
      copy={copy}
    />
  );
  switch (memory.kind) {
    case "idle":
    case "loading":
      return <PanelLoading label={copy.loading} height={56} />;
    case "failed":
      return <FailedState {...failedProps(memory)} title={copy.failed} level={3} />;
    case "ready":
      return (
        <>
          {memory.value.lines.length === 0 && draft === undefined ? (
            <EmptyState title={copy.empty} level={3}>
              {copy.emptyBody}
            </EmptyState>
          ) : (
            <ul role="list" className={css.lines}>
              {memory.value.lines.map((line) => (
                <li key={line.id}>
                  {form && draft?.id === line.id ? (
                    form
                  ) : (
                    <MemoryPanelLine
                      line={line}
                      onLinePinChange={actions.onLinePinChange}
                      onLineDelete={actions.onLineDelete}
                      onLineConfirm={actions.onLineConfirm}
                      onEdit={editing && (() => editing.onDraftChange({ id: line.id, text: line.text }))}
                      onMessageOpen={actions.onMessageOpen}
                      copy={copy}
                    />
                  )}
                </li>
              ))}
            </ul>
          )}
          {form && draft?.id === undefined ? (
            form
          ) : (
            <div className={css.footer}>
              {editing && (
                <Button size="medium" icon={<PlusIcon />} onClick={() => editing.onDraftChange({ text: "" })}>
                  {copy.add}
                </Button>
              )}
              <p className={panel.quiet}>
                {copy.budget(
                  number(wordsOf(memory.value.tokens.sent)),
                  number(wordsOf(memory.value.tokens.budget)),
                )}
              </p>
            </div>
          )}
        </>
      );
    default:
      return assertNever(memory);
  }
}

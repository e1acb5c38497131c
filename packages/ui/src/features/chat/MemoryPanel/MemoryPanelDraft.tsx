import { useEffect, useRef } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { TextArea } from "../../../components/TextArea/TextArea.tsx";
import { isInputMethodKey } from "../../../components/isInputMethodKey.ts";
import { useAttempt } from "../../../components/useAttempt.ts";
import { charactersOver } from "../../../format/characters.ts";
import * as panel from "../panel.css.ts";
import { useEscapeInside } from "../useEscapeInside.ts";
import type { MemoryDraft } from "./Memory.ts";
import * as css from "./MemoryPanel.css.ts";
import type { MemoryPanelCopy } from "./MemoryPanel.copy.ts";
import type { MemoryPanelProps } from "./MemoryPanelProps.ts";

interface MemoryPanelDraftProps
  extends Required<Pick<MemoryPanelProps, "onDraftChange" | "onLineSave">>,
    Pick<MemoryPanelProps, "maxLength"> {
  draft: MemoryDraft;
  label: string;
  copy: MemoryPanelCopy;
}

/** A form for a memory. Ctrl+Enter saves, Escape cancels. */
export function MemoryPanelDraft({
  draft,
  label,
  onDraftChange,
  onLineSave,
  maxLength,
  copy,
}: MemoryPanelDraftProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEscapeInside(field, () => onDraftChange(undefined));
  useEffect(() => field.current?.focus(), []);
  const text = draft.text.trim();
  const [hasTried, attempt] = useAttempt();
  const isPending = draft.state?.kind === "pending";
  const isValid = text !== "" && charactersOver(text, maxLength) === 0;
  const save = (form: HTMLElement) =>
    !isPending && attempt(form, isValid, () => onLineSave({ ...draft, text }));
  const failure = draft.state?.kind === "failed" ? (draft.state.error ?? copy.saveFailed) : undefined;
  return (
    <form
      className={css.draft}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save(event.currentTarget);
      }}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || isInputMethodKey(event)) return;
        if (!event.ctrlKey && !event.metaKey) return;
        event.preventDefault();
        save(event.currentTarget);
      }}
    >
      <TextArea
        ref={field}
        label={label}
        rows={2}
        maxLength={maxLength}
        placeholder={copy.addPlaceholder}
        value={draft.text}
        error={hasTried && text === "" ? copy.textMissing : isValid ? failure : undefined}
        onValueChange={(value) => onDraftChange({ ...draft, text: value })}
      />
      <div className={panel.ends}>
        <Button variant="quiet" onClick={() => onDraftChange(undefined)}>
          {copy.cancel}
        </Button>
        <Button type="submit" variant="primary" pending={isPending}>
          {copy.save}
        </Button>
      </div>
    </form>
  );
}

import type { SubmitState } from "../../../components/states.ts";
import { useState } from "react";
import type { FormEvent } from "react";
import { assertNever } from "../../../assertNever.ts";
import { Button } from "../../../components/Button/Button.tsx";
import { TextArea } from "../../../components/TextArea/TextArea.tsx";
import { useAttempt } from "../../../components/useAttempt.ts";
import { useControllable } from "../../../components/useControllable.ts";
import { charactersOver } from "../../../format/characters.ts";
import { AlertIcon } from "../../../components/Icon/AlertIcon.generated.ts";
import type { NoticeAppeal } from "./Notice.ts";
import type { noticeCardCopy } from "./NoticeCard.copy.ts";
import * as css from "./NoticesPane.css.ts";

/** The form of an appeal: what was typed, and its sending. */
export interface NoticeAppealForm {
  /** The state of sending an appeal against the decision. */
  sending: SubmitState;
  /** The most characters of an appeal. */
  textLimit: number;
  /** What was typed. Absent: the form holds it itself. */
  draft?: string;
  /** The text at first, if the form holds it itself. */
  defaultDraft?: string;
  onDraftChange?: (draft: string) => void;
  /** The user sent the appeal. Absent: there is no form. */
  onAppeal?: (text: string) => void;
}

interface NoticeCardAppealProps {
  appeal: NoticeAppeal;
  form: NoticeAppealForm;
  copy: typeof noticeCardCopy.appeal;
}

/** The state of the appeal against a decision, or the form for it. */
export function NoticeCardAppeal({ appeal, form, copy }: NoticeCardAppealProps) {
  switch (appeal.kind) {
    case "closed":
      return null;
    case "possible":
      return form.onAppeal && <AppealForm form={form} copy={copy} />;
    case "waiting":
      return (
        <div className={css.appeal}>
          <p role="status">{copy.waiting}</p>
          <Words name={copy.yours} text={appeal.text} />
        </div>
      );
    case "decided":
      return (
        <div className={css.appeal}>
          <p>{copy[appeal.result]}</p>
          <Words name={copy.yours} text={appeal.text} />
          {appeal.answer !== undefined && <Words name={copy.answer} text={appeal.answer} />}
        </div>
      );
    default:
      return assertNever(appeal);
  }
}

function Words({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <p className={css.name}>{name}</p>
      <p dir="auto" className={css.words}>
        {text}
      </p>
    </div>
  );
}

// The text stays after a failed attempt and after Cancel.
function AppealForm({ form, copy }: Pick<NoticeCardAppealProps, "form" | "copy">) {
  const { sending, textLimit, onAppeal } = form;
  const [text, setText] = useControllable(form.draft, form.defaultDraft ?? "", form.onDraftChange);
  const [chosen, setOpen] = useState<boolean>();
  const open = chosen ?? (sending.kind !== "idle" || text !== "");
  const [hasTried, attempt] = useAttempt();
  const pending = sending.kind === "pending";
  if (!open) {
    return (
      <div className={css.appeal}>
        <p className={css.text}>{copy.offer}</p>
        <Button onClick={() => setOpen(true)}>{copy.open}</Button>
      </div>
    );
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isValid = text.trim() !== "" && charactersOver(text, textLimit) === 0;
    if (!pending) attempt(event.currentTarget, isValid, () => onAppeal?.(text.trim()));
  };
  return (
    <div className={css.appeal}>
      <form noValidate onSubmit={submit} className={css.form}>
        <TextArea
          label={copy.label}
          rows={4}
          maxLength={textLimit}
          disabled={pending}
          value={text}
          error={hasTried && text.trim() === "" ? copy.required : undefined}
          onValueChange={setText}
        />
        <p role="status" className={css.failed}>
          {sending.kind === "failed" && (
            <>
              <AlertIcon size={16} />
              <span>{sending.error ?? copy.failed}</span>
            </>
          )}
        </p>
        <div className={css.actions}>
          <Button type="submit" variant="primary" pending={pending}>
            {copy.send}
          </Button>
          <Button variant="quiet" disabled={pending} onClick={() => setOpen(false)}>
            {copy.cancel}
          </Button>
        </div>
      </form>
    </div>
  );
}

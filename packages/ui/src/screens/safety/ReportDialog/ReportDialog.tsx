import type { RootProps } from "../../../components/rootProps.ts";
import { rootProps } from "../../../components/rootProps.ts";
import type { FormEvent } from "react";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { Button } from "../../../components/Button/Button.tsx";
import { RadioGroup } from "../../../components/RadioGroup/RadioGroup.tsx";
import { TextArea } from "../../../components/TextArea/TextArea.tsx";
import { useControllable } from "../../../components/useControllable.ts";
import { useAttempt } from "../../../components/useAttempt.ts";
import { charactersOver } from "../../../format/characters.ts";
import { Link } from "../../../components/Link/Link.tsx";
import { AlertIcon } from "../../../components/Icon/AlertIcon.generated.ts";
import { Modal } from "../../../components/Modal/Modal.tsx";
import { reportDialogCopy } from "./ReportDialog.copy.ts";
import type { ReportDialogCopy } from "./ReportDialog.copy.ts";
import * as css from "./ReportDialog.css.ts";
import { ReportDialogSent } from "./ReportDialogSent.tsx";
import type { Report, ReportDraft, ReportReason, ReportStatus, ReportSubject } from "./Report.ts";

export interface ReportDialogProps extends RootProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** The user closed it, before or after sending. */
  onOpenChange: (open: boolean) => void;
  /** The reported content. */
  subject: ReportSubject;
  /** The offered reasons, in order. @default all */
  reasons?: readonly ReportReason[];
  /** The most characters of the text. @default 1000 */
  maxLength?: number;
  /** What was entered; owned by the parent, so that it is never lost. Absent: the dialog holds it itself. */
  draft?: ReportDraft;
  /** The report at first, if the dialog holds it itself. @default no reason, and no text */
  defaultDraft?: ReportDraft;
  /** The user chose a reason or typed; the whole new draft. */
  onDraftChange?: (draft: ReportDraft) => void;
  /** State of sending. @default { kind: "idle" } */
  state?: ReportStatus;
  /** URL of the form for intimate images without consent, which is offered with the reason `real_person`. Absent: no link. */
  takeDownHref?: string;
  /** The user sent the report; its text may be empty. Not called without a reason or while sending. */
  onSend: (report: Report) => void;
  /** Texts of the component. @default English */
  copy?: Copy<ReportDialogCopy>;
}

const noDraft: ReportDraft = { text: "" };
const allReasons = Object.keys(reportDialogCopy.reasons) as ReportReason[];

/** Reports content to moderators: a reason, an optional text, then a receipt. */
export function ReportDialog(props: ReportDialogProps) {
  const { open, onOpenChange, subject, state = { kind: "idle" } } = props;
  const copy = useCopy(reportDialogCopy, props.copy);
  if (state.kind === "sent") {
    return (
      <ReportDialogSent
        {...rootProps(props)}
        open={open}
        onOpenChange={onOpenChange}
        sent={state}
        copy={copy.sent}
      />
    );
  }
  return (
    <Modal
      {...rootProps(props)}
      open={open}
      onOpenChange={onOpenChange}
      title={copy.title[subject.kind]}
      description={subject.name === undefined ? copy.aboutUnnamed : copy.about(subject.name)}
      width={480}
    >
      <ReportForm
        reasons={props.reasons}
        maxLength={props.maxLength}
        draft={props.draft}
        defaultDraft={props.defaultDraft}
        onDraftChange={props.onDraftChange}
        state={state}
        takeDownHref={props.takeDownHref}
        onSend={props.onSend}
        onCancel={() => onOpenChange(false)}
        copy={copy}
      />
    </Modal>
  );
}

interface FormProps
  extends Pick<
    ReportDialogProps,
    "reasons" | "maxLength" | "draft" | "defaultDraft" | "onDraftChange" | "takeDownHref" | "onSend"
  > {
  state: ReportStatus;
  onCancel: () => void;
  copy: ReportDialogCopy;
}

function ReportForm(props: FormProps) {
  const { reasons = allReasons, state, maxLength = 1000, onSend, onCancel, takeDownHref, copy } = props;
  const [draft, setDraft] = useControllable<ReportDraft>(
    props.draft,
    props.defaultDraft ?? noDraft,
    props.onDraftChange,
  );
  const { reason, text } = draft;
  const [hasTried, attempt] = useAttempt();
  const pending = state.kind === "pending";
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isValid = reason !== undefined && charactersOver(text, maxLength) === 0;
    if (!pending)
      attempt(event.currentTarget, isValid, () => reason && onSend({ reason, text: text.trim() }));
  };
  return (
    <form noValidate onSubmit={submit} className={css.form}>
      <RadioGroup
        label={copy.reasonLabel}
        optionHints="chosen"
        options={reasons.map((value) => ({ value, ...copy.reasons[value] }))}
        value={reason ?? null}
        disabled={pending}
        error={hasTried && reason === undefined ? copy.reasonMissing : undefined}
        onValueChange={(chosen) => setDraft({ ...draft, reason: chosen })}
      />
      {reason === "real_person" && takeDownHref !== undefined && (
        <p className={css.takeDown}>
          <span>{copy.takeDown}</span> <Link href={takeDownHref}>{copy.takeDownLink}</Link>
        </p>
      )}
      {reason !== undefined && (
        <TextArea
          label={copy.text}
          hint={copy.textHint}
          rows={3}
          maxLength={maxLength}
          disabled={pending}
          value={text}
          onValueChange={(typed) => setDraft({ ...draft, text: typed })}
        />
      )}
      <div className={css.footer}>
        <p role="status" className={css.failed}>
          {state.kind === "failed" && (
            <>
              <AlertIcon size={16} />
              <span>{state.error ?? copy.failed}</span>
            </>
          )}
        </p>
        <div className={css.actions}>
          <Button size="medium" disabled={pending} onClick={onCancel}>
            {copy.cancel}
          </Button>
          <Button type="submit" variant="primary" size="medium" pending={pending}>
            {copy.send}
          </Button>
        </div>
      </div>
    </form>
  );
}

export type { Report, ReportDraft, ReportReason, ReportStatus, ReportSubject } from "./Report.ts";

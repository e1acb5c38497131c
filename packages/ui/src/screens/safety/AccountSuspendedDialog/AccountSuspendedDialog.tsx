import type { SubmitState } from "../../../components/states.ts";
import type { RootProps } from "../../../components/rootProps.ts";
import { rootProps } from "../../../components/rootProps.ts";
import { Button } from "../../../components/Button/Button.tsx";
import { Modal } from "../../../components/Modal/Modal.tsx";
import type { Notice } from "../NoticesPane/Notice.ts";
import { NoticeCard } from "../NoticesPane/NoticeCard.tsx";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { accountSuspendedDialogCopy } from "./AccountSuspendedDialog.copy.ts";
import * as css from "./AccountSuspendedDialog.css.ts";

export interface AccountSuspendedDialogProps extends RootProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** The user closed it. */
  onOpenChange: (open: boolean) => void;
  /** The decision that refuses the login. */
  notice: Notice;
  /** State of sending an appeal. @default { kind: "idle" } */
  state?: SubmitState;
  /** The most characters of an appeal. @default 2000 */
  maxLength?: number;
  /** What was typed; owned by the parent, so that it is never lost. Absent: the form holds it itself. */
  draft?: string;
  /** The text at first, if the form holds it itself. @default "" */
  defaultDraft?: string;
  /** The user typed; the whole new text. */
  onDraftChange?: (draft: string) => void;
  /** The user sent an appeal. Not called without a text or while one is being sent. Absent: there is no form. */
  onAppeal?: (text: string) => void;
  /** Texts of the component. @default English */
  copy?: Copy<typeof accountSuspendedDialogCopy>;
}

/** Why a user cannot log in: the decision, until when, and the appeal against it. */
export function AccountSuspendedDialog(props: AccountSuspendedDialogProps) {
  const { open, onOpenChange, notice, state = { kind: "idle" } } = props;
  const copy = useCopy(accountSuspendedDialogCopy, props.copy);
  return (
    <Modal
      {...rootProps(props)}
      open={open}
      onOpenChange={onOpenChange}
      title={copy.title}
      description={copy.description}
      width={560}
    >
      <div className={css.content}>
        <NoticeCard
          notice={notice}
          level={3}
          form={{
            sending: state,
            textLimit: props.maxLength ?? 2000,
            draft: props.draft,
            defaultDraft: props.defaultDraft,
            onDraftChange: props.onDraftChange,
            onAppeal: props.onAppeal,
          }}
        />
        <Button fullWidth size="large" onClick={() => onOpenChange(false)}>
          {copy.close}
        </Button>
      </div>
    </Modal>
  );
}

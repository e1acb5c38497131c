import { ConfirmDialog } from "../../../components/ConfirmDialog/ConfirmDialog.tsx";
import { signOutDialogCopy } from "./SignOutDialog.copy.ts";

export interface SignOutDialogProps {
  /** Whether it is showing. */
  open: boolean;
  /** The user opened or closed it. */
  onOpenChange: (open: boolean) => void;
  /** Whether the sign-out is under way. @default false */
  signingOut?: boolean;
  /** The reader confirmed. */
  onConfirm: () => void;
  /** Its words. @default English */
  copy?: typeof signOutDialogCopy;
}

/** Asks before signing out (§2), and says what becomes of drafts. */
export function SignOutDialog(props: SignOutDialogProps) {
  const { open, onOpenChange, signingOut, onConfirm, copy = signOutDialogCopy } = props;
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={copy.title}
      description={copy.description}
      cancelLabel={copy.cancel}
      confirmLabel={copy.confirm}
      confirming={signingOut}
      onConfirm={onConfirm}
    />
  );
}

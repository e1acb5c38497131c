import type { RootProps } from "../../../components/rootProps.ts";
import { rootProps } from "../../../components/rootProps.ts";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { ConfirmDialog } from "../../../components/ConfirmDialog/ConfirmDialog.tsx";
import { signOutDialogCopy } from "./SignOutDialog.copy.ts";

export interface SignOutDialogProps extends RootProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** The user opened or closed it. */
  onOpenChange: (open: boolean) => void;
  /** Whether signing out is in progress. @default false */
  pending?: boolean;
  /** The user confirmed. */
  onConfirm: () => void;
  /** Texts of the component. @default English */
  copy?: Copy<typeof signOutDialogCopy>;
}

/**
 * Confirms signing out, and says what happens to drafts.
 *
 * @example
 * <SignOutDialog open={open} onOpenChange={setOpen} onConfirm={signOut} />
 */
export function SignOutDialog(props: SignOutDialogProps) {
  const { open, onOpenChange, pending, onConfirm } = props;
  const copy = useCopy(signOutDialogCopy, props.copy);
  return (
    <ConfirmDialog
      {...rootProps(props)}
      open={open}
      onOpenChange={onOpenChange}
      title={copy.title}
      description={copy.description}
      copy={{ cancel: copy.cancel, confirm: copy.confirm }}
      pending={pending}
      onConfirm={onConfirm}
    />
  );
}

import { Component, type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { importOrToast } from "../state/rendering/lazyWithRetry.ts";
import { useCloseOnBack } from "../state/rendering/useCloseOnBack.ts";
import { sentenceOfCode } from "../state/texts/sentences.ts";
import { showToast } from "../state/overlays/toasts.actions.ts";

/** Imports the container of a dialog. */
export type LoadDialog = () => Promise<ComponentType>;

interface LazyDialogProps {
  open: boolean;
  load: LoadDialog;
  /** Back was pressed, another page was opened, or the dialog could not be rendered. */
  onClose: () => void;
}

/** A dialog whose code is loaded when it is first opened. It stays mounted when it closes, for its animation. */
export function LazyDialog({ open, load, onClose }: LazyDialogProps) {
  const [Loaded, setLoaded] = useState<ComponentType>();
  const close = useEffectEvent(onClose);
  useCloseOnBack(open, onClose);
  useEffect(() => {
    if (!open || Loaded) return;
    void importOrToast(load).then((component) => {
      if (component) setLoaded(() => component);
      // When the dialog is opened again, its code is loaded again.
      else close();
    });
  }, [open, Loaded, load]);
  if (!Loaded) return null;
  return (
    <DialogErrorBoundary open={open} onError={onClose}>
      <Loaded />
    </DialogErrorBoundary>
  );
}

interface DialogErrorBoundaryProps {
  /** A dialog with an error is rendered again when it is opened again. */
  open: boolean;
  onError: () => void;
  children: ReactNode;
}

/** Closes a dialog that cannot be rendered. The page stays. */
class DialogErrorBoundary extends Component<DialogErrorBoundaryProps, { hasError: boolean }> {
  override state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override componentDidCatch() {
    this.props.onError();
    showToast("failed", sentenceOfCode("unreachable"));
  }

  override componentDidUpdate(before: DialogErrorBoundaryProps) {
    if (this.state.hasError && this.props.open && !before.open) this.setState({ hasError: false });
  }

  override render() {
    return this.state.hasError ? null : this.props.children;
  }
}

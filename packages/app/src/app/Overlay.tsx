import { Component, type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { page } from "../services/page.ts";
import { importOrToast } from "../state/lazyWithRetry.ts";
import { sentenceOfCode } from "../state/sentences.ts";
import { showToast } from "../state/toasts.actions.ts";

/** Loads what stands over a page. */
export type OverlayCode = () => Promise<ComponentType>;

interface OverlayProps {
  open: boolean;
  load: OverlayCode;
  /** Back was pressed, another page was gone to, or it could not be shown. */
  onClose: () => void;
}

/** One dialog over any page: loaded when it is first opened, closed by Back, and there to fade away afterwards. */
export function Overlay({ open, load, onClose }: OverlayProps) {
  const [Loaded, setLoaded] = useState<ComponentType>();
  const close = useEffectEvent(onClose);
  useEffect(() => (open ? page().closeOnBack(close) : undefined), [open]);
  useEffect(() => {
    if (!open || Loaded) return;
    void importOrToast(load).then((code) => {
      if (code) setLoaded(() => code);
      // It is loaded again when it is opened again.
      else close();
    });
  }, [open, Loaded, load]);
  if (!Loaded) return null;
  return (
    <OverlayBoundary open={open} onBroken={onClose}>
      <Loaded />
    </OverlayBoundary>
  );
}

interface OverlayBoundaryProps {
  /** Opening it once more gives it another chance. */
  open: boolean;
  onBroken: () => void;
  children: ReactNode;
}

/** A dialog that breaks takes nothing else along. */
class OverlayBoundary extends Component<OverlayBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch() {
    this.props.onBroken();
    showToast("failed", sentenceOfCode("unreachable"));
  }

  override componentDidUpdate(before: OverlayBoundaryProps) {
    if (this.state.broken && this.props.open && !before.open) this.setState({ broken: false });
  }

  override render() {
    return this.state.broken ? null : this.props.children;
  }
}

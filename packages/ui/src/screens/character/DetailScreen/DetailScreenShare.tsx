import { useEffect, useRef } from "react";
import { Field } from "../../../components/Field/Field.tsx";
import { Modal } from "../../../components/Modal/Modal.tsx";
import type { DetailScreenCopy } from "./DetailScreen.copy.ts";

interface DetailScreenShareProps {
  /** The URL of the page. */
  address: string;
  /** Absent: the dialog stays. */
  onClose?: () => void;
  copy: DetailScreenCopy;
}

/** The URL of the page, selected, to copy by hand. */
export function DetailScreenShare({ address, onClose, copy }: DetailScreenShareProps) {
  const field = useRef<HTMLInputElement>(null);
  // The dialog has moved the focus before.
  useEffect(() => {
    const frame = requestAnimationFrame(() => field.current?.select());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Modal
      open
      title={copy.sharing.title}
      description={copy.sharing.text}
      onOpenChange={(open) => {
        if (!open) onClose?.();
      }}
    >
      <div onFocus={({ target }) => (target instanceof HTMLInputElement ? target.select() : undefined)}>
        <Field ref={field} label={copy.sharing.field} value={address} />
      </div>
    </Modal>
  );
}

import { useEffect, useEffectEvent } from "react";
import { page } from "../../services/browser/page.ts";

/** Back closes what is open over the page, and the page stays. Another page that is opened closes it too. */
export function useCloseOnBack(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (open ? page().closeOnBack(close) : undefined), [open]);
}

import { type ComponentType, Suspense, useEffect, useState } from "react";
import { useSnapshot } from "valtio";
import { authState } from "../features/auth/auth.store.ts";
import { importWithRetry } from "../services/importWithRetry.ts";
import { connectionState } from "../state/connection.store.ts";
import { dialogsState } from "../state/dialogs.store.ts";
import { toastsState } from "../state/toasts.store.ts";

const load = async () => (await import("./afterFirstPaint.ts")).AllOverlays;

/** What may stand over any page. None of it is loaded before the first picture, unless it is wanted. */
export function Overlays() {
  const { view } = useSnapshot(authState);
  const { toasts } = useSnapshot(toastsState);
  const dialogs = useSnapshot(dialogsState);
  const { online } = useSnapshot(connectionState);
  const [All, setAll] = useState<ComponentType>();
  const wanted = view.kind !== "closed" || toasts.length > 0 || Object.values(dialogs).some(Boolean);
  useEffect(() => {
    if (!wanted || All) return;
    importWithRetry(load).then(
      (code) => setAll(() => code),
      // It is loaded again when something else is to be shown, or when the browser comes online.
      () => undefined,
    );
  }, [wanted, All, view, toasts, dialogs, online]);
  return <Suspense>{All && <All />}</Suspense>;
}

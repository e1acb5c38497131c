import { type ComponentType, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { useSnapshot } from "valtio";
import { authState } from "../features/auth/auth.store.ts";
import { importWithRetry } from "../services/importWithRetry.ts";
import { connectionState } from "../state/remote/connection.store.ts";
import { dialogsState } from "../state/overlays/dialogs.store.ts";
import { toastsState } from "../state/overlays/toasts.store.ts";

const load = async () => (await import("./afterFirstPaint.ts")).AllOverlays;

/** Dialogs, banners and toasts. Their code is loaded when the first of them is shown. */
export function Overlays() {
  const { view } = useSnapshot(authState);
  const toasts = useSyncExternalStore(
    toastsState.subscribe,
    () => toastsState.toasts,
    () => toastsState.toasts,
  );
  const dialogs = useSnapshot(dialogsState);
  const { online } = useSnapshot(connectionState);
  const [All, setAll] = useState<ComponentType>();
  const isNeeded = view.kind !== "closed" || toasts.length > 0 || Object.values(dialogs).some(Boolean);
  useEffect(() => {
    if (!isNeeded || All) return;
    importWithRetry(load).then(
      (component) => setAll(() => component),
      // The import is retried when something else is shown, or when the browser comes online.
      () => undefined,
    );
  }, [isNeeded, All, view, toasts, dialogs, online]);
  return <Suspense>{All && <All />}</Suspense>;
}

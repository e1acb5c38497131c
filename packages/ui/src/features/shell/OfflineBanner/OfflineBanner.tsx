import { Button } from "../../../components/Button/Button.tsx";
import { DoneIcon } from "../../../components/Icon/DoneIcon.generated.ts";
import { OfflineIcon } from "../../../components/Icon/OfflineIcon.generated.ts";
import { offlineBannerCopy } from "./OfflineBanner.copy.ts";
import * as css from "./OfflineBanner.css.ts";

/** Whether the product reaches its server. */
export type Connection =
  | { readonly kind: "online" }
  /** It does not; `waiting` messages are kept to be sent later. */
  | { readonly kind: "offline"; readonly waiting?: number; readonly retrying?: boolean }
  /** It does again, after a while without. Shown for a moment. */
  | { readonly kind: "restored" };

export interface OfflineBannerProps {
  /** How the connection is. */
  connection: Connection;
  /** The user wants to try at once. Absent: it is tried by itself. */
  onRetry?: () => void;
  /** Its words. @default English */
  copy?: typeof offlineBannerCopy;
}

/**
 * Says that the connection is gone, and that nothing written is lost. Keep it mounted: what appears in it
 * is read out only if it was there before.
 */
export function OfflineBanner({ connection, onRetry, copy = offlineBannerCopy }: OfflineBannerProps) {
  return (
    <div role="status" className={css.place}>
      {connection.kind === "offline" && (
        <div className={css.banner}>
          <OfflineIcon className={css.mark} />
          <p className={css.words}>
            {copy.offline}
            {connection.waiting !== undefined && connection.waiting > 0 && (
              <span className={css.waiting}> {copy.waiting(connection.waiting)}</span>
            )}
          </p>
          {onRetry !== undefined && (
            <Button loading={connection.retrying} onPress={onRetry}>
              {copy.retry}
            </Button>
          )}
        </div>
      )}
      {connection.kind === "restored" && (
        <div className={css.banner}>
          <DoneIcon className={css.good} />
          <p className={css.words}>{copy.restored}</p>
        </div>
      )}
    </div>
  );
}

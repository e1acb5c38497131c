import type { RootProps } from "../../../components/rootProps.ts";
import { rootProps } from "../../../components/rootProps.ts";
import { useComposedRefs } from "@radix-ui/react-compose-refs";
import { useRef } from "react";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { useInset } from "../../../components/useInset.ts";
import { Button } from "../../../components/Button/Button.tsx";
import { DoneIcon } from "../../../components/Icon/DoneIcon.generated.ts";
import { OfflineIcon } from "../../../components/Icon/OfflineIcon.generated.ts";
import { offlineBannerCopy } from "./OfflineBanner.copy.ts";
import * as css from "./OfflineBanner.css.ts";

/** The connection to the server. */
export type Connection =
  | { readonly kind: "online" }
  /** Offline; `waiting` messages are sent later. */
  | {
      readonly kind: "offline";
      /** How many messages wait to be sent. */
      readonly waiting?: number;
      /** Whether it is being connected again. */
      readonly pending?: boolean;
    }
  /** Online again; shown briefly. */
  | { readonly kind: "restored" };

export interface OfflineBannerProps extends RootProps {
  /** State of the connection. */
  connection: Connection;
  /** The user wants to reconnect now. Absent: it reconnects automatically. */
  onRetry?: () => void;
  /** Texts of the component. @default English */
  copy?: Copy<typeof offlineBannerCopy>;
}

/**
 * Says that the connection is lost, and that no input is lost. Keep it mounted: a live region must exist before its
 * content.
 *
 * @example
 * <OfflineBanner connection={connection} />
 */
export function OfflineBanner({ ref, ...props }: OfflineBannerProps) {
  const place = useRef<HTMLDivElement>(null);
  const placeRef = useComposedRefs(place, ref);
  useInset(place, "bannerInset");
  const { connection, onRetry, copy: own } = props;
  const copy = useCopy(offlineBannerCopy, own);
  return (
    <div role="status" {...rootProps(props, css.place)} ref={placeRef}>
      {connection.kind === "offline" && (
        <div className={css.banner}>
          <OfflineIcon className={css.mark} />
          <p className={css.text}>
            <span>{copy.offline}</span>
            {connection.waiting !== undefined && connection.waiting > 0 && (
              <span className={css.waiting}>{` ${copy.waiting(connection.waiting)}`}</span>
            )}
          </p>
          {onRetry !== undefined && (
            <Button pending={connection.pending} onClick={onRetry}>
              {copy.retry}
            </Button>
          )}
        </div>
      )}
      {connection.kind === "restored" && (
        <div className={css.banner}>
          <DoneIcon className={css.good} />
          <p className={css.text}>{copy.restored}</p>
        </div>
      )}
    </div>
  );
}

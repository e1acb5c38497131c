import type { RootProps } from "../../../components/rootProps.ts";
import { rootProps } from "../../../components/rootProps.ts";
import { useComposedRefs } from "@radix-ui/react-compose-refs";
import { useRef } from "react";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { useInset } from "../../../components/useInset.ts";
import { Button } from "../../../components/Button/Button.tsx";
import { RetryIcon } from "../../../components/Icon/RetryIcon.generated.ts";
import * as css from "../OfflineBanner/OfflineBanner.css.ts";
import { newVersionBannerCopy } from "./NewVersionBanner.copy.ts";

export interface NewVersionBannerProps extends RootProps {
  /** Whether it is shown: a newer version is available. */
  open: boolean;
  /** Whether the page is reloading. @default false */
  pending?: boolean;
  /** The user wants to reload. */
  onReload: () => void;
  /** The user postponed the reload: `open` is `false`. Absent: the old version no longer works. */
  onOpenChange?: (open: boolean) => void;
  /** Texts of the component. @default English */
  copy?: Copy<typeof newVersionBannerCopy>;
}

/**
 * Announces a newer version. Keep it mounted: a live region must exist before its content.
 *
 * @example
 * <NewVersionBanner open={open} onReload={() => location.reload()} />
 */
export function NewVersionBanner({ ref, ...props }: NewVersionBannerProps) {
  const place = useRef<HTMLDivElement>(null);
  const placeRef = useComposedRefs(place, ref);
  useInset(place, "bannerInset");
  const { open, pending, onReload, onOpenChange } = props;
  const copy = useCopy(newVersionBannerCopy, props.copy);
  return (
    <div role="status" {...rootProps(props, css.place)} ref={placeRef}>
      {open && (
        <div className={css.banner}>
          <RetryIcon className={css.mark} />
          <p className={css.text}>{copy.message}</p>
          <Button pending={pending} onClick={onReload}>
            {copy.reload}
          </Button>
          {onOpenChange !== undefined && (
            <Button variant="quiet" onClick={() => onOpenChange(false)}>
              {copy.later}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

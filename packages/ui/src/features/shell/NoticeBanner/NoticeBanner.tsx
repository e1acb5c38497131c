import type { RootProps } from "../../../components/rootProps.ts";
import { rootProps } from "../../../components/rootProps.ts";
import { useComposedRefs } from "@radix-ui/react-compose-refs";
import { useRef } from "react";
import { useInset } from "../../../components/useInset.ts";
import { Button } from "../../../components/Button/Button.tsx";
import { ShieldIcon } from "../../../components/Icon/ShieldIcon.generated.ts";
import * as css from "../OfflineBanner/OfflineBanner.css.ts";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { noticeBannerCopy } from "./NoticeBanner.copy.ts";

export interface NoticeBannerProps extends RootProps {
  /** Whether it is shown: there is a decision that the user has not read. */
  open: boolean;
  /** The user wants to read it. */
  onNoticesOpen: () => void;
  /** Texts of the component. @default English */
  copy?: Copy<typeof noticeBannerCopy>;
}

/**
 * Says that moderators have decided something. Keep it mounted: a live region must exist before its content.
 *
 * @example
 * <NoticeBanner open={open} onNoticesOpen={openNotices} />
 */
export function NoticeBanner({ ref, ...props }: NoticeBannerProps) {
  const place = useRef<HTMLDivElement>(null);
  const placeRef = useComposedRefs(place, ref);
  useInset(place, "bannerInset");
  const { open, onNoticesOpen, copy: own } = props;
  const copy = useCopy(noticeBannerCopy, own);
  return (
    <div role="status" {...rootProps(props, css.place)} ref={placeRef}>
      {open && (
        <div className={css.banner}>
          <ShieldIcon className={css.mark} />
          <p className={css.text}>{copy.message}</p>
          <Button onClick={onNoticesOpen}>{copy.read}</Button>
        </div>
      )}
    </div>
  );
}

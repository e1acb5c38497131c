import type { Copy } from "../ThemeRoot/Copy.ts";
import { pageProgressCopy } from "./PageProgress.copy.ts";
import { useCopy } from "../ThemeRoot/ThemeContext.ts";
import type { NativeProps } from "../rootProps.ts";
import * as css from "./PageProgress.css.ts";

export interface PageProgressProps extends NativeProps<"div", "children"> {
  /** Whether a page is loading. */
  pending: boolean;
  /** Texts of the component, which are announced. @default English */
  copy?: Copy<typeof pageProgressCopy>;
}

/**
 * A thin line along the top of the window while the next page loads.
 *
 * @example
 * <PageProgress pending={isLoading} />
 */
export function PageProgress({ pending, copy: own, ...rest }: PageProgressProps) {
  const copy = useCopy(pageProgressCopy, own);
  if (!pending) return null;
  return (
    // It is outside of the page's landmarks, where a live region is expected.
    <div role="status" {...rest}>
      <div className={css.track} role="progressbar" aria-label={copy.label}>
        <div className={css.bar} />
      </div>
    </div>
  );
}

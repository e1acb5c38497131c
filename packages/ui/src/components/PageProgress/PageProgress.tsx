import type { Copy } from "../ThemeRoot/Copy.ts";
import { pageProgressCopy } from "./PageProgress.copy.ts";
import { useCopy } from "../ThemeRoot/ThemeContext.ts";
import { rootProps } from "../rootProps.ts";
import type { RootProps } from "../rootProps.ts";
import * as css from "./PageProgress.css.ts";

export interface PageProgressProps extends RootProps<HTMLDivElement> {
  /** Whether a page is loading. */
  pending: boolean;
  /** Texts of the component, which are announced. @default English */
  copy?: Copy<typeof pageProgressCopy>;
}

/** A thin line along the top of the window while the next page loads. */
export function PageProgress(props: PageProgressProps) {
  const copy = useCopy(pageProgressCopy, props.copy);
  if (!props.pending) return null;
  return (
    // It is outside of the page's landmarks, where a live region is expected.
    <div role="status" {...rootProps(props)}>
      <div className={css.track} role="progressbar" aria-label={copy.label}>
        <div className={css.bar} />
      </div>
    </div>
  );
}

import { pageProgressCopy } from "./PageProgress.copy.ts";
import * as css from "./PageProgress.css.ts";

export interface PageProgressProps {
  /** Whether a page is on its way. */
  active: boolean;
  /** Said to those who cannot see the bar. @default "Loading page" */
  label?: string;
}

/** A thin line along the top of the window while the next page is fetched. */
export function PageProgress({ active, label = pageProgressCopy.label }: PageProgressProps) {
  if (!active) return null;
  return (
    // It stands outside all of the page's landmarks: a live region is where readers look for it.
    <div role="status">
      <div className={css.track} role="progressbar" aria-label={label}>
        <div className={css.bar} />
      </div>
    </div>
  );
}

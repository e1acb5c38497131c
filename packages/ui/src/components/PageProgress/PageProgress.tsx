import { pageProgressCopy } from "./PageProgress.copy.ts";
import { useCopy } from "../ThemeRoot/ThemeContext.ts";
import * as css from "./PageProgress.css.ts";

export interface PageProgressProps {
  /** Whether a page is loading. */
  active: boolean;
  /** Announced to screen readers. @default "Loading page" */
  label?: string;
}

/** A thin line along the top of the window while the next page loads. */
export function PageProgress({ active, label }: PageProgressProps) {
  const copy = useCopy(pageProgressCopy);
  if (!active) return null;
  return (
    // It is outside of the page's landmarks, where a live region is expected.
    <div role="status">
      <div className={css.track} role="progressbar" aria-label={label ?? copy.label}>
        <div className={css.bar} />
      </div>
    </div>
  );
}

import { useId } from "react";
import type { ReactNode } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { ChevronRightIcon } from "../../../components/Icon/ChevronRightIcon.generated.ts";
import { RetryIcon } from "../../../components/Icon/RetryIcon.generated.ts";
import { Link } from "../../../components/Link/Link.tsx";
import * as css from "./Shelf.css.ts";

export interface ShelfProps {
  /** What stands on it. */
  title: string;
  /** Where the rest of it is. Absent: this is all. */
  allHref?: string;
  /** The words of that link. */
  allLabel?: string;
  /** Something to do about the whole shelf, at the end of its heading. */
  action?: ReactNode;
  /** What it holds. */
  children: ReactNode;
}

/** A titled part of a page. */
export function Shelf({ title, allHref, allLabel, action, children }: ShelfProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={css.shelf}>
      <div className={css.head}>
        <h2 id={titleId} className={css.title}>
          {title}
        </h2>
        {allHref !== undefined && (
          <Link href={allHref} variant="plain" className={css.all}>
            {allLabel}
            <ChevronRightIcon size={16} />
          </Link>
        )}
        {action}
      </div>
      {children}
    </section>
  );
}

export interface ShelfFailedProps {
  /** What did not arrive. */
  text: string;
  /** The words of the button. */
  retryLabel: string;
  /** The user asked for it again. */
  onRetry: () => void;
  /** A class of its own, for its place in what is around it. */
  className?: string;
}

/** In place of what a shelf would hold, when that alone failed. `className` gives it the height of it. */
export function ShelfFailed({ text, retryLabel, onRetry, className }: ShelfFailedProps) {
  return (
    <div role="alert" className={[css.failed, className].filter(Boolean).join(" ")}>
      <p>{text}</p>
      <Button icon={<RetryIcon size={16} />} onPress={onRetry}>
        {retryLabel}
      </Button>
    </div>
  );
}

import type { RootProps } from "../../../components/rootProps.ts";
import { rootProps } from "../../../components/rootProps.ts";
import { useId } from "react";
import type { ReactNode } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { ChevronRightIcon } from "../../../components/Icon/ChevronRightIcon.generated.ts";
import { RetryIcon } from "../../../components/Icon/RetryIcon.generated.ts";
import type { LoadFailed } from "../../../components/states.ts";
import { Link } from "../../../components/Link/Link.tsx";
import * as css from "./Shelf.css.ts";

export interface ShelfProps extends RootProps {
  /** The heading. */
  title: string;
  /** URL of the full list. Absent: there is no link. */
  allHref?: string;
  /** The texts of that link. */
  allLabel?: string;
  /** An action for the whole shelf, at the end of its heading. */
  action?: ReactNode;
  /** The content. */
  children: ReactNode;
}

/**
 * A titled part of a page.
 *
 * @example
 * <Shelf title="Continue">{content}</Shelf>
 */
export function Shelf(props: ShelfProps) {
  const { title, allHref, allLabel, action, children } = props;
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} {...rootProps(props, css.shelf)}>
      <div className={css.head}>
        <h2 id={titleId} className={css.title}>
          {title}
        </h2>
        {allHref !== undefined && (
          <Link href={allHref} variant="plain" className={css.all}>
            <span>{allLabel}</span>
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
  /** What failed to load. */
  text: string;
  /** The texts of the button. */
  retryLabel: string;
  /** Why, and how it is loaded again. */
  state: LoadFailed;
  /** Class name added to the root element. */
  className?: string;
}

/** Shown instead of a shelf's content that failed to load. `className` sets its height. */
export function ShelfFailed({ text, retryLabel, state, className }: ShelfFailedProps) {
  return (
    <div role="alert" className={[css.failed, className].filter(Boolean).join(" ")}>
      <p>{state.error ?? text}</p>
      {state.onRetry && (
        <Button icon={<RetryIcon size={16} />} pending={state.pending} onClick={state.onRetry}>
          {retryLabel}
        </Button>
      )}
    </div>
  );
}

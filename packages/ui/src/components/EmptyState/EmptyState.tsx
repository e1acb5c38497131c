import type { ReactNode } from "react";
import * as css from "./EmptyState.css.ts";

export interface EmptyStateProps {
  /** What is not there, as a short sentence. */
  title: string;
  /** Why, or what would bring something here. */
  children?: ReactNode;
  /** A small picture; decoration. */
  picture?: ReactNode;
  /** The one way forward, as a Button. */
  action?: ReactNode;
  /** Level of its heading on the page. @default 2 */
  level?: 1 | 2 | 3;
  /** Whether it stands for a whole page: it takes the window and stands in its middle. @default false */
  page?: boolean;
}

/** Stands where a list would be when there is nothing to list. */
export function EmptyState(props: EmptyStateProps) {
  const { title, children, picture, action, level = 2, page = false } = props;
  const Heading = `h${level}` as const;
  return (
    <div className={page ? css.page : css.state}>
      {picture !== undefined && <div className={css.picture}>{picture}</div>}
      <Heading className={css.title}>{title}</Heading>
      {children !== undefined && <div className={css.words}>{children}</div>}
      {action !== undefined && <div className={css.action}>{action}</div>}
    </div>
  );
}

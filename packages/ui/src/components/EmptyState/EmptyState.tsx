import type { ReactNode } from "react";
import { joinNames } from "../rootProps.ts";
import type { NativeProps } from "../rootProps.ts";
import * as css from "./EmptyState.css.ts";

export interface EmptyStateProps extends NativeProps<"div", "title"> {
  /** What is missing, as a short sentence. */
  title: string;
  /** Why, or what would add items here. */
  children?: ReactNode;
  /** A small image; decorative. */
  illustration?: ReactNode;
  /** The next step, as a Button. */
  action?: ReactNode;
  /** Level of its heading on the page. @default 2 */
  level?: 1 | 2 | 3;
  /** Whether it replaces a whole page: it fills the window and is centred. @default false */
  page?: boolean;
}

/**
 * Shown instead of a list when there are no items.
 *
 * @example
 * <EmptyState title="No chats yet" />
 */
export function EmptyState(props: EmptyStateProps) {
  const { title, children, illustration, action, level = 2, page = false, className, ...rest } = props;
  const Heading = `h${level}` as const;
  return (
    <div {...rest} className={joinNames(page ? css.page : css.state, className)}>
      {illustration !== undefined && <div className={css.illustration}>{illustration}</div>}
      <Heading className={css.title}>{title}</Heading>
      {children !== undefined && <div className={css.body}>{children}</div>}
      {action !== undefined && <div className={css.action}>{action}</div>}
    </div>
  );
}

import type { ReactNode } from "react";
import type { Copy } from "../ThemeRoot/Copy.ts";
import { useCopy } from "../ThemeRoot/ThemeContext.ts";
import { Button } from "../Button/Button.tsx";
import { EmptyState } from "../EmptyState/EmptyState.tsx";
import { AlertIcon } from "../Icon/AlertIcon.generated.ts";
import { OfflineIcon } from "../Icon/OfflineIcon.generated.ts";
import { RetryIcon } from "../Icon/RetryIcon.generated.ts";
import type { NativeProps } from "../rootProps.ts";
import { failedStateCopy } from "./FailedState.copy.ts";

export interface FailedStateProps extends NativeProps<"div", "title"> {
  /** What failed. @default "This did not load." */
  title?: string;
  /** Why, in a sentence. */
  children?: ReactNode;
  /** The cause: the server, or no connection. @default "server" */
  cause?: "server" | "offline";
  /** Whether a retry is in progress. @default false */
  pending?: boolean;
  /** The user pressed Retry. Absent: retrying would not help. */
  onRetry?: () => void;
  /** Level of its heading on the page. @default 2 */
  level?: 1 | 2 | 3;
  /** Whether it replaces a whole page: it fills the window and is centred. @default false */
  page?: boolean;
  /** Texts of the component. @default English */
  copy?: Copy<typeof failedStateCopy>;
}

/**
 * Shown instead of content that failed to load, with a retry button.
 *
 * @example
 * <FailedState title="The chats did not load." onRetry={reload} />
 */
export function FailedState(props: FailedStateProps) {
  const { title, children, cause = "server", pending, onRetry, level, page, copy: own, ...rest } = props;
  const copy = useCopy(failedStateCopy, own);
  const CauseIcon = cause === "offline" ? OfflineIcon : AlertIcon;
  const retry = onRetry !== undefined && (
    <Button icon={<RetryIcon />} size="medium" pending={pending} onClick={onRetry}>
      {copy.retry}
    </Button>
  );
  return (
    <div role="alert" {...rest}>
      <EmptyState
        title={title ?? copy.title}
        illustration={<CauseIcon size={40} />}
        action={retry || undefined}
        level={level}
        page={page}
      >
        {children ?? copy.body}
      </EmptyState>
    </div>
  );
}

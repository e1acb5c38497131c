import type { ReactNode } from "react";
import { Button } from "../Button/Button.tsx";
import { EmptyState } from "../EmptyState/EmptyState.tsx";
import { AlertIcon } from "../Icon/AlertIcon.generated.ts";
import { OfflineIcon } from "../Icon/OfflineIcon.generated.ts";
import { RetryIcon } from "../Icon/RetryIcon.generated.ts";
import { failedStateCopy } from "./FailedState.copy.ts";

export interface FailedStateProps {
  /** What did not work. @default "This did not load." */
  title?: string;
  /** Why, in a sentence. */
  children?: ReactNode;
  /** Whose fault it is: of whoever was asked, or of a connection that is not there. @default "server" */
  reason?: "server" | "offline";
  /** The words of the button that tries again. @default "Try again" */
  retryLabel?: string;
  /** Whether it is being tried again. @default false */
  retrying?: boolean;
  /** The user asked to try again. Absent: trying again would not help. */
  onRetry?: () => void;
  /** Level of its heading on the page. @default 2 */
  level?: 1 | 2 | 3;
  /** Whether it stands for a whole page: it takes the window and stands in its middle. @default false */
  page?: boolean;
}

/** Stands where something would be that could not be had, with the way to try again. */
export function FailedState(props: FailedStateProps) {
  const { title = failedStateCopy.title, children = failedStateCopy.words, onRetry, retrying } = props;
  const Picture = props.reason === "offline" ? OfflineIcon : AlertIcon;
  const retry = onRetry !== undefined && (
    <Button icon={<RetryIcon />} size="touch" loading={retrying} onPress={onRetry}>
      {props.retryLabel ?? failedStateCopy.retry}
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState
        title={title}
        picture={<Picture size={40} />}
        action={retry || undefined}
        level={props.level}
        page={props.page}
      >
        {children}
      </EmptyState>
    </div>
  );
}

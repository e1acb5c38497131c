import type { ReactNode } from "react";
import { assertNever } from "../../../assertNever.ts";
import { FailedState } from "../../../components/FailedState/FailedState.tsx";
import { Skeleton } from "../../../components/Skeleton/Skeleton.tsx";
import type { moderationScreenCopy } from "./ModerationScreen.copy.ts";
import * as css from "./ModerationScreen.css.ts";
import type { Loaded } from "./ModerationScreenProps.ts";

interface ModerationLoadedProps<Content> {
  loaded: Loaded<Content>;
  /** Height of each placeholder. @default "64px" */
  rowHeight?: string;
  onRetry?: () => void;
  copy: typeof moderationScreenCopy;
  children: (content: Content) => ReactNode;
}

/** Something that is loaded first. */
export function ModerationLoaded<Content>(props: ModerationLoadedProps<Content>) {
  const { loaded, rowHeight = "64px", onRetry, copy, children } = props;
  switch (loaded.kind) {
    case "loading":
      return (
        <div role="status" aria-label={copy.loading} aria-busy="true" className={css.list}>
          <Skeleton height={rowHeight} />
          <Skeleton height={rowHeight} />
          <Skeleton height={rowHeight} />
        </div>
      );
    case "failed":
      return <FailedState title={copy.failed} copy={{ retry: copy.retry }} onRetry={onRetry} />;
    case "ready":
      return children(loaded.content);
    default:
      return assertNever(loaded);
  }
}

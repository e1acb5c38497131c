import type { ReactNode } from "react";
import { assertNever } from "../../../assertNever.ts";
import { FailedState } from "../../../components/FailedState/FailedState.tsx";
import { failedProps } from "../../../components/FailedState/failedProps.ts";
import type { Loadable } from "../../../components/states.ts";
import { Skeleton } from "../../../components/Skeleton/Skeleton.tsx";
import type { moderationScreenCopy } from "./ModerationScreen.copy.ts";
import * as css from "./ModerationScreen.css.ts";

interface ModerationLoadedProps<Content> {
  loaded: Loadable<Content>;
  /** Height of each placeholder. @default "64px" */
  rowHeight?: string;
  copy: typeof moderationScreenCopy;
  children: (content: Content) => ReactNode;
}

/** Something that is loaded first. */
export function ModerationLoaded<Content>(props: ModerationLoadedProps<Content>) {
  const { loaded, rowHeight = "64px", copy, children } = props;
  switch (loaded.kind) {
    case "idle":
    case "loading":
      return (
        <div role="status" aria-label={copy.loading} aria-busy="true" className={css.list}>
          <Skeleton height={rowHeight} />
          <Skeleton height={rowHeight} />
          <Skeleton height={rowHeight} />
        </div>
      );
    case "failed":
      return <FailedState {...failedProps(loaded)} title={copy.failed} copy={{ retry: copy.retry }} />;
    case "ready":
      return children(loaded.value);
    default:
      return assertNever(loaded);
  }
}

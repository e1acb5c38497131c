import type { Loadable, More, SubmitState } from "../../../components/states.ts";
import type { RootProps } from "../../../components/rootProps.ts";
import { rootProps } from "../../../components/rootProps.ts";
import { assertNever } from "../../../assertNever.ts";
import { LoadMoreButton } from "../../../components/LoadMore/LoadMoreButton.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { FailedState } from "../../../components/FailedState/FailedState.tsx";
import { failedProps } from "../../../components/FailedState/failedProps.ts";
import { ShieldIcon } from "../../../components/Icon/ShieldIcon.generated.ts";
import { Skeleton } from "../../../components/Skeleton/Skeleton.tsx";
import type { Notice } from "./Notice.ts";
import { NoticeCard } from "./NoticeCard.tsx";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { noticesPaneCopy } from "./NoticesPane.copy.ts";
import * as css from "./NoticesPane.css.ts";

/** The decisions, as far as they are loaded. */
export interface NoticesContent {
  /** The decisions, newest first. */
  readonly notices: readonly Notice[];
  /** Whether there are older ones, and whether they are being loaded. @default "none" */
  readonly more?: More;
}

export interface NoticesPaneProps extends RootProps {
  /** The decisions. */
  content: Loadable<NoticesContent>;
  /** The decision whose appeal is being sent, and how far it is. */
  appealing?: {
    /** The decision. */
    readonly id: string;
    /** State of sending the appeal. */
    readonly state: SubmitState;
  };
  /** The most characters of an appeal. @default 2000 */
  maxLength?: number;
  /** Texts of appeals that were typed and not sent, by the `id` of the decision. Absent: each form holds its own. */
  drafts?: Readonly<Record<string, string>>;
  /** The user typed into the form of an appeal; its whole new text. */
  onDraftChange?: (id: string, draft: string) => void;
  /** The user sent an appeal. Not called without a text or while one is being sent. Absent: there is no form. */
  onAppeal?: (id: string, text: string) => void;
  /** The user wants to see older decisions. Absent: its control is not shown. */
  onLoadMore?: () => void;
  /** Texts of the component. @default English */
  copy?: Copy<typeof noticesPaneCopy>;
}

const idle = { kind: "idle" } as const;

/** What moderators decided about the user's account and content, each with its reasons and an appeal. */
export function NoticesPane(props: NoticesPaneProps) {
  const { content, appealing, maxLength = 2000, drafts, onDraftChange, onAppeal } = props;
  const copy = useCopy(noticesPaneCopy, props.copy);
  switch (content.kind) {
    case "idle":
    case "loading":
      return (
        <div role="status" aria-label={copy.loading} aria-busy="true" {...rootProps(props, css.list)}>
          <Skeleton height="180px" />
          <Skeleton height="180px" />
        </div>
      );
    case "failed":
      return (
        <FailedState
          {...rootProps(props)}
          {...failedProps(content)}
          level={3}
          title={copy.failed}
          copy={{ retry: copy.retry }}
        />
      );
    case "ready":
      if (content.value.notices.length === 0) {
        return (
          <EmptyState
            {...rootProps(props)}
            level={3}
            title={copy.empty}
            illustration={<ShieldIcon size={40} />}
          >
            {copy.emptyText}
          </EmptyState>
        );
      }
      return (
        <div {...rootProps(props, css.list)}>
          {content.value.notices.map((notice) => (
            <NoticeCard
              key={notice.id}
              notice={notice}
              level={3}
              form={{
                sending: appealing?.id === notice.id ? appealing.state : idle,
                textLimit: maxLength,
                draft: drafts && (drafts[notice.id] ?? ""),
                onDraftChange: (draft) => onDraftChange?.(notice.id, draft),
                onAppeal: onAppeal && ((text) => onAppeal(notice.id, text)),
              }}
            />
          ))}
          <LoadMoreButton more={content.value.more} onLoadMore={props.onLoadMore}>
            {copy.more}
          </LoadMoreButton>
        </div>
      );
    default:
      return assertNever(content);
  }
}

export type { Notice, NoticeAppeal } from "./Notice.ts";

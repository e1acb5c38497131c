import { tab } from "../../../components/Tabs/Tabs.css.ts";
import { rootProps } from "../../../components/rootProps.ts";
import { assertNever } from "../../../assertNever.ts";
import { useLinkComponent } from "../../../components/Link/LinkContext.ts";
import { ModerationAccount } from "./ModerationAccount.tsx";
import { ModerationAppeals } from "./ModerationAppeals.tsx";
import { ModerationLog } from "./ModerationLog.tsx";
import { ModerationQueue } from "./ModerationQueue.tsx";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { moderationScreenCopy } from "./ModerationScreen.copy.ts";
import * as css from "./ModerationScreen.css.ts";
import type { ModerationFiguresContent, ModerationScreenProps } from "./ModerationScreenProps.ts";

/** The moderation page: the queue with its cases, appeals, accounts, and the audit log. */
export function ModerationScreen(props: ModerationScreenProps) {
  const { content, figures, hrefs } = props;
  const copy = useCopy(moderationScreenCopy, props.copy);
  const Anchor = useLinkComponent();
  return (
    <div {...rootProps(props, css.screen)}>
      <h1 tabIndex={-1} className={css.title}>
        {copy.title}
      </h1>
      <nav aria-label={copy.tabsLabel} className={css.tabs}>
        {(["queue", "appeals", "log"] as const).map((page) => (
          <Anchor
            key={page}
            href={hrefs[page]}
            className={tab}
            aria-current={content.tab === page ? "page" : undefined}
          >
            {copy.tabs[page]}
          </Anchor>
        ))}
      </nav>
      {figures !== undefined && <Figures figures={figures} copy={copy} />}
      {contentOf(props, copy)}
    </div>
  );
}

function contentOf(props: ModerationScreenProps, copy: typeof moderationScreenCopy) {
  const { content, accountHref, rules, drafts, state, onDraftChange, onLoadMore } = props;
  const forms = { rules, drafts, state, onDraftChange };
  switch (content.tab) {
    case "queue":
      return (
        <ModerationQueue
          content={content}
          forms={forms}
          accountHref={accountHref}
          onCaseSelect={props.onCaseSelect}
          onCaseCheckedChange={props.onCaseCheckedChange}
          onCaseDecide={props.onCaseDecide}
          onLoadMore={onLoadMore}
          copy={copy}
        />
      );
    case "appeals":
      return (
        <ModerationAppeals
          appeals={content.appeals}
          forms={forms}
          accountHref={accountHref}
          onAppealDecide={props.onAppealDecide}
          onLoadMore={onLoadMore}
          copy={copy}
        />
      );
    case "account":
      return (
        <ModerationAccount
          account={content.account}
          forms={forms}
          onAccountDecide={props.onAccountDecide}
          copy={copy}
        />
      );
    case "log":
      return (
        <ModerationLog
          filter={content.filter}
          lines={content.lines}
          onFilterChange={props.onFilterChange}
          onLogExport={props.onLogExport}
          onLoadMore={onLoadMore}
          copy={copy}
        />
      );
    default:
      return assertNever(content);
  }
}

interface FiguresProps {
  figures: ModerationFiguresContent;
  copy: typeof moderationScreenCopy;
}

function Figures({ figures, copy }: FiguresProps) {
  const texts = copy.figures;
  const shown = [
    ...(figures.due === undefined ? [] : ([[texts.due, figures.due]] as const)),
    [texts.open, figures.open],
    [texts.urgent, figures.urgent],
    [texts.oldest, figures.oldest ?? texts.none],
    [copy.tabs.appeals, figures.appeals],
    [texts.decided, figures.decided],
    [texts.reversed, figures.reversed],
  ] as const;
  return (
    <dl className={css.figures}>
      {shown.map(([name, value]) => (
        <div key={name} className={css.figure}>
          <dt>{name}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export type * from "./ModerationScreenProps.ts";

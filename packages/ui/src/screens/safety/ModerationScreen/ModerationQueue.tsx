import { LoadMoreButton } from "../../../components/LoadMore/LoadMoreButton.tsx";
import { useState } from "react";
import { Badge } from "../../../components/Badge/Badge.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { Checkbox } from "../../../components/Checkbox/Checkbox.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { ArrowLeftIcon } from "../../../components/Icon/ArrowLeftIcon.generated.ts";
import { ShieldIcon } from "../../../components/Icon/ShieldIcon.generated.ts";
import { ModerationCase } from "./ModerationCase.tsx";
import { ModerationDecision } from "./ModerationDecision.tsx";
import { ModerationLoaded } from "./ModerationLoaded.tsx";
import type { moderationScreenCopy } from "./ModerationScreen.copy.ts";
import * as css from "./ModerationScreen.css.ts";
import type {
  ModerationCaseSummary,
  ModerationContent,
  ModerationList,
  ModerationScreenProps,
} from "./ModerationScreenProps.ts";
import { useCaseKeys } from "./useCaseKeys.ts";
import type { ModerationForms } from "./useModerationDraft.ts";

interface Props
  extends Pick<
    ModerationScreenProps,
    "accountHref" | "onCaseSelect" | "onCaseCheckedChange" | "onCaseDecide" | "onLoadMore"
  > {
  content: Extract<ModerationContent, { tab: "queue" }>;
  forms: ModerationForms;
  copy: typeof moderationScreenCopy;
}

/** The cases, and beside them the open one or the decision about all checked ones. */
export function ModerationQueue(props: Props) {
  const { content, forms, accountHref, onCaseSelect, onCaseCheckedChange, onLoadMore, copy } = props;
  const { queue, selected, checked } = content;
  return (
    // As wide as the list that is loaded.
    <div className={queue.kind === "idle" || queue.kind === "loading" ? css.queue : undefined}>
      <ModerationLoaded loaded={queue} rowHeight="86px" copy={copy}>
        {(list) =>
          isEmpty(list) && content.open === undefined ? (
            <EmptyState title={copy.queue.empty} illustration={<ShieldIcon size={40} />}>
              {copy.queue.emptyText}
            </EmptyState>
          ) : (
            <div className={css.queue} data-open={selected !== undefined || checked.length > 0 || undefined}>
              <div className={css.side}>
                <Cases
                  items={list.items}
                  content={content}
                  onCaseSelect={onCaseSelect}
                  onCaseCheckedChange={onCaseCheckedChange}
                  copy={copy}
                />
                <LoadMoreButton more={list.more} onLoadMore={onLoadMore}>
                  {copy.more}
                </LoadMoreButton>
              </div>
              <div className={css.main}>
                <Button
                  variant="quiet"
                  className={css.back}
                  icon={<ArrowLeftIcon />}
                  onClick={() => {
                    for (const key of checked) onCaseCheckedChange?.(key, false);
                    onCaseSelect(undefined);
                  }}
                >
                  {copy.queue.back}
                </Button>
                <OpenCase
                  content={content}
                  forms={forms}
                  accountHref={accountHref}
                  onCaseDecide={props.onCaseDecide}
                  copy={copy}
                />
              </div>
            </div>
          )
        }
      </ModerationLoaded>
    </div>
  );
}

/** Whether no case is left. After decisions about all loaded cases, the next ones are still being loaded. */
function isEmpty({ items, more = "none" }: ModerationList<ModerationCaseSummary>): boolean {
  return items.length === 0 && more === "none";
}

type OpenCaseProps = Pick<Props, "content" | "forms" | "accountHref" | "onCaseDecide" | "copy">;

/** The open case, or the decision about all checked ones. */
function OpenCase({ content, forms, accountHref, onCaseDecide, copy }: OpenCaseProps) {
  const { selected, checked, open } = content;
  // The case that was open from the beginning does not take the focus from the page.
  const [first, setFirst] = useState(selected);
  if (first !== undefined && first !== selected) setFirst(undefined);
  if (checked.length > 0 && onCaseDecide !== undefined) {
    return (
      <ModerationDecision
        forms={forms}
        draftKey="cases"
        title={copy.decision.together(checked.length)}
        level={2}
        decisions={["dismiss", "uphold", "remove"]}
        onCaseDecide={onCaseDecide}
        copy={copy}
      />
    );
  }
  if (open === undefined) return <EmptyState title={copy.queue.choose}>{copy.queue.chooseText}</EmptyState>;
  return (
    <ModerationLoaded loaded={open} copy={copy}>
      {(item) => (
        <ModerationCase
          key={item.key}
          item={item}
          forms={forms}
          takesFocus={selected !== first}
          accountHref={accountHref}
          onCaseDecide={onCaseDecide}
          copy={copy}
        />
      )}
    </ModerationLoaded>
  );
}

interface CasesProps extends Pick<Props, "content" | "copy" | "onCaseSelect" | "onCaseCheckedChange"> {
  items: readonly ModerationCaseSummary[];
}

function Cases({ items, content, onCaseSelect, onCaseCheckedChange, copy }: CasesProps) {
  useCaseKeys(
    items.map(({ key }) => key),
    content.selected,
    onCaseSelect,
  );
  return (
    <ul role="list" aria-label={copy.queue.label} className={css.list}>
      {items.map((item) => (
        <Row
          key={item.key}
          item={item}
          content={content}
          onCaseSelect={onCaseSelect}
          onCaseCheckedChange={onCaseCheckedChange}
          copy={copy}
        />
      ))}
    </ul>
  );
}

interface RowProps extends Pick<Props, "content" | "copy" | "onCaseSelect" | "onCaseCheckedChange"> {
  item: ModerationCaseSummary;
}

function Row({ item, content, copy, onCaseSelect, onCaseCheckedChange }: RowProps) {
  const { key, title, kind, reasons, age, reports, own = false } = item;
  const isCurrent = content.selected === key;
  return (
    <li className={css.row} data-current={isCurrent || undefined}>
      {onCaseCheckedChange !== undefined && (
        <Checkbox
          label={copy.queue.check(title)}
          labelHidden
          disabled={own}
          checked={content.checked.includes(key)}
          onCheckedChange={(checked) => onCaseCheckedChange(key, checked)}
        />
      )}
      <button
        type="button"
        className={css.entry}
        aria-current={isCurrent || undefined}
        onClick={() => onCaseSelect(key)}
      >
        <span dir="auto" className={css.name}>
          {title}
        </span>
        <span className={css.quiet}>{[copy.kinds[kind], reasons, age].filter(Boolean).join(" · ")}</span>
        <CaseBadges item={item} reports={reports} copy={copy} />
      </button>
    </li>
  );
}

interface CaseBadgesProps {
  item: ModerationCaseSummary;
  reports: number;
  copy: typeof moderationScreenCopy;
}

function CaseBadges({ item, reports, copy }: CaseBadgesProps) {
  const texts = copy.queue;
  return (
    <span className={css.badges}>
      {item.due !== undefined && <Badge tone="danger">{texts.due(item.due)}</Badge>}
      {item.urgent === true && <Badge tone="danger">{texts.urgent}</Badge>}
      {item.hidden === true && <Badge highlighted>{texts.hidden}</Badge>}
      {item.adult === true && <Badge>{texts.adult}</Badge>}
      {item.own === true && <Badge>{texts.own}</Badge>}
      {reports > 0 && <Badge>{texts.reports(reports)}</Badge>}
    </span>
  );
}

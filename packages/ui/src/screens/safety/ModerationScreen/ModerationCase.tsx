import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { Badge } from "../../../components/Badge/Badge.tsx";
import { Link } from "../../../components/Link/Link.tsx";
import { DecisionBeside } from "./DecisionBeside.tsx";
import { ModerationDecision } from "./ModerationDecision.tsx";
import { ModerationStates } from "./ModerationStates.tsx";
import type { moderationScreenCopy } from "./ModerationScreen.copy.ts";
import * as css from "./ModerationScreen.css.ts";
import type { CaseDecision, ModerationCaseContent, ModerationScreenProps } from "./ModerationScreenProps.ts";
import type { ModerationForms } from "./useModerationDraft.ts";

interface Props extends Pick<ModerationScreenProps, "accountHref" | "onCaseDecide"> {
  item: ModerationCaseContent;
  forms: ModerationForms;
  /** Whether the moderator has opened it: its heading gets the focus, and is scrolled to. */
  takesFocus: boolean;
  copy: typeof moderationScreenCopy;
}

/** One case: the item as it was and as it is, who reported it, its owner and history, and the decision. */
export function ModerationCase({ item, forms, takesFocus, accountHref, onCaseDecide, copy }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const { title, kind, reasons, age, reports, own = false } = item;
  return (
    <article className={css.caseColumns}>
      <div className={css.detail}>
        <header className={css.section}>
          <h2 ref={heading} tabIndex={-1} dir="auto" className={css.heading}>
            {title}
          </h2>
          <p className={css.quiet}>
            {[copy.kinds[kind], reasons, reports > 0 && copy.queue.reports(reports), age]
              .filter(Boolean)
              .join(" · ")}
          </p>
          {item.due !== undefined && (
            <div>
              <Badge tone="danger">{copy.queue.due(item.due)}</Badge>
            </div>
          )}
          {reports === 0 && item.hidden === true && <p>{copy.item.resubmitted}</p>}
        </header>
        <Reported item={item} copy={copy} />
        <ModerationStates item={item} copy={copy} />
      </div>
      {own ? (
        <p role="note" className={css.card}>
          {copy.item.own}
        </p>
      ) : (
        onCaseDecide && (
          <DecisionBeside label={copy.decision.jump}>
            <ModerationDecision
              forms={forms}
              draftKey={`case/${item.key}`}
              title={copy.decision.title}
              level={3}
              reportedRule={item.reportedRule}
              decisions={decisionsFor(item)}
              onCaseDecide={onCaseDecide}
              copy={copy}
            />
          </DecisionBeside>
        )
      )}
      <div className={css.background}>
        <OwnerAndReporters item={item} accountHref={accountHref} copy={copy} />
      </div>
    </article>
  );
}

/** To bring something back is possible once something was decided. */
function decisionsFor({ history }: ModerationCaseContent): readonly CaseDecision[] {
  const always = ["dismiss", "uphold", "remove"] as const;
  return history.length > 0 ? [...always, "restore"] : always;
}

/** What the reporters wrote comes first: it says where to look. */
function Reported({ item: { reportTexts }, copy }: Pick<Props, "item" | "copy">) {
  if (reportTexts.length === 0) return null;
  return (
    <Part heading={copy.item.reportTexts}>
      {reportTexts.map(({ id, reason, text }) => (
        <li key={id}>
          <span className={css.quiet}>{reason}</span>
          {text !== "" && (
            <p dir="auto" className={css.words}>
              {text}
            </p>
          )}
        </li>
      ))}
    </Part>
  );
}

function OwnerAndReporters({ item, accountHref, copy }: Pick<Props, "item" | "accountHref" | "copy">) {
  const { owner, reporters, history } = item;
  const texts = copy.item;
  return (
    <>
      {owner !== undefined && (
        <Part heading={texts.owner}>
          <li>
            <Link href={accountHref(owner.id)} dir="auto">
              {owner.name}
            </Link>{" "}
            <span className={css.quiet}>{texts.ownerLine(owner.since, owner.decisions)}</span>
          </li>
        </Part>
      )}
      {reporters.length > 0 && (
        <Part heading={texts.reporters}>
          {reporters.map(({ id, name, upheld, wrong }, index) => (
            <li key={id ?? index}>
              {id === undefined ? (
                <span>{texts.visitor}</span>
              ) : (
                <Link href={accountHref(id)} dir="auto">
                  {name ?? id}
                </Link>
              )}{" "}
              <span className={css.quiet}>{texts.record(upheld, wrong)}</span>
            </li>
          ))}
        </Part>
      )}
      {history.length > 0 && (
        <Part heading={texts.history}>
          {history.map(({ id, line, note }) => (
            <li key={id}>
              <span>{line}</span>
              {note !== undefined && <p className={css.quiet}>{note}</p>}
            </li>
          ))}
        </Part>
      )}
    </>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={css.section}>
      <h3 className={css.subheading}>{heading}</h3>
      <ul role="list" className={css.items}>
        {children}
      </ul>
    </section>
  );
}

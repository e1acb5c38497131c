import type { Loadable } from "../../../components/states.ts";
import { LoadMoreButton } from "../../../components/LoadMore/LoadMoreButton.tsx";
import { useRef } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { TextArea } from "../../../components/TextArea/TextArea.tsx";
import { useAttempt } from "../../../components/useAttempt.ts";
import { charactersOver } from "../../../format/characters.ts";
import { ShieldIcon } from "../../../components/Icon/ShieldIcon.generated.ts";
import { Link } from "../../../components/Link/Link.tsx";
import { ModerationLoaded } from "./ModerationLoaded.tsx";
import type { moderationScreenCopy } from "./ModerationScreen.copy.ts";
import * as css from "./ModerationScreen.css.ts";
import type { ModerationAppeal, ModerationList, ModerationScreenProps } from "./ModerationScreenProps.ts";
import { useModerationDraft } from "./useModerationDraft.ts";
import type { ModerationForms } from "./useModerationDraft.ts";

interface Props extends Pick<ModerationScreenProps, "accountHref" | "onAppealDecide" | "onLoadMore"> {
  appeals: Loadable<ModerationList<ModerationAppeal>>;
  forms: ModerationForms;
  copy: typeof moderationScreenCopy;
}

/** Appeals that need a decision, the oldest first. */
export function ModerationAppeals(props: Props) {
  const { appeals, forms, accountHref, onAppealDecide, onLoadMore, copy } = props;
  return (
    <ModerationLoaded loaded={appeals} copy={copy}>
      {({ items, more }) =>
        items.length === 0 ? (
          <EmptyState title={copy.appeals.empty} illustration={<ShieldIcon size={40} />}>
            {copy.appeals.emptyText}
          </EmptyState>
        ) : (
          <div className={css.section}>
            <ul role="list" aria-label={copy.appeals.label} className={css.items}>
              {items.map((appeal) => (
                <li key={appeal.id}>
                  <Appeal
                    appeal={appeal}
                    forms={forms}
                    accountHref={accountHref}
                    onAppealDecide={onAppealDecide}
                    copy={copy}
                  />
                </li>
              ))}
            </ul>
            <div>
              <LoadMoreButton more={more} onLoadMore={onLoadMore}>
                {copy.more}
              </LoadMoreButton>
            </div>
          </div>
        )
      }
    </ModerationLoaded>
  );
}

interface AppealProps extends Pick<Props, "forms" | "accountHref" | "onAppealDecide" | "copy"> {
  appeal: ModerationAppeal;
}

function Appeal({ appeal, forms, accountHref, onAppealDecide, copy }: AppealProps) {
  const { state } = forms;
  const { id, decision, href, reason, user, text, age, own = false } = appeal;
  const texts = copy.appeals;
  const [{ answer = "" }, change] = useModerationDraft(forms, `appeal/${id}`);
  const pending = state?.kind === "pending";
  const card = useRef<HTMLElement>(null);
  const [, attempt] = useAttempt();
  const decide = (result: "confirmed" | "reversed") =>
    attempt(card.current, charactersOver(answer, 1000) === 0, () =>
      onAppealDecide?.(id, result, answer.trim()),
    );
  return (
    <article ref={card} className={css.card}>
      <h2 className={css.subheading}>
        {href === undefined ? decision : <Link href={href}>{decision}</Link>}
      </h2>
      <p className={css.quiet}>
        <span>{texts.by}</span>{" "}
        <Link href={accountHref(user.id)} dir="auto">
          {user.name}
        </Link>
        <span>{`, ${age}`}</span>
      </p>
      {reason !== undefined && (
        <div>
          <p className={css.quiet}>{texts.reason}</p>
          <p dir="auto" className={css.words}>
            {reason}
          </p>
        </div>
      )}
      <div>
        <p className={css.quiet}>{texts.text}</p>
        <p dir="auto" className={css.words}>
          {text}
        </p>
      </div>
      {own ? (
        <p role="note">{texts.own}</p>
      ) : (
        onAppealDecide && (
          <>
            <TextArea
              label={texts.answer}
              rows={2}
              maxLength={1000}
              value={answer}
              onValueChange={(typed) => change({ answer: typed })}
            />
            <p role="status" className={css.failed}>
              {state?.kind === "failed" && (state.error ?? copy.sendFailed)}
            </p>
            <div className={css.footer}>
              <Button disabled={pending} onClick={() => decide("confirmed")}>
                {texts.confirm}
              </Button>
              <Button disabled={pending} onClick={() => decide("reversed")}>
                {texts.reverse}
              </Button>
            </div>
          </>
        )
      )}
    </article>
  );
}

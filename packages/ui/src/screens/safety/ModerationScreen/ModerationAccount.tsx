import type { Loadable } from "../../../components/states.ts";
import { useId } from "react";
import type { FormEvent } from "react";
import { Badge } from "../../../components/Badge/Badge.tsx";
import { SegmentedControl } from "../../../components/SegmentedControl/SegmentedControl.tsx";
import { RadioGroup } from "../../../components/RadioGroup/RadioGroup.tsx";
import { Field } from "../../../components/Field/Field.tsx";
import { TextArea } from "../../../components/TextArea/TextArea.tsx";
import { useAttempt } from "../../../components/useAttempt.ts";
import { charactersOver } from "../../../format/characters.ts";
import { ModerationLoaded } from "./ModerationLoaded.tsx";
import type { moderationScreenCopy } from "./ModerationScreen.copy.ts";
import * as css from "./ModerationScreen.css.ts";
import { ModerationSend } from "./ModerationSend.tsx";
import type {
  AccountDecision,
  ModerationAccountContent,
  ModerationScreenProps,
  PaymentDecision,
} from "./ModerationScreenProps.ts";
import { useModerationDraft } from "./useModerationDraft.ts";
import type { ModerationForms } from "./useModerationDraft.ts";

interface Props extends Pick<ModerationScreenProps, "onAccountDecide"> {
  account: Loadable<ModerationAccountContent>;
  forms: ModerationForms;
  copy: typeof moderationScreenCopy;
}

/** An account: its record, and the decision about it. */
export function ModerationAccount({ account: loaded, forms, onAccountDecide, copy }: Props) {
  return (
    <ModerationLoaded loaded={loaded} copy={copy}>
      {(account) => (
        <article className={css.detail}>
          <header className={css.section}>
            <h2 tabIndex={-1} dir="auto" className={css.heading}>
              {account.name}
            </h2>
            <p className={css.quiet}>{copy.account.since(account.since)}</p>
            {account.biography !== undefined && (
              <p dir="auto" className={css.words}>
                {account.biography}
              </p>
            )}
            <dl className={css.figures}>
              {account.facts.map(({ name, value }) => (
                <div key={name} className={css.figure}>
                  <dt>{name}</dt>
                  <dd className={css.value}>{value}</dd>
                </div>
              ))}
            </dl>
          </header>
          {account.decidable ? (
            onAccountDecide && (
              // A new decision changes the account: the form is empty again.
              <AccountForm
                key={account.decisions[0]?.id ?? account.id}
                forms={forms}
                draftKey={`account/${account.id}`}
                onAccountDecide={onAccountDecide}
                copy={copy}
              />
            )
          ) : (
            <p role="note" className={css.card}>
              {copy.account.notDecidable}
            </p>
          )}
          <Decisions account={account} copy={copy} />
        </article>
      )}
    </ModerationLoaded>
  );
}

function Decisions({
  account,
  copy,
}: {
  account: ModerationAccountContent;
  copy: typeof moderationScreenCopy;
}) {
  const texts = copy.account;
  return (
    <section className={css.section}>
      <h3 className={css.subheading}>{texts.decisions}</h3>
      {account.decisions.length === 0 && <p className={css.quiet}>{texts.none}</p>}
      <ul role="list" className={css.items}>
        {account.decisions.map(({ id, line, reason, active }) => (
          <li key={id} className={css.line}>
            <span className={css.badges}>
              <span>{line}</span>{" "}
              <Badge tone={active ? "danger" : "neutral"}>{active ? texts.active : texts.over}</Badge>
            </span>
            {reason !== undefined && <p className={css.quiet}>{reason}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FormProps extends Pick<Props, "forms" | "copy">, Required<Pick<Props, "onAccountDecide">> {
  draftKey: string;
}

function AccountForm({ forms, draftKey, onAccountDecide, copy }: FormProps) {
  const { rules, state = { kind: "idle" } } = forms;
  const texts = copy.account;
  const measures = measuresOf(texts.measures);
  const payments = paymentsOf(texts.payments);
  const [draft, change] = useModerationDraft(forms, draftKey);
  const { rule = rules.at(-1)?.value ?? "", days = "7", reason = "", note = "" } = draft;
  const action = measures.find(({ value }) => value === draft.decision)?.value;
  const payment = payments.find(({ value }) => value === draft.payment)?.value ?? "keep";
  const [hasTried, attempt] = useAttempt();
  const heading = useId();
  const pending = state.kind === "pending";
  const stops = action === "suspend" || action === "ban";
  const hasEnd = action === "suspend" || action === "restrict";
  const isReasonMissing = action !== "lift" && reason.trim() === "";
  const isTooLong = charactersOver(reason, 1000) > 0 || charactersOver(note, 1000) > 0;
  const decide = () => {
    if (action === undefined) return;
    onAccountDecide({
      ...{ action, rule, reason: reason.trim(), note: note.trim(), payment: stops ? payment : "keep" },
      ...(hasEnd && days !== "endless" ? { days: Number(days) } : {}),
    });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    attempt(event.currentTarget, action !== undefined && !isReasonMissing && !isTooLong, decide);
  };
  const ends = Object.entries(texts.days).map(([value, label]) => ({ value, label }));
  return (
    <form noValidate aria-labelledby={heading} className={css.form} onSubmit={submit}>
      <h3 id={heading} className={css.subheading}>
        {copy.decision.title}
      </h3>
      <RadioGroup
        label={texts.label}
        labelHidden
        options={measures}
        value={action ?? null}
        disabled={pending}
        error={hasTried && action === undefined ? copy.decision.missing : undefined}
        onValueChange={(next) =>
          change({ decision: next, ...(next === "suspend" && days === "endless" && { days: "7" }) })
        }
      />
      {hasEnd && (
        <SegmentedControl
          label={texts.until}
          options={action === "restrict" ? [...ends, { value: "endless", label: texts.endless }] : ends}
          value={days}
          disabled={pending}
          onValueChange={(chosen) => change({ days: chosen })}
        />
      )}
      {stops && (
        <RadioGroup
          label={texts.payment}
          options={payments}
          value={payment}
          disabled={pending}
          onValueChange={(chosen) => change({ payment: chosen })}
        />
      )}
      {action !== undefined && (
        <>
          {action !== "lift" && (
            <RadioGroup
              label={copy.decision.rule}
              options={rules}
              value={rule}
              disabled={pending}
              onValueChange={(chosen) => change({ rule: chosen })}
            />
          )}
          <TextArea
            label={texts.reason}
            rows={3}
            maxLength={1000}
            disabled={pending}
            value={reason}
            error={hasTried && isReasonMissing ? texts.reasonMissing : undefined}
            onValueChange={(typed) => change({ reason: typed })}
          />
          <Field
            label={copy.decision.note}
            maxLength={1000}
            disabled={pending}
            value={note}
            onValueChange={(typed) => change({ note: typed })}
          />
        </>
      )}
      <ModerationSend sending={state} label={copy.decision.send} failed={copy.sendFailed} />
    </form>
  );
}

function measuresOf(texts: typeof moderationScreenCopy.account.measures) {
  return (Object.keys(texts) as AccountDecision[]).map((value) => ({ value, ...texts[value] }));
}

function paymentsOf(texts: typeof moderationScreenCopy.account.payments) {
  return (Object.keys(texts) as PaymentDecision[]).map((value) => ({ value, ...texts[value] }));
}

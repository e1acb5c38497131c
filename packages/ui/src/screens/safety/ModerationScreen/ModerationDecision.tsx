import { useId, useRef } from "react";
import type { FormEvent, KeyboardEvent } from "react";
import { isInputMethodKey } from "../../../components/isInputMethodKey.ts";
import { RadioGroup } from "../../../components/RadioGroup/RadioGroup.tsx";
import { Select } from "../../../components/Select/Select.tsx";
import { Field } from "../../../components/Field/Field.tsx";
import { TextArea } from "../../../components/TextArea/TextArea.tsx";
import { useAttempt } from "../../../components/useAttempt.ts";
import { charactersOver } from "../../../format/characters.ts";
import type { moderationScreenCopy } from "./ModerationScreen.copy.ts";
import * as css from "./ModerationScreen.css.ts";
import { ModerationSend } from "./ModerationSend.tsx";
import type { CaseDecision, CaseDecisionInput } from "./ModerationScreenProps.ts";
import { useNumberKeys } from "./useCaseKeys.ts";
import { useModerationDraft } from "./useModerationDraft.ts";
import type { ModerationForms } from "./useModerationDraft.ts";

interface ModerationDecisionProps {
  forms: ModerationForms;
  /** The key of its draft. */
  draftKey: string;
  title: string;
  /** The rule that is chosen at first. @default the last one */
  reportedRule?: string;
  /** Level of the title. */
  level: 2 | 3;
  /** The possible decisions; the keys 1 to 4 choose one. */
  decisions: readonly CaseDecision[];
  onCaseDecide: (input: CaseDecisionInput) => void;
  copy: typeof moderationScreenCopy;
}

const TEXT_MAX = 1000;

/** The form of a decision: what, by which rule, and the reason that the owner reads. */
export function ModerationDecision(props: ModerationDecisionProps) {
  const { forms, title, level, decisions, onCaseDecide, copy } = props;
  const { rules, state = { kind: "idle" } } = forms;
  const texts = copy.decision;
  const [draft, change] = useModerationDraft(forms, props.draftKey);
  const { rule = props.reportedRule ?? rules.at(-1)?.value ?? "", reason = "", note = "" } = draft;
  const decision = decisions.find((one) => one === draft.decision);
  const heading = useId();
  const Heading = `h${level}` as const;
  const form = useRef<HTMLFormElement>(null);
  const pending = state.kind === "pending";
  const isTakedown = decision === "uphold" || decision === "remove";
  useNumberKeys((number) => {
    const chosen = decisions[number - 1];
    if (chosen === undefined || pending) return;
    change({ decision: chosen });
    form.current?.querySelector<HTMLElement>(`[role="radio"][value="${chosen}"]`)?.focus();
  });
  const [hasTried, attempt] = useAttempt();
  const sent = isTakedown ? reason.trim() : "";
  const isTooLong = charactersOver(sent, TEXT_MAX) > 0 || charactersOver(note, TEXT_MAX) > 0;
  const submit = () => {
    if (pending) return;
    attempt(form.current, decision !== undefined && !isTooLong, () => {
      if (decision !== undefined) onCaseDecide({ decision, rule, reason: sent, note: note.trim() });
    });
  };
  return (
    <form
      ref={form}
      noValidate
      aria-labelledby={heading}
      className={css.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (isInputMethodKey(event)) return;
        if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) submit();
      }}
    >
      <Heading id={heading} className={css.subheading}>
        {title}
      </Heading>
      <RadioGroup
        label={texts.label}
        labelHidden
        optionHints="chosen"
        options={decisions.map((value) => ({ value, ...copy.decisions[value] }))}
        value={decision ?? null}
        disabled={pending}
        error={hasTried && decision === undefined ? texts.missing : undefined}
        onValueChange={(chosen) => change({ decision: chosen })}
      />
      {isTakedown && (
        <>
          <Select
            label={texts.rule}
            options={rules}
            value={rule}
            disabled={pending}
            onValueChange={(chosen) => change({ rule: chosen })}
          />
          <TextArea
            label={texts.reason}
            hint={texts.reasonHint}
            rows={3}
            maxLength={TEXT_MAX}
            disabled={pending}
            value={reason}
            onValueChange={(typed) => change({ reason: typed })}
          />
        </>
      )}
      {decision !== undefined && (
        <Field
          label={texts.note}
          maxLength={TEXT_MAX}
          disabled={pending}
          value={note}
          onValueChange={(typed) => change({ note: typed })}
        />
      )}
      <ModerationSend sending={state} label={texts.send} failed={copy.sendFailed} shortcut={texts.sendHint} />
    </form>
  );
}

import { useId, useState } from "react";
import type { FormEvent } from "react";
import { assertNever } from "../../../assertNever.ts";
import { countCharacters } from "../../../format/characters.ts";
import { Button } from "../../../components/Button/Button.tsx";
import { CheckIcon } from "../../../components/Icon/CheckIcon.generated.ts";
import { CloseIcon } from "../../../components/Icon/CloseIcon.generated.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { rootProps } from "../../../components/rootProps.ts";
import type { RootProps } from "../../../components/rootProps.ts";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy, useNumberFormat } from "../../../components/ThemeRoot/ThemeContext.ts";
import { useTextField } from "../../../components/useTextField.ts";
import { nameQuestionCopy } from "./NameQuestion.copy.ts";
import type { NameQuestionCopy } from "./NameQuestion.copy.ts";
import * as css from "./NameQuestion.css.ts";

/** State of the question. */
export type NameQuestionState =
  | { kind: "asking" }
  | { kind: "saving" }
  /** The name was not saved. What was typed stays. */
  | {
      kind: "failed";
      /** Why, in a sentence. */
      error: string;
    }
  /** The user has answered. */
  | {
      kind: "saved";
      /** The user's name from now on. */
      name: string;
    };

export interface NameQuestionProps extends RootProps {
  /** State of the question. */
  state: NameQuestionState;
  /** The most characters of a name. @default no limit */
  maxLength?: number;
  /** What was typed, if the owner holds it. Absent: the question holds it itself. */
  name?: string;
  /** The name at first, if the question holds it itself. @default "" */
  defaultName?: string;
  /** The user typed; the whole new text. */
  onNameChange?: (name: string) => void;
  /** The user answered. Called with a trimmed, non-empty name of at most `maxLength` characters. */
  onNameSave: (name: string) => void;
  /** The user does not want to say a name. Absent: its control is not shown. */
  onNameDecline?: () => void;
  /** The user has read that the name is saved. Absent: its control is not shown. */
  onAnswerClose?: () => void;
  /** Texts of the component. @default English */
  copy?: Copy<NameQuestionCopy>;
}

/**
 * Asks a new user quietly by which name characters shall call them.
 *
 * @example
 * <NameQuestion state={state} onNameSave={saveName} />
 */
export function NameQuestion(props: NameQuestionProps) {
  const { state } = props;
  const copy = useCopy(nameQuestionCopy, props.copy);
  return (
    <div {...rootProps(props, css.root)}>
      {state.kind !== "saved" && (
        <Question
          state={state}
          maxLength={props.maxLength}
          name={props.name}
          defaultName={props.defaultName}
          onNameChange={props.onNameChange}
          onNameSave={props.onNameSave}
          onNameDecline={props.onNameDecline}
          copy={copy}
        />
      )}
      {/* A live region must exist before its content. */}
      <div role="status">
        {state.kind === "saved" && (
          <p className={css.saved}>
            <CheckIcon size={16} className={css.mark} />
            <span className={css.text}>{copy.saved(state.name)}</span>
            {props.onAnswerClose !== undefined && (
              <IconButton
                size="small"
                label={copy.close}
                icon={<CloseIcon size={16} />}
                onClick={props.onAnswerClose}
              />
            )}
          </p>
        )}
      </div>
    </div>
  );
}

interface QuestionProps
  extends Pick<
    NameQuestionProps,
    "maxLength" | "name" | "defaultName" | "onNameChange" | "onNameSave" | "onNameDecline"
  > {
  state: Exclude<NameQuestionState, { kind: "saved" }>;
  copy: NameQuestionCopy;
}

function Question(props: QuestionProps) {
  const { state, maxLength, onNameSave, onNameDecline, copy } = props;
  const id = useId();
  const number = useNumberFormat();
  const [typingError, setTypingError] = useState<string>();
  const { text: name, props: typing } = useTextField<HTMLInputElement>({
    value: props.name,
    defaultValue: props.defaultName,
    onValueChange: (typed) => {
      setTypingError(undefined);
      props.onNameChange?.(typed);
    },
  });
  const isSaving = state.kind === "saving";
  const error = typingError ?? errorOf(state);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = name.trim();
    const found =
      given === ""
        ? copy.missing
        : maxLength !== undefined && countCharacters(given) > maxLength
          ? copy.tooLong(number(maxLength))
          : undefined;
    setTypingError(found);
    if (found === undefined && !isSaving) onNameSave(given);
  };
  return (
    <form className={css.form} aria-labelledby={`${id}-label`} noValidate onSubmit={submit}>
      <label id={`${id}-label`} htmlFor={id} className={css.label}>
        {copy.question}
      </label>
      <span className={css.row}>
        <input
          id={id}
          className={css.input}
          {...typing}
          autoComplete="nickname"
          enterKeyHint="done"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={`${id}-error ${id}-hint`}
        />
        <Button type="submit" pending={isSaving}>
          {copy.save}
        </Button>
        {onNameDecline !== undefined && (
          <Button variant="quiet" onClick={onNameDecline}>
            {copy.skip}
          </Button>
        )}
      </span>
      <span id={`${id}-error`} role="alert" hidden={error === undefined} className={css.error}>
        {error}
      </span>
      <span id={`${id}-hint`} hidden={error !== undefined} className={css.hint}>
        {copy.hint}
      </span>
    </form>
  );
}

function errorOf(state: QuestionProps["state"]): string | undefined {
  switch (state.kind) {
    case "asking":
    case "saving":
      return undefined;
    case "failed":
      return state.error;
    default:
      return assertNever(state);
  }
}

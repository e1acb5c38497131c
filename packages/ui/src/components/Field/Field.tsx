import { useId, useRef, useState } from "react";
import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes, ReactNode } from "react";
import type { Copy } from "../ThemeRoot/Copy.ts";
import { charactersOver, countCharacters } from "../../format/characters.ts";
import { AlertIcon } from "../Icon/AlertIcon.generated.ts";
import { CloseIcon } from "../Icon/CloseIcon.generated.ts";
import { EyeIcon } from "../Icon/EyeIcon.generated.ts";
import { EyeOffIcon } from "../Icon/EyeOffIcon.generated.ts";
import { fieldCopy } from "./Field.copy.ts";
import { useCopy, useNumberFormat } from "../ThemeRoot/ThemeContext.ts";
import { rootProps } from "../rootProps.ts";
import type { RootProps } from "../rootProps.ts";
import { useTextField } from "../useTextField.ts";
import * as css from "./Field.css.ts";

export interface FieldProps extends RootProps<HTMLInputElement & HTMLTextAreaElement> {
  /** The label. */
  label: string;
  /** The current text. Absent: the field holds it itself. */
  value?: string;
  /** The text at first, if the field holds it itself. @default "" */
  defaultValue?: string;
  /** The user typed; the whole new value. */
  onValueChange?: (value: string) => void;
  /** A password has a button that reveals it. @default "text" */
  type?: "text" | "email" | "password" | "search" | "date";
  /** The name for the form and for password managers. */
  name?: string;
  /** What a browser may fill in, such as `email` or `current-password`. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** The error message, in a sentence; announced when it appears. */
  error?: string;
  /** A hint under the field, in a sentence. */
  hint?: ReactNode;
  /** The most characters (user-perceived); shows a counter, and an error beyond it. More can be typed, so that no pasted text is cut. */
  maxLength?: number;
  /** Lines of text; from 2 on the field is a text area. @default 1 */
  lines?: number;
  /** Whether it is required. @default false */
  required?: boolean;
  /** Whether the control is disabled. @default false */
  disabled?: boolean;
  /** Whether it uses the font of messages. @default false */
  book?: boolean;
  /** An example value; never the only label. */
  placeholder?: string;
  /** Texts of its parts. @default English */
  copy?: Copy<typeof fieldCopy>;
}

/** A labelled text field with its error and counter. */
export function Field(props: FieldProps) {
  const { label, hint, maxLength, type = "text", lines = 1, book = false } = props;
  const ownId = useId();
  const { id = ownId } = props;
  const { text, setText, props: field } = useTextField<HTMLInputElement & HTMLTextAreaElement>(props);
  const [revealed, setRevealed] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  const copy = useCopy(fieldCopy, props.copy);
  const number = useNumberFormat();
  const over = maxLength === undefined ? 0 : charactersOver(text, maxLength);
  const error = props.error ?? (over > 0 ? copy.tooLong(number(over)) : undefined);
  const described = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`].filter(
    Boolean,
  );
  const control = {
    ...rootProps(
      { ...props, className: undefined, style: undefined },
      [css.input, book && css.book].filter(Boolean).join(" "),
      described.join(" "),
    ),
    id,
    ...field,
    dir: type === "date" ? undefined : field.dir,
    name: props.name,
    placeholder: props.placeholder,
    required: props.required,
    disabled: props.disabled,
    autoComplete: props.autoComplete,
    "aria-invalid": error !== undefined || undefined,
  };
  return (
    <div className={[css.field, props.className].filter(Boolean).join(" ")} style={props.style}>
      <span className={css.top}>
        <label htmlFor={id}>{label}</label>
        {maxLength !== undefined && <Counter used={countCharacters(text)} limit={maxLength} copy={copy} />}
      </span>
      <span ref={box} className={[css.box, error !== undefined && css.wrong].filter(Boolean).join(" ")}>
        {lines > 1 ? (
          <textarea {...control} rows={lines} />
        ) : (
          <input {...control} {...keyboard(type)} type={type === "password" && revealed ? "text" : type} />
        )}
        {type === "password" && <Reveal revealed={revealed} onReveal={setRevealed} copy={copy} />}
        {type === "search" && text !== "" && (
          <button
            type="button"
            className={css.button}
            aria-label={copy.clear}
            onClick={() => {
              box.current?.querySelector("input")?.focus();
              setText("");
            }}
          >
            <CloseIcon />
          </button>
        )}
      </span>
      <span
        id={`${id}-error`}
        className={css.error}
        role="alert"
        // While the user types, the number changes with each letter.
        aria-live={props.error === undefined ? "polite" : undefined}
        hidden={error === undefined}
      >
        <AlertIcon size={16} />
        {error}
      </span>
      {hint !== undefined && (
        <span id={`${id}-hint`} className={css.hint}>
          {hint}
        </span>
      )}
    </div>
  );
}

function Counter({ used, limit, copy }: { used: number; limit: number; copy: typeof fieldCopy }) {
  const number = useNumberFormat();
  return (
    <span className={[css.counter, used > limit && css.over].filter(Boolean).join(" ")}>
      <span aria-hidden="true">{copy.counter(number(used), number(limit))}</span>
      <span className={css.hiddenLabel}>{copy.counterLabel(number(used), number(limit))}</span>
    </span>
  );
}

interface RevealProps {
  revealed: boolean;
  onReveal: (revealed: boolean) => void;
  copy: typeof fieldCopy;
}

function Reveal({ revealed, onReveal, copy }: RevealProps) {
  return (
    <button
      type="button"
      className={css.button}
      aria-label={revealed ? copy.hide : copy.show}
      aria-pressed={revealed}
      onClick={() => {
        onReveal(!revealed);
      }}
    >
      {revealed ? <EyeOffIcon /> : <EyeIcon />}
    </button>
  );
}

// A phone should neither capitalise nor correct an e-mail address or a password.
function keyboard(type: FieldProps["type"]): InputHTMLAttributes<HTMLInputElement> {
  if (type === "email") return { inputMode: "email", autoCapitalize: "none", spellCheck: false };
  if (type === "password") return { autoCapitalize: "none", spellCheck: false };
  return {};
}

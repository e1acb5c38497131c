import { useId, useState } from "react";
import type { ChangeEvent, HTMLInputAutoCompleteAttribute, InputHTMLAttributes, ReactNode, Ref } from "react";
import { countCharacters } from "../../format/characters.ts";
import { AlertIcon } from "../Icon/AlertIcon.generated.ts";
import { EyeIcon } from "../Icon/EyeIcon.generated.ts";
import { EyeOffIcon } from "../Icon/EyeOffIcon.generated.ts";
import { fieldCopy } from "./Field.copy.ts";
import * as css from "./Field.css.ts";

export interface FieldProps {
  /** What to write in it. */
  label: string;
  /** What is written in it. */
  value: string;
  /** The user wrote; the whole new value. */
  onValueChange: (value: string) => void;
  /** A password can be shown by the button at its end. @default "text" */
  type?: "text" | "email" | "password" | "search";
  /** The name under which a form and a password manager know it. */
  name?: string;
  /** What a browser may fill in, such as `email` or `current-password`. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** What is wrong with the value, in a sentence; said when it appears. */
  error?: string;
  /** What to write, in a sentence under the field. */
  hint?: ReactNode;
  /** How many characters fit, counted as a reader counts; shows a counter. */
  limit?: number;
  /** Lines of text; from 2 on the field is a text area. @default 1 */
  lines?: number;
  /** Whether it must be filled in. @default false */
  required?: boolean;
  /** Whether it takes nothing at present. @default false */
  disabled?: boolean;
  /** Set in the book face, as what will be read in a conversation. @default false */
  book?: boolean;
  /** An example of what to write; never the only label. */
  placeholder?: string;
  /** Words of its parts. @default English */
  copy?: Partial<typeof fieldCopy>;
  /** Reaches the element itself, for instance to focus it. */
  ref?: Ref<HTMLInputElement & HTMLTextAreaElement>;
}

/** A labelled place to write, with its error and its counter tied to it. */
export function Field({ ref, ...props }: FieldProps) {
  const { label, value, error, hint, limit, type = "text", lines = 1, book = false } = props;
  const id = useId();
  const [revealed, setRevealed] = useState(false);
  const copy = { ...fieldCopy, ...props.copy };
  const described = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`].filter(
    Boolean,
  );
  const control = {
    id,
    name: props.name,
    value,
    placeholder: props.placeholder,
    required: props.required,
    disabled: props.disabled,
    autoComplete: props.autoComplete,
    className: [css.input, book && css.book].filter(Boolean).join(" "),
    "aria-invalid": error !== undefined || undefined,
    "aria-describedby": described.length > 0 ? described.join(" ") : undefined,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      props.onValueChange(event.target.value);
    },
  };
  return (
    <div className={css.field}>
      <span className={css.top}>
        <label htmlFor={id}>{label}</label>
        {limit !== undefined && <Counter used={countCharacters(value)} limit={limit} copy={copy} />}
      </span>
      <span className={[css.box, error !== undefined && css.wrong].filter(Boolean).join(" ")}>
        {lines > 1 ? (
          <textarea {...control} ref={ref} rows={lines} />
        ) : (
          <input
            {...control}
            ref={ref}
            {...keyboard(type)}
            type={type === "password" && revealed ? "text" : type}
          />
        )}
        {type === "password" && <Reveal revealed={revealed} onReveal={setRevealed} copy={copy} />}
      </span>
      <span id={`${id}-error`} className={css.error} role="alert" hidden={error === undefined}>
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
  return (
    <span className={[css.counter, used > limit && css.over].filter(Boolean).join(" ")}>
      <span aria-hidden="true">{copy.counter(used, limit)}</span>
      <span className={css.spoken}>{copy.counterSpoken(used, limit)}</span>
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
      className={css.reveal}
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

// A phone should neither capitalise nor correct an address or a password.
function keyboard(type: FieldProps["type"]): InputHTMLAttributes<HTMLInputElement> {
  if (type === "email") return { inputMode: "email", autoCapitalize: "none", spellCheck: false };
  if (type === "password") return { autoCapitalize: "none", spellCheck: false };
  return {};
}

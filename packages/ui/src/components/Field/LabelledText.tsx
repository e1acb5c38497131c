import { composeEventHandlers } from "@radix-ui/primitive";
import { useId } from "react";
import type { CSSProperties, InputHTMLAttributes, ReactNode, Ref } from "react";
import { charactersOver, countCharacters } from "../../format/characters.ts";
import { AlertIcon } from "../Icon/AlertIcon.generated.ts";
import type { Copy } from "../ThemeRoot/Copy.ts";
import { useCopy, useNumberFormat } from "../ThemeRoot/ThemeContext.ts";
import type { TextElement } from "../replaceText.ts";
import { joinNames } from "../rootProps.ts";
import { useTextField } from "../useTextField.ts";
import { fieldCopy } from "./Field.copy.ts";
import * as css from "./Field.css.ts";

/** The props that a field of one line and one of several have in common. */
export interface LabelledTextProps {
  /** The label. */
  label: string;
  /** The current text. Absent: the field holds it itself. */
  value?: string;
  /** The text at first, if the field holds it itself. @default "" */
  defaultValue?: string;
  /** The user typed; the whole new value. */
  onValueChange?: (value: string) => void;
  /** The error message, in a sentence; announced when it appears. */
  error?: string;
  /** A hint under the field, in a sentence. */
  hint?: ReactNode;
  /** The most characters (user-perceived); shows a counter, and an error beyond it. More can be typed, so that no pasted text is cut. */
  maxLength?: number;
  /** The font: `reading` is that of messages. @default "interface" */
  font?: "interface" | "reading";
  /** Class name added to the box around label and control. */
  className?: string;
  /** Inline styles of the box around label and control. */
  style?: CSSProperties;
  /** Texts of its parts. @default English */
  copy?: Copy<typeof fieldCopy>;
}

type ControlProps<Control> = Omit<InputHTMLAttributes<Control>, keyof LabelledTextProps> & {
  ref?: Ref<Control>;
};

/** The text of a field, and the props of its control and of the `LabelledText` around it. */
export function useLabelledText<
  Control extends TextElement,
  Props extends LabelledTextProps & ControlProps<Control>,
>(props: Props) {
  const {
    label,
    value: _value,
    defaultValue: _defaultValue,
    onValueChange: _onValueChange,
    error: ownError,
    hint,
    maxLength,
    font = "interface",
    className,
    style,
    copy: ownCopy,
    ...rest
  } = props;
  const ownId = useId();
  const { id = ownId } = props;
  const { text, setText, props: field } = useTextField<Control>(props);
  const copy = useCopy(fieldCopy, ownCopy);
  const number = useNumberFormat();
  const over = charactersOver(text, maxLength);
  const error = ownError ?? (over > 0 ? copy.tooLong(number(over)) : undefined);
  return {
    text,
    setText,
    copy,
    control: {
      dir: field.dir,
      "aria-invalid": error !== undefined || undefined,
      ...rest,
      id,
      ref: field.ref,
      defaultValue: field.defaultValue,
      onChange: composeEventHandlers(props.onChange, field.onChange),
      className: joinNames(css.input, font === "reading" && css.reading),
      "aria-describedby": joinNames(
        error !== undefined && `${id}-error`,
        hint !== undefined && `${id}-hint`,
        props["aria-describedby"],
      ),
    },
    frame: {
      id,
      label,
      text,
      maxLength,
      hint,
      error,
      isOwnError: ownError !== undefined,
      className,
      style,
      copy,
    },
  };
}

interface FrameProps
  extends Pick<LabelledTextProps, "label" | "maxLength" | "hint" | "error" | "className" | "style"> {
  /** The `id` of the control. */
  id: string;
  text: string;
  /** Whether the error is that of the owner, not of the length. */
  isOwnError: boolean;
  copy: typeof fieldCopy;
  /** The control and its buttons. */
  children: ReactNode;
}

/** The label and the counter above a control, its border, and the error and the hint below it. */
export function LabelledText(props: FrameProps) {
  const { id, label, text, maxLength, hint, error, copy } = props;
  return (
    <div className={joinNames(css.field, props.className)} style={props.style}>
      <span className={css.top}>
        <label htmlFor={id}>{label}</label>
        {maxLength !== undefined && <Counter used={countCharacters(text)} limit={maxLength} copy={copy} />}
      </span>
      <span className={joinNames(css.box, error !== undefined && css.wrong)}>{props.children}</span>
      <span
        id={`${id}-error`}
        className={css.error}
        role="alert"
        // While the user types, the number changes with each letter.
        aria-live={props.isOwnError ? undefined : "polite"}
        hidden={error === undefined}
      >
        <AlertIcon size={16} />
        <span>{error}</span>
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
    <span className={joinNames(css.counter, used > limit && css.over)}>
      <span aria-hidden="true">{copy.counter(number(used), number(limit))}</span>
      <span className={css.hiddenLabel}>{copy.counterLabel(number(used), number(limit))}</span>
    </span>
  );
}

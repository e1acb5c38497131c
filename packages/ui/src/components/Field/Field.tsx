import { useComposedRefs } from "@radix-ui/react-compose-refs";
import { useRef, useState } from "react";
import type { InputHTMLAttributes } from "react";
import { CloseIcon } from "../Icon/CloseIcon.generated.ts";
import { EyeIcon } from "../Icon/EyeIcon.generated.ts";
import { EyeOffIcon } from "../Icon/EyeOffIcon.generated.ts";
import type { NativeProps } from "../rootProps.ts";
import type { fieldCopy } from "./Field.copy.ts";
import * as css from "./Field.css.ts";
import { LabelledText, useLabelledText } from "./LabelledText.tsx";
import type { LabelledTextProps } from "./LabelledText.tsx";

export interface FieldProps
  extends NativeProps<"input", keyof LabelledTextProps | "type" | "children">,
    LabelledTextProps {
  /** A password has a button that reveals it. @default "text" */
  type?: "text" | "email" | "password" | "search" | "date";
}

/**
 * A labelled field of one line, with its error and counter. The other props are those of `input`; `className` and `style` reach
 * the box around label and control.
 *
 * @example
 * <Field label="Email" type="email" name="email" required />
 */
export function Field({ type = "text", ref, ...props }: FieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { text, setText, copy, control, frame } = useLabelledText({
    ...props,
    ref: useComposedRefs(input, ref),
  });
  const [revealed, setRevealed] = useState(false);
  return (
    <LabelledText {...frame}>
      <input
        {...keyboard(type)}
        {...control}
        dir={type === "date" ? props.dir : control.dir}
        type={type === "password" && revealed ? "text" : type}
      />
      {type === "password" && <Reveal revealed={revealed} onReveal={setRevealed} copy={copy} />}
      {type === "search" && text !== "" && (
        <button
          type="button"
          className={css.button}
          aria-label={copy.clear}
          onClick={() => {
            input.current?.focus();
            setText("");
          }}
        >
          <CloseIcon />
        </button>
      )}
    </LabelledText>
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

export type { LabelledTextProps } from "./LabelledText.tsx";

import { LabelledText, useLabelledText } from "../Field/LabelledText.tsx";
import type { LabelledTextProps } from "../Field/LabelledText.tsx";
import type { NativeProps } from "../rootProps.ts";

export interface TextAreaProps
  extends NativeProps<"textarea", keyof LabelledTextProps | "children">,
    LabelledTextProps {
  /** The height at first, in lines of text. @default 3 */
  rows?: number;
}

/**
 * A labelled field of several lines, with its error and counter. The other props are those of `textarea`; `className` and
 * `style` reach the box around label and control.
 *
 * @example
 * <TextArea label="Message" name="message" rows={4} />
 */
export function TextArea({ rows = 3, ...props }: TextAreaProps) {
  const { control, frame } = useLabelledText(props);
  return (
    <LabelledText {...frame}>
      <textarea rows={rows} {...control} />
    </LabelledText>
  );
}

export type { LabelledTextProps } from "../Field/LabelledText.tsx";

import type { ReactNode } from "react";

/** One of the options of a select. */
export interface SelectOption<Value extends string> {
  /** The value passed to the callback. Not an empty text. */
  value: Value;
  /** The visible label, which typing finds. */
  label: string;
  /** What it means, in a sentence; in the list only. */
  hint?: string;
  /** Icon before the label; decorative. */
  icon?: ReactNode;
  /** Whether it cannot be chosen. @default false */
  disabled?: boolean;
}

/** Options under a heading. */
export interface SelectGroup<Value extends string> {
  /** The heading. */
  label: string;
  /** The options, in order. */
  options: readonly SelectOption<Value>[];
}

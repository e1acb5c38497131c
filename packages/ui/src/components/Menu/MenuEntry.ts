import type { ReactNode } from "react";
import type { Tone } from "../states.ts";

/** One line of a menu. */
export type MenuEntry = MenuAction | MenuLink | Submenu | MenuChoice | { kind: "separator" };

/** An action. */
export interface MenuAction {
  kind: "action";
  /** Label. Several entries may have the same one. */
  label: string;
  /** Icon before the label; decorative. */
  icon?: ReactNode;
  /** `danger` for destructive actions. @default "neutral" */
  tone?: Extract<Tone, "neutral" | "danger">;
  /** Whether it is disabled. @default false */
  disabled?: boolean;
  /** The user chose it. */
  onSelect: () => void;
}

/** A link. */
export interface MenuLink {
  kind: "link";
  /** Label. */
  label: string;
  /** Icon before the label; decorative. */
  icon?: ReactNode;
  /** URL of the link. */
  href: string;
  /** One or two words at the end, such as a count. */
  badge?: string;
}

/** A line that opens further actions beside it. */
export interface Submenu {
  kind: "submenu";
  /** Label. */
  label: string;
  /** Icon before the label; decorative. */
  icon?: ReactNode;
  /** The actions, from the top. */
  entries: readonly MenuAction[];
}

/** A heading with options below it, one chosen. */
export interface MenuChoice {
  kind: "choice";
  /** The heading. */
  label: string;
  /** The options, from the top. */
  options: readonly MenuOption[];
  /** The value of the chosen option. */
  value: string;
  /** The user chose another option. */
  onValueChange: (value: string) => void;
}

/** An option of a choice. */
export interface MenuOption {
  /** Unique identifier. */
  value: string;
  /** Label. */
  label: string;
  /** BCP 47 tag of the language of the label. @default that of the page */
  lang?: string;
  /** One or two words at the end. */
  badge?: string;
}

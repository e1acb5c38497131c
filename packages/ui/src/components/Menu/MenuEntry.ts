import type { ReactNode } from "react";

/** One line of a menu. */
export type MenuEntry = MenuAction | MenuLink | Submenu | { kind: "separator" };

/** An action. */
export interface MenuAction {
  kind: "action";
  /** Label. Several entries may have the same one. */
  label: string;
  /** Icon before the label; decorative. */
  icon?: ReactNode;
  /** `bad` for destructive actions. @default "plain" */
  tone?: "plain" | "bad";
  /** Whether it is disabled. @default false */
  disabled?: boolean;
  /** The user chose it. */
  onSelect: () => void;
}

/** A link. */
export interface MenuLink {
  kind: "link";
  label: string;
  /** Icon before the label; decorative. */
  icon?: ReactNode;
  href: string;
  /** One or two words at the end, such as a count. */
  badge?: string;
}

/** A line that opens further actions beside it. */
export interface Submenu {
  kind: "submenu";
  label: string;
  /** Icon before the label; decorative. */
  icon?: ReactNode;
  /** The actions, from the top. */
  entries: readonly MenuAction[];
}

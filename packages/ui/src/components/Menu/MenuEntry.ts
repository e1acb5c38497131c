import type { ReactNode } from "react";

/** One line of a menu. */
export type MenuEntry = MenuAction | MenuLink | { kind: "separator" };

/** Something to do. */
export interface MenuAction {
  kind: "action";
  /** What it does; also tells one entry from another. */
  label: string;
  /** Stands before the words; decoration. */
  icon?: ReactNode;
  /** `bad` for what takes something away. @default "plain" */
  tone?: "plain" | "bad";
  /** Whether it does nothing at present. @default false */
  disabled?: boolean;
  /** The user chose it. */
  onSelect: () => void;
}

/** Somewhere to go. */
export interface MenuLink {
  kind: "link";
  label: string;
  /** Stands before the words; decoration. */
  icon?: ReactNode;
  href: string;
}

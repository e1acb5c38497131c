import { assertNever } from "../../../assertNever.ts";
import { EyeOffIcon } from "../../../components/Icon/EyeOffIcon.generated.ts";
import { TagIcon } from "../../../components/Icon/TagIcon.generated.ts";
import { UserIcon } from "../../../components/Icon/UserIcon.generated.ts";
import type { ReactNode } from "react";
import { mergeCopy } from "../../../components/ThemeRoot/Copy.ts";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import type { MenuAction, MenuEntry } from "../../../components/Menu/MenuEntry.ts";
import { hideMenuCopy } from "./HideMenu.copy.ts";
import type { HideMenuCopy } from "./HideMenu.copy.ts";

/** Something to hide: a character, everything by a creator, everything with a tag. */
export interface Hideable {
  /** The kind. */
  readonly kind: "character" | "creator" | "tag";
  /** Unique identifier. */
  readonly id: string;
  /** Displayed name; for a creator the user name, without an at sign. */
  readonly name: string;
}

/**
 * Menu entries that hide something, for a menu with other entries, in the texts of the nearest `ThemeRoot`. Several tags are in a
 * submenu.
 */
export function useHideEntries(
  targets: readonly Hideable[],
  onHide: (target: Hideable) => void,
  own?: Copy<HideMenuCopy>,
): readonly MenuEntry[] {
  return hideEntries(targets, onHide, useCopy(hideMenuCopy, own));
}

/** The same in given texts. */
export function hideEntries(
  targets: readonly Hideable[],
  onHide: (target: Hideable) => void,
  copy: HideMenuCopy,
): readonly MenuEntry[] {
  const entryOf = (target: Hideable, label: string, icon?: ReactNode): MenuAction => ({
    kind: "action",
    label,
    icon,
    onSelect: () => {
      onHide(target);
    },
  });
  const tags = targets.filter(({ kind }) => kind === "tag");
  const inSubmenu = tags.length > 1;
  const entries = targets
    .filter(({ kind }) => kind !== "tag" || !inSubmenu)
    .map((target) => entryOf(target, labelOf(target, copy), iconOf(target.kind)));
  if (!inSubmenu) return entries;
  // The names alone: the submenu says what is done with them.
  const named = tags.map((target) => entryOf(target, target.name));
  return [...entries, { kind: "submenu", label: copy.tags, icon: iconOf("tag"), entries: named }];
}

/** The message after hiding, shown beside Undo. */
export function hiddenMessage({ kind, name }: Hideable, copy?: Copy<HideMenuCopy>): string {
  return mergeCopy(hideMenuCopy, copy).hidden[kind](name);
}

function labelOf({ kind, name }: Hideable, copy: HideMenuCopy): string {
  return kind === "character" ? copy.character : copy[kind](name);
}

function iconOf(kind: Hideable["kind"]) {
  switch (kind) {
    case "character":
      return <EyeOffIcon />;
    case "creator":
      return <UserIcon />;
    case "tag":
      return <TagIcon />;
    default:
      return assertNever(kind);
  }
}

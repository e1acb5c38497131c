import { EyeOffIcon } from "../../../components/Icon/EyeOffIcon.generated.ts";
import { TagIcon } from "../../../components/Icon/TagIcon.generated.ts";
import { UserIcon } from "../../../components/Icon/UserIcon.generated.ts";
import type { MenuEntry } from "../../../components/Menu/MenuEntry.ts";
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

/** Menu entries that hide something, for a menu with other entries. */
export function hideEntries(
  targets: readonly Hideable[],
  onHide: (target: Hideable) => void,
  copy: HideMenuCopy = hideMenuCopy,
): readonly MenuEntry[] {
  return targets.map((target) => ({
    kind: "action",
    label: target.kind === "character" ? copy.character : copy[target.kind](target.name),
    icon: iconOf(target.kind),
    onSelect: () => {
      onHide(target);
    },
  }));
}

/** The message after hiding, shown beside Undo. */
export function hiddenMessage({ kind, name }: Hideable, copy: HideMenuCopy = hideMenuCopy): string {
  return copy.hidden[kind](name);
}

function iconOf(kind: Hideable["kind"]) {
  switch (kind) {
    case "character":
      return <EyeOffIcon />;
    case "creator":
      return <UserIcon />;
    case "tag":
      return <TagIcon />;
  }
}

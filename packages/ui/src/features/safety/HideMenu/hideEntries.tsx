import { EyeOffIcon } from "../../../components/Icon/EyeOffIcon.generated.ts";
import { TagIcon } from "../../../components/Icon/TagIcon.generated.ts";
import { UserIcon } from "../../../components/Icon/UserIcon.generated.ts";
import type { MenuEntry } from "../../../components/Menu/MenuEntry.ts";
import { hideMenuCopy } from "./HideMenu.copy.ts";
import type { HideMenuCopy } from "./HideMenu.copy.ts";

/** One thing that can be hidden: a character, everything by one creator, everything with one tag. */
export interface Hideable {
  /** Of which kind they are. */
  readonly kind: "character" | "creator" | "tag";
  /** Tells it from the others. */
  readonly id: string;
  /** As it is shown; of a creator the user name, without an at sign. */
  readonly name: string;
}

/** The lines of a menu that hide something, for a menu that holds more than these. */
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

/** What to say once something is hidden, beside the way back. */
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

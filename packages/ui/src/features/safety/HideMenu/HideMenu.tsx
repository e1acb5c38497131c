import { Button } from "../../../components/Button/Button.tsx";
import { EyeOffIcon } from "../../../components/Icon/EyeOffIcon.generated.ts";
import { Menu } from "../../../components/Menu/Menu.tsx";
import type { HideMenuCopy } from "./HideMenu.copy.ts";
import { hideMenuCopy } from "./HideMenu.copy.ts";
import { hideEntries } from "./hideEntries.tsx";
import type { Hideable } from "./hideEntries.tsx";

export interface HideMenuProps {
  /** What can be hidden from here, the nearest first. */
  targets: readonly Hideable[];
  /** The user hid one. It goes at once, and a message says so with the way back. */
  onHide: (target: Hideable) => void;
  /** Its words. @default English */
  copy?: HideMenuCopy;
}

/** Hides a character, or everything like it, without a question: what it does can be taken back. */
export function HideMenu({ targets, onHide, copy = hideMenuCopy }: HideMenuProps) {
  return (
    <Menu
      label={copy.label}
      align="start"
      entries={hideEntries(targets, onHide, copy)}
      trigger={(props) => (
        <Button {...props} variant="quiet" icon={<EyeOffIcon />}>
          {copy.label}
        </Button>
      )}
    />
  );
}

export { hiddenMessage, hideEntries } from "./hideEntries.tsx";
export type { Hideable } from "./hideEntries.tsx";

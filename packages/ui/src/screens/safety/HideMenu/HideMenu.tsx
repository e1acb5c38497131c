import type { RootProps } from "../../../components/rootProps.ts";
import { rootProps } from "../../../components/rootProps.ts";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { Button } from "../../../components/Button/Button.tsx";
import { EyeOffIcon } from "../../../components/Icon/EyeOffIcon.generated.ts";
import { Menu } from "../../../components/Menu/Menu.tsx";
import type { HideMenuCopy } from "./HideMenu.copy.ts";
import { hideMenuCopy } from "./HideMenu.copy.ts";
import { hideEntries } from "./hideEntries.tsx";
import type { Hideable } from "./hideEntries.tsx";

export interface HideMenuProps extends RootProps {
  /** What can be hidden here, the most specific first. */
  targets: readonly Hideable[];
  /** The user hid one. It is hidden at once, and a toast offers Undo. */
  onHide: (target: Hideable) => void;
  /** Whether the menu is open. Absent: it holds that itself. */
  open?: boolean;
  /** Whether the menu is open at first, without `open`. @default false */
  defaultOpen?: boolean;
  /** The user opened or closed the menu. */
  onOpenChange?: (open: boolean) => void;
  /** Texts of the component. @default English */
  copy?: Copy<HideMenuCopy>;
}

/** Hides a character, or everything similar, without confirmation, because it can be undone. */
export function HideMenu(props: HideMenuProps) {
  const { targets, onHide, copy: own } = props;
  const copy = useCopy(hideMenuCopy, own);
  return (
    <Menu
      {...rootProps(props)}
      label={copy.label}
      align="start"
      open={props.open}
      defaultOpen={props.defaultOpen}
      onOpenChange={props.onOpenChange}
      entries={hideEntries(targets, onHide, copy)}
      trigger={(trigger) => (
        <Button {...trigger} variant="quiet" icon={<EyeOffIcon />}>
          {copy.label}
        </Button>
      )}
    />
  );
}

export { hiddenMessage, useHideEntries } from "./hideEntries.tsx";
export type { Hideable } from "./hideEntries.tsx";

import { composeEventHandlers } from "@radix-ui/primitive";
import { Suspense, useRef, useState } from "react";
import type { ReactNode, Ref } from "react";
import type { MenuEntry } from "./MenuEntry.ts";
import { lazyWithRetry, preload } from "../../lazyWithRetry.ts";
import { joinNames } from "../rootProps.ts";
import type { NativeProps } from "../rootProps.ts";
import { useControllable } from "../useControllable.ts";
import { useIsHydrating } from "../useIsHydrating.ts";
import * as css from "./Menu.css.ts";

/** The props that the trigger must accept; Button and IconButton do. */
export interface MenuTriggerProps {
  /** Ref to the trigger, which receives the focus after the menu is closed. */
  ref: Ref<HTMLButtonElement>;
  /** Announces that the button opens a menu. */
  "aria-haspopup": "menu";
  /** Whether the menu is open. */
  "aria-expanded": boolean;
  /** The user pressed the trigger. */
  onClick: () => void;
}

export interface MenuProps extends NativeProps<"span", "children"> {
  /** Accessible name of the menu. */
  label: string;
  /** The entries, from the top. */
  entries: readonly MenuEntry[];
  /** Renders the trigger with the given props. */
  trigger: (props: MenuTriggerProps) => ReactNode;
  /** The edge of the trigger to align with. @default "end" */
  align?: "start" | "end";
  /** Whether it is open. Absent: the menu holds it itself. */
  open?: boolean;
  /** The user opened or closed it. */
  onOpenChange?: (open: boolean) => void;
  /** Whether it is open at first, if the menu holds it itself. @default false */
  defaultOpen?: boolean;
}

// The list needs Radix: it is loaded when the pointer or the focus comes near the trigger.
const loadPopup = async () => (await import("./MenuPopup.tsx")).MenuPopup;
const MenuPopup = lazyWithRetry(loadPopup);

/**
 * A button that opens a list of actions.
 *
 * @example
 * <Menu label="This chat" entries={entries} trigger={renderButton} />
 */
export function Menu(props: MenuProps) {
  const {
    label,
    entries,
    trigger,
    align = "end",
    open: ownOpen,
    defaultOpen = false,
    onOpenChange,
    className,
    ...rest
  } = props;
  const [open, setOpen] = useControllable(ownOpen, defaultOpen, onOpenChange);
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  // The list is in a portal, which a server cannot render.
  const isHydrating = useIsHydrating();
  const button = useRef<HTMLButtonElement>(null);
  const prepare = () => preload(loadPopup);
  const onClick = () => setOpen(!open);
  return (
    <span
      {...rest}
      className={joinNames(css.anchor, className)}
      onPointerEnter={composeEventHandlers(props.onPointerEnter, prepare)}
      onFocus={composeEventHandlers(props.onFocus, prepare)}
    >
      {trigger({ ref: button, "aria-haspopup": "menu", "aria-expanded": open, onClick })}
      {wasOpened && !isHydrating && (
        <Suspense>
          <MenuPopup
            label={label}
            entries={entries}
            align={align}
            open={open}
            onOpenChange={setOpen}
            button={button}
          />
        </Suspense>
      )}
    </span>
  );
}

export type { MenuEntry } from "./MenuEntry.ts";
export type { MenuAction, MenuChoice, MenuLink, MenuOption, Submenu } from "./MenuEntry.ts";

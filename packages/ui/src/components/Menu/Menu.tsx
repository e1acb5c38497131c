import { Suspense, useRef, useState, useSyncExternalStore } from "react";
import type { ReactNode, Ref } from "react";
import type { MenuEntry } from "./MenuEntry.ts";
import type { Direction } from "./MenuPopup.tsx";
import { lazyWithRetry, preload } from "../../lazyWithRetry.ts";
import * as css from "./Menu.css.ts";

/** The props that the trigger must accept; Button and IconButton do. */
export interface MenuTriggerProps {
  ref: Ref<HTMLButtonElement & HTMLAnchorElement>;
  popup: "menu";
  expanded: boolean;
  onPress: () => void;
}

export interface MenuProps {
  /** Accessible name of the menu. */
  label: string;
  /** The entries, from the top. */
  entries: readonly MenuEntry[];
  /** Renders the trigger with the given props. */
  trigger: (props: MenuTriggerProps) => ReactNode;
  /** The edge of the trigger to align with. @default "end" */
  align?: "start" | "end";
  /** Whether it is open at first. @default false */
  defaultOpen?: boolean;
}

// The list needs Radix: it is loaded when the pointer or the focus comes near the trigger.
const loadPopup = async () => (await import("./MenuPopup.tsx")).MenuPopup;
const MenuPopup = lazyWithRetry(loadPopup);

/** A button that opens a list of actions. */
export function Menu({ label, entries, trigger, align = "end", defaultOpen = false }: MenuProps) {
  const [open, setOpen] = useState(defaultOpen);
  const [wanted, setWanted] = useState(defaultOpen);
  const isHydrating = useSyncExternalStore(subscribeNever, returnFalse, returnTrue);
  const [direction, setDirection] = useState<Direction>("ltr");
  const button = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  const prepare = () => preload(loadPopup);
  const onPress = () => {
    setWanted(true);
    if (button.current !== null) setDirection(getComputedStyle(button.current).direction as Direction);
    setOpen(!open);
  };
  return (
    <span className={css.anchor} onPointerEnter={prepare} onFocus={prepare}>
      {trigger({ ref: button, popup: "menu", expanded: open, onPress })}
      {wanted && !isHydrating && (
        <Suspense>
          <MenuPopup
            direction={direction}
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

// The list is in a portal, which a server cannot render.
const returnTrue = () => true;
const returnFalse = () => false;
const subscribeNever = () => returnFalse;

export type { MenuEntry } from "./MenuEntry.ts";

import { Suspense, useRef, useState } from "react";
import type { ReactNode, Ref } from "react";
import type { MenuEntry } from "./MenuEntry.ts";
import type { Direction } from "./MenuPopup.tsx";
import { lazyWithRetry } from "../../lazyWithRetry.ts";
import * as css from "./Menu.css.ts";

/** What the button of a menu has to take; both Button and IconButton do. */
export interface MenuTriggerProps {
  ref: Ref<HTMLButtonElement & HTMLAnchorElement>;
  popup: "menu";
  expanded: boolean;
  onPress: () => void;
}

export interface MenuProps {
  /** Names the menu for those who cannot see it. */
  label: string;
  /** What may be chosen, from the top. */
  entries: readonly MenuEntry[];
  /** Draws the button that opens it, handing on what it is given. */
  trigger: (props: MenuTriggerProps) => ReactNode;
  /** Which edge of the button it lines up with. @default "end" */
  align?: "start" | "end";
  /** Whether it is showing from the start, for stories. @default false */
  defaultOpen?: boolean;
}

// The list itself brings Radix: it is fetched when a pointer or the focus comes near the button.
const loadPopup = async () => (await import("./MenuPopup.tsx")).MenuPopup;
const MenuPopup = lazyWithRetry(loadPopup);

/** A button and the list of actions that it opens. */
export function Menu({ label, entries, trigger, align = "end", defaultOpen = false }: MenuProps) {
  const [open, setOpen] = useState(defaultOpen);
  const [wanted, setWanted] = useState(defaultOpen);
  const [direction, setDirection] = useState<Direction>("ltr");
  const button = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  const prepare = () => {
    // Without a connection it would fail, which browsers remember until the page is loaded anew.
    if (navigator.onLine) loadPopup().catch(() => undefined);
  };
  const onPress = () => {
    setWanted(true);
    if (button.current !== null) setDirection(getComputedStyle(button.current).direction as Direction);
    setOpen(!open);
  };
  return (
    <span className={css.anchor} onPointerEnter={prepare} onFocus={prepare}>
      {trigger({ ref: button, popup: "menu", expanded: open, onPress })}
      {wanted && (
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

export type { MenuEntry } from "./MenuEntry.ts";

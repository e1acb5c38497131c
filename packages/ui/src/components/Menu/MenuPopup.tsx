import { DirectionProvider } from "@radix-ui/react-direction";
import * as DropdownMenu from "@radix-ui/themes/components/dropdown-menu";
import { Theme } from "@radix-ui/themes/components/theme";
import { useId, useLayoutEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import "../../styles/radix.generated.css";
import "../../styles/radixSkin.css.ts";
import { Badge } from "../Badge/Badge.tsx";
import { CheckIcon } from "../Icon/CheckIcon.generated.ts";
import { useLinkComponent } from "../Link/LinkContext.ts";
import type { MenuChoice, MenuEntry } from "./MenuEntry.ts";
import { useOverlayContainer } from "../ThemeRoot/useOverlayContainer.ts";
import { useDirectionWhileOpen } from "../ThemeRoot/useTextDirection.ts";
import * as css from "./Menu.css.ts";

interface MenuPopupProps {
  label: string;
  entries: readonly MenuEntry[];
  align: "start" | "end";
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The trigger: it opens and closes the menu, and receives the focus after closing. */
  button: RefObject<HTMLElement | null>;
}

/** The list of a menu, positioned at its trigger; a part of Menu that is loaded on demand. */
export function MenuPopup(props: MenuPopupProps) {
  const { label, entries, align, open, onOpenChange, button } = props;
  const anchor = useRef<HTMLSpanElement>(null);
  const direction = useDirectionWhileOpen(anchor, open);
  const landmark = useOwnLandmark(label, open);
  return (
    <Theme asChild hasBackground={false}>
      <span ref={anchor} className={css.place}>
        {/* Theme sets left to right for everything inside it. */}
        <DirectionProvider dir={direction}>
          <DropdownMenu.Root modal={false} open={open} onOpenChange={onOpenChange}>
            <DropdownMenu.Trigger>
              <span className={css.place} aria-hidden="true" />
            </DropdownMenu.Trigger>
            <DropdownMenu.Content
              className={css.content}
              container={landmark}
              align={align}
              aria-label={label}
              aria-labelledby={undefined}
              onCloseAutoFocus={(event) => {
                event.preventDefault();
                // A press elsewhere, such as on a text field, has moved the focus already.
                if (isFocusFree(landmark)) button.current?.focus();
              }}
              onInteractOutside={(event) => {
                // A press on the trigger closes it there; closing here too would open it again.
                if (event.target instanceof Node && button.current?.contains(event.target))
                  event.preventDefault();
              }}
            >
              {withKeys(entries).map(([key, entry]) =>
                entry.kind === "separator" ? (
                  <DropdownMenu.Separator key={key} className={css.separator} />
                ) : entry.kind === "choice" ? (
                  <MenuOptions key={key} choice={entry} button={button} />
                ) : (
                  <MenuItem key={key} entry={entry} landmark={landmark} button={button} />
                ),
              )}
            </DropdownMenu.Content>
          </DropdownMenu.Root>
        </DirectionProvider>
      </span>
    </Theme>
  );
}

/**
 * Each entry with the key that it keeps, and with it the focus, while others appear before it: its label, and a number where
 * several have the same.
 */
function withKeys<Entry extends MenuEntry>(entries: readonly Entry[]): readonly [string, Entry][] {
  const uses = new Map<string, number>();
  return entries.map((entry) => {
    const label = "label" in entry ? entry.label : entry.kind;
    const use = (uses.get(label) ?? 0) + 1;
    uses.set(label, use);
    return [`${label} ${use}`, entry];
  });
}

/** Whether the focus is nowhere, or still in the closing menu. */
function isFocusFree(menu: HTMLElement | undefined): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || menu?.contains(activeElement) === true;
}

/** The popup's container at the end of the theme's content: a landmark, while the menu is open. */
function useOwnLandmark(label: string, open: boolean): HTMLElement | undefined {
  const container = useOverlayContainer();
  const [place] = useState(() =>
    typeof document === "undefined" ? undefined : document.createElement("div"),
  );
  useLayoutEffect(() => {
    if (place === undefined || container === null) return undefined;
    container.append(place);
    return () => place.remove();
  }, [place, container]);
  useLayoutEffect(() => {
    if (place === undefined || !open) return undefined;
    place.setAttribute("role", "region");
    place.setAttribute("aria-label", label);
    return () => {
      place.removeAttribute("role");
      place.removeAttribute("aria-label");
    };
  }, [place, label, open]);
  return place;
}

interface MenuItemProps {
  entry: Exclude<MenuEntry, MenuChoice | { kind: "separator" }>;
  /** The container of a submenu. */
  landmark: HTMLElement | undefined;
  button: RefObject<HTMLElement | null>;
}

function MenuItem({ entry, landmark, button }: MenuItemProps) {
  const Anchor = useLinkComponent();
  if (entry.kind === "submenu") {
    return (
      <DropdownMenu.Sub>
        <DropdownMenu.SubTrigger className={css.item.neutral}>
          {entry.icon}
          <span>{entry.label}</span>
        </DropdownMenu.SubTrigger>
        <DropdownMenu.SubContent className={css.content} container={landmark}>
          {withKeys(entry.entries).map(([key, action]) => (
            <MenuItem key={key} entry={action} landmark={landmark} button={button} />
          ))}
        </DropdownMenu.SubContent>
      </DropdownMenu.Sub>
    );
  }
  if (entry.kind === "link") {
    return (
      <DropdownMenu.Item asChild className={css.item.neutral}>
        <Anchor href={entry.href}>
          {entry.icon}
          <span>{entry.label}</span>
          {entry.badge !== undefined && (
            <>
              {" "}
              <Badge className={css.badge}>{entry.badge}</Badge>
            </>
          )}
        </Anchor>
      </DropdownMenu.Item>
    );
  }
  const { label, icon, tone = "neutral", disabled, onSelect } = entry;
  return (
    <DropdownMenu.Item
      className={css.item[tone]}
      disabled={disabled}
      onSelect={() => {
        // What the action opens takes the focus from the button, and returns it there.
        button.current?.focus();
        onSelect();
      }}
    >
      {icon}
      <span>{label}</span>
    </DropdownMenu.Item>
  );
}

interface MenuOptionsProps {
  choice: MenuChoice;
  button: RefObject<HTMLElement | null>;
}

/** The options of a choice. Not the ones of Radix Themes, whose mark is at the left also in text from right to left. */
function MenuOptions({ choice, button }: MenuOptionsProps) {
  const id = useId();
  return (
    <DropdownMenu.Group aria-labelledby={id}>
      <DropdownMenu.Label id={id} className={css.heading}>
        {choice.label}
      </DropdownMenu.Label>
      {choice.options.map(({ value, label, lang, badge }) => (
        <DropdownMenu.Item
          key={value}
          role="menuitemradio"
          aria-checked={value === choice.value}
          className={css.item.neutral}
          onSelect={() => {
            button.current?.focus();
            if (value !== choice.value) choice.onValueChange(value);
          }}
        >
          <span className={css.mark}>{value === choice.value && <CheckIcon />}</span>
          <span lang={lang}>{label}</span>
          {badge !== undefined && (
            <>
              {" "}
              <Badge className={css.badge}>{badge}</Badge>
            </>
          )}
        </DropdownMenu.Item>
      ))}
    </DropdownMenu.Group>
  );
}

import type { RootProps } from "../../../components/rootProps.ts";
import { rootProps } from "../../../components/rootProps.ts";
import { Fragment } from "react";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { Modal } from "../../../components/Modal/Modal.tsx";
import { shortcutSheetCopy } from "./ShortcutSheet.copy.ts";
import * as css from "./ShortcutSheet.css.ts";

/** A shortcut. */
export interface Shortcut {
  /** What it does. */
  label: string;
  /** The key combinations, each with its keys in order. */
  keys: readonly (readonly string[])[];
}

/** Shortcuts of one context. */
export interface ShortcutGroup {
  /** Where they work. */
  title: string;
  /** The shortcuts, in order. */
  shortcuts: readonly Shortcut[];
}

export interface ShortcutSheetProps extends RootProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** The user closed it. */
  onOpenChange: (open: boolean) => void;
  /** The available shortcuts, the most specific context first. */
  groups: readonly ShortcutGroup[];
  /** Texts of the component. @default English */
  copy?: Copy<typeof shortcutSheetCopy>;
}

/**
 * A list of all keyboard shortcuts.
 *
 * @example
 * <ShortcutSheet open={open} onOpenChange={setOpen} groups={groups} />
 */
export function ShortcutSheet(props: ShortcutSheetProps) {
  const { open, onOpenChange, groups, copy: own } = props;
  const copy = useCopy(shortcutSheetCopy, own);
  return (
    <Modal {...rootProps(props)} open={open} onOpenChange={onOpenChange} title={copy.title} width={560}>
      <div className={css.groups}>
        {groups.map(({ title, shortcuts }) => (
          <div key={title}>
            <h2 className={css.title}>{title}</h2>
            <dl>
              {shortcuts.map(({ label, keys }) => (
                <div key={label} className={css.shortcut}>
                  <dt>{label}</dt>
                  <dd className={css.keys}>
                    {keys.map((chord, way) => (
                      <Fragment key={chord.join()}>
                        {way > 0 && <span className={css.word}>{copy.or}</span>}
                        {chord.map((key, place) => (
                          <Fragment key={key}>
                            {place > 0 && <span className={css.visuallyHiddenText}>{copy.then}</span>}
                            <kbd className={css.key}>{key}</kbd>
                          </Fragment>
                        ))}
                      </Fragment>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </Modal>
  );
}

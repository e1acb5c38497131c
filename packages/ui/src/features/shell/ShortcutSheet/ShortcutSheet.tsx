import { Fragment } from "react";
import { Modal } from "../../../components/Modal/Modal.tsx";
import { shortcutSheetCopy } from "./ShortcutSheet.copy.ts";
import * as css from "./ShortcutSheet.css.ts";

/** One thing that a key does. */
export interface Shortcut {
  /** What it does. */
  label: string;
  /** The ways to press it, each with its keys from the first held to the last pressed. */
  keys: readonly (readonly string[])[];
}

/** Shortcuts of one place. */
export interface ShortcutGroup {
  /** Where they work. */
  title: string;
  shortcuts: readonly Shortcut[];
}

export interface ShortcutSheetProps {
  /** Whether it is showing. */
  open: boolean;
  /** The user closed it. */
  onOpenChange: (open: boolean) => void;
  /** What can be done by keyboard here, the nearest place first. */
  groups: readonly ShortcutGroup[];
  /** Its words. @default English */
  copy?: Readonly<Record<keyof typeof shortcutSheetCopy, string>>;
}

/** Everything that has a key of its own. */
export function ShortcutSheet({ open, onOpenChange, groups, copy = shortcutSheetCopy }: ShortcutSheetProps) {
  return (
    <Modal open={open} onOpenChange={onOpenChange} title={copy.title} width={560}>
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
                            {place > 0 && <span className={css.spoken}>{copy.then}</span>}
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

import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { ArrowLeftIcon } from "../../../components/Icon/ArrowLeftIcon.generated.ts";
import { Modal } from "../../../components/Modal/Modal.tsx";
import { settingsModalCopy } from "./SettingsModal.copy.ts";
import * as css from "./SettingsModal.css.ts";
import { SettingsModalList, entryId } from "./SettingsModalList.tsx";

/** A section of the settings. */
export type SettingsSection = keyof typeof settingsModalCopy.sections;

/** A pane, such as `ReadingPane`, and its section. */
export interface SettingsPane {
  /** The section of the pane. */
  section: SettingsSection;
  /** The content of the pane. */
  content: ReactNode;
}

export interface SettingsModalProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** The user opened or closed it. */
  onOpenChange: (open: boolean) => void;
  /** The available panes, in order; visitors have fewer. At least one. */
  panes: readonly SettingsPane[];
  /** The open section. Absent: the first, and on phones the list. */
  section?: SettingsSection;
  /** The user chose a section, or on phones went back to the list (`undefined`). */
  onSectionChange: (section: SettingsSection | undefined) => void;
  /** Texts of the component. @default English */
  copy?: typeof settingsModalCopy;
}

/** All settings: a list beside its panes; on phones the list, then one pane. */
export function SettingsModal(props: SettingsModalProps) {
  const { panes, section, onSectionChange, copy = settingsModalCopy } = props;
  const shown = panes.find((pane) => pane.section === section) ?? panes[0];
  const heading = useRef<HTMLHeadingElement>(null);
  const left = useRef<SettingsSection>(undefined);
  // On phones the list and the pane replace each other: the focus moves along.
  useEffect(() => {
    const before = left.current;
    left.current = section;
    if (document.activeElement?.checkVisibility() === true && document.activeElement !== document.body)
      return;
    if (section !== undefined) heading.current?.focus();
    else if (before !== undefined) document.getElementById(entryId(before))?.focus();
  }, [section]);
  return (
    <Modal
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={copy.title}
      width={860}
      initialFocus="[aria-current='true']"
    >
      <div className={css.settings} data-pane={section !== undefined || undefined}>
        <SettingsModalList {...props} current={shown?.section} copy={copy} />
        {shown !== undefined && (
          <section key={shown.section} className={css.pane} aria-label={copy.sections[shown.section].title}>
            <Button
              variant="quiet"
              className={css.back}
              icon={<ArrowLeftIcon className={css.arrow} />}
              onPress={() => onSectionChange(undefined)}
            >
              {copy.back}
            </Button>
            <h2 ref={heading} tabIndex={-1} className={css.heading}>
              {copy.sections[shown.section].title}
            </h2>
            {shown.content}
          </section>
        )}
      </div>
    </Modal>
  );
}

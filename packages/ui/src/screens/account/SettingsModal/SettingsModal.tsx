import { rootProps } from "../../../components/rootProps.ts";
import { useEffect, useRef } from "react";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { Button } from "../../../components/Button/Button.tsx";
import { ArrowLeftIcon } from "../../../components/Icon/ArrowLeftIcon.generated.ts";
import { Modal } from "../../../components/Modal/Modal.tsx";
import { settingsModalCopy } from "./SettingsModal.copy.ts";
import * as css from "./SettingsModal.css.ts";
import { SettingsModalList, entryId } from "./SettingsModalList.tsx";
import type { SettingsModalProps } from "./SettingsModalProps.ts";

/** All settings: a list beside its panes; on phones the list, then one pane. */
export function SettingsModal(props: SettingsModalProps) {
  const { open, panes, section, onSectionChange } = props;
  const copy = useCopy(settingsModalCopy, props.copy);
  const shown = panes.find((pane) => pane.section === section) ?? panes[0];
  const heading = useRef<HTMLHeadingElement>(null);
  const previous = useRef({ open: false, section });
  // On phones the list and the pane replace each other: the focus moves along. While it opens, the dialog sets the focus.
  useEffect(() => {
    const { open: wasOpen, section: before } = previous.current;
    previous.current = { open, section };
    if (!wasOpen || before === section || hasVisibleFocus()) return;
    if (section !== undefined) heading.current?.focus();
    else if (before !== undefined) document.getElementById(entryId(before))?.focus();
  }, [open, section]);
  return (
    <Modal
      {...rootProps(props, css.dialog)}
      open={open}
      onOpenChange={props.onOpenChange}
      title={copy.title}
      width={860}
      initialFocus="[aria-current='true']"
    >
      <div className={css.settings} data-pane={section !== undefined || undefined}>
        <SettingsModalList
          panes={panes}
          current={shown?.section}
          onSectionChange={onSectionChange}
          copy={copy}
        />
        {shown !== undefined && (
          <section key={shown.section} className={css.pane} aria-label={copy.sections[shown.section].title}>
            <Button
              variant="quiet"
              className={css.back}
              icon={<ArrowLeftIcon />}
              onClick={() => onSectionChange(undefined)}
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
      <div aria-hidden="true" className={css.fade} />
    </Modal>
  );
}

function hasVisibleFocus(): boolean {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return false;
  return typeof activeElement.checkVisibility !== "function" || activeElement.checkVisibility();
}

export type { SettingsSection, SettingsPane, SettingsModalProps } from "./SettingsModalProps.ts";

import { useId } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import * as css from "./panel.css.ts";

/** A view of a panel. */
export interface PanelTab<View extends string> {
  view: View;
  label: string;
}

interface PanelTabsProps<View extends string> {
  /** Accessible name of the tabs. */
  label: string;
  tabs: readonly PanelTab<View>[];
  current: View;
  onChange: (view: View) => void;
  /** The content of the current view. */
  children: ReactNode;
}

/** Tabs of a panel. Arrow keys move between them. */
export function PanelTabs<View extends string>(props: PanelTabsProps<View>) {
  const { label, tabs, current, onChange, children } = props;
  const id = useId();
  const pressKey = (event: KeyboardEvent<HTMLElement>) => {
    const forward = getComputedStyle(event.currentTarget).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    const here = tabs.findIndex(({ view }) => view === current);
    const next = tabs[(here + (event.key === forward ? 1 : -1) + tabs.length) % tabs.length];
    if (next === undefined) return;
    event.preventDefault();
    onChange(next.view);
    event.currentTarget.querySelector<HTMLElement>(`[data-view="${next.view}"]`)?.focus();
  };
  return (
    <>
      <div className={css.tabs} role="tablist" aria-label={label} onKeyDown={pressKey}>
        {tabs.map((tab) => (
          <button
            key={tab.view}
            type="button"
            role="tab"
            id={`${id}-${tab.view}`}
            data-view={tab.view}
            className={css.tab}
            aria-selected={tab.view === current}
            aria-controls={`${id}-panel`}
            tabIndex={tab.view === current ? 0 : -1}
            onClick={() => onChange(tab.view)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${current}`} className={css.panel}>
        {children}
      </div>
    </>
  );
}

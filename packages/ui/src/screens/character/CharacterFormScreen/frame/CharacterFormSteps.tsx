import { useEffect, useRef } from "react";
import { groups } from "../CharacterFields.ts";
import type { FormGroup } from "../CharacterFields.ts";
import type { CharacterFormScreenCopy } from "../CharacterFormScreen.copy.ts";
import * as css from "./CharacterFormSteps.css.ts";
import type { GroupProgress } from "./formProgress.ts";

interface CharacterFormStepsProps {
  /** The group in view. */
  current: FormGroup;
  progress: Readonly<Record<FormGroup, GroupProgress>>;
  /** The user wants to go to a group. */
  onGo: (group: FormGroup) => void;
  copy: CharacterFormScreenCopy;
}

/** The groups of the form with their progress, as links. */
export function CharacterFormSteps({ current, progress, onGo, copy }: CharacterFormStepsProps) {
  const list = useRef<HTMLUListElement>(null);
  // On a phone the row is wider than the screen: the current step is scrolled to its centre.
  useEffect(() => {
    const step = list.current?.querySelector("[aria-current]");
    if (list.current === null || !step) return;
    const container = list.current.getBoundingClientRect();
    const place = step.getBoundingClientRect();
    list.current.scrollLeft += place.left + place.width / 2 - (container.left + container.width / 2);
  }, [current]);
  return (
    <nav aria-label={copy.steps}>
      <ul ref={list} className={css.steps}>
        {groups.map((group) => (
          <li key={group}>
            <button
              type="button"
              className={css.step}
              aria-current={group === current ? "step" : undefined}
              onClick={() => onGo(group)}
            >
              <span aria-hidden="true" className={css.dot[progress[group]]} />
              <span>{copy.groups[group]}</span>
              <span className={css.visuallyHiddenText}>{`, ${copy.progress[progress[group]]}`}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

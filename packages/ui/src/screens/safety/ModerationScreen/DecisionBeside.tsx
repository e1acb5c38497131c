import { useEffect, useRef, useState } from "react";
import type { ReactNode, RefObject } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { ArrowDownIcon } from "../../../components/Icon/ArrowDownIcon.generated.ts";
import { observeVisibility } from "../../../components/observe.ts";
import * as css from "./ModerationScreen.css.ts";

interface DecisionBesideProps {
  /** The label of the button that leads to the form. */
  label: string;
  /** The form of the decision. */
  children: ReactNode;
}

/**
 * The form of a decision: beside the case, where it stays in view, in windows from 1200 px. In smaller ones it follows the case, and a
 * button leads there until it is in view.
 */
export function DecisionBeside({ label, children }: DecisionBesideProps) {
  const place = useRef<HTMLDivElement>(null);
  const isBelow = useIsBelow(place);
  return (
    <>
      {isBelow && (
        <div className={css.jump}>
          <Button
            fullWidth
            size="large"
            iconAfter={<ArrowDownIcon />}
            onClick={() => focusChoice(place.current)}
          >
            {label}
          </Button>
        </div>
      )}
      <div ref={place} className={css.beside}>
        {children}
      </div>
    </>
  );
}

/** Focuses the chosen decision, or the first one, which scrolls to it. */
function focusChoice(place: HTMLElement | null): void {
  const chosen = place?.querySelector<HTMLElement>("[role=radio][aria-checked=true]");
  (chosen ?? place?.querySelector<HTMLElement>("[role=radio]"))?.focus();
}

/** Whether an element is below what the window shows. */
function useIsBelow(element: RefObject<HTMLElement | null>): boolean {
  const [isBelow, setBelow] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    return observeVisibility([element.current], ({ isIntersecting, boundingClientRect }) => {
      setBelow(!isIntersecting && boundingClientRect.top > 0);
    });
  }, [element]);
  return isBelow;
}

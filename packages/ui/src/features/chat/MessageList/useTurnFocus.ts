import { useCallback, useEffect, useState } from "react";
import type { FocusEvent, KeyboardEvent } from "react";
import { scrollIntoView } from "../../../components/scrollIntoView.ts";
import type { ChatTurn } from "../ChatTurn.ts";

/** The most frames until a row is measured. */
const FRAMES = 30;

/** Moves the focus between messages by arrow keys. The list is one tab stop. A focused message stays mounted. */
export function useTurnFocus(turns: readonly ChatTurn[]) {
  const [focusedId, setFocusedId] = useState<string>();
  const [target, setTarget] = useState<{ id: string; log: HTMLElement }>();

  useEffect(() => {
    if (target === undefined) return;
    const { id, log } = target;
    const turn = [...log.querySelectorAll<HTMLElement>("[data-turn]")].find(
      ({ dataset }) => dataset.turn === id,
    );
    let frame = 0;
    let left = FRAMES;
    // A new row is hidden until it is measured, and cannot receive focus before.
    const focus = () => {
      turn?.focus({ preventScroll: true });
      left -= 1;
      if (turn?.ownerDocument.activeElement === turn) scrollIntoView(turn, "nearest");
      else if (left > 0) frame = requestAnimationFrame(focus);
    };
    focus();
    return () => cancelAnimationFrame(frame);
  }, [target]);

  const onFocus = useCallback((event: FocusEvent<HTMLElement>) => {
    // In an open menu, which is elsewhere, the focus still belongs to its message.
    if (!event.currentTarget.contains(event.target)) return;
    setFocusedId(event.target.closest<HTMLElement>("[data-turn]")?.dataset.turn);
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget: log, key } = event;
    const turn = target instanceof HTMLElement ? target.dataset.turn : undefined;
    // Fields and buttons in a message keep their arrow keys; with a modifier the browser handles them.
    if ((turn === undefined && target !== log) || event.ctrlKey || event.metaKey || event.altKey) return;
    const turnIds = turns.filter(({ kind }) => kind === "user" || kind === "character").map(({ id }) => id);
    const here = turn === undefined ? undefined : turnIds.indexOf(turn);
    const next = here === undefined ? firstStop(key, log, turnIds) : nextStop(key, here, turnIds.length);
    const id = next === undefined ? undefined : turnIds[next];
    if (id === undefined) return;
    event.preventDefault();
    setTarget({ id, log });
  };

  return { onFocus, onKeyDown, keepMounted: [target?.id, focusedId] };
}

function nextStop(key: string, here: number, count: number): number | undefined {
  switch (key) {
    case "ArrowUp":
      return Math.max(0, here - 1);
    case "ArrowDown":
      return Math.min(count - 1, here + 1);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}

/** From the list itself the arrow keys go to the last visible message. */
function firstStop(key: string, log: HTMLElement, turnIds: readonly string[]): number | undefined {
  if (key !== "ArrowUp" && key !== "ArrowDown") return undefined;
  const { bottom } = log.getBoundingClientRect();
  const lastVisibleId = [...log.querySelectorAll<HTMLElement>("[data-turn]")].filter(
    (turn) => turn.getBoundingClientRect().top < bottom,
  );
  return turnIds.indexOf(lastVisibleId.at(-1)?.dataset.turn ?? "");
}

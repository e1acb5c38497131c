import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import { assertNever } from "../../../assertNever.ts";
import { ArrowDownIcon } from "../../../components/Icon/ArrowDownIcon.generated.ts";
import { ArrowUpIcon } from "../../../components/Icon/ArrowUpIcon.generated.ts";
import { CloseIcon } from "../../../components/Icon/CloseIcon.generated.ts";
import { SearchIcon } from "../../../components/Icon/SearchIcon.generated.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { findInChatCopy } from "./FindInChat.copy.ts";
import * as css from "./FindInChat.css.ts";

/** What looking for the words has brought. */
export type FoundInChat =
  /** Nothing was asked for yet. */
  | { kind: "idle" }
  | { kind: "searching" }
  | { kind: "none" }
  | { kind: "failed" }
  /** `current` is the place of the one that shows, counted from 1 in reading order. */
  | { kind: "found"; current: number; count: number };

export interface FindInChatProps {
  /** The words that are looked for. */
  query: string;
  /** The user typed; the whole new query. */
  onQueryChange: (query: string) => void;
  /** What was found. */
  result: FoundInChat;
  /** The one before, further up the chat; from the first it goes to the last. */
  onPrevious: () => void;
  /** The one after; from the last it goes to the first. */
  onNext: () => void;
  /** The user closed it. */
  onClose: () => void;
  /** Its words. @default English */
  copy?: typeof findInChatCopy;
}

/**
 * Looks through the whole chat, also where it is not drawn; what Ctrl+F of the browser cannot do. Enter goes to the
 * next one, Shift+Enter to the one before, Escape closes.
 */
export function FindInChat(props: FindInChatProps) {
  const { query, onQueryChange, result, onPrevious, onNext, onClose, copy = findInChatCopy } = props;
  const field = useRef<HTMLInputElement>(null);
  useFocusWhileOpen(field);
  const isFound = result.kind === "found";
  return (
    <search
      className={css.bar}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
        // It is not the one of what stands around it.
        event.preventDefault();
        onClose();
      }}
    >
      <span className={css.box}>
        <SearchIcon />
        <input
          ref={field}
          className={css.field}
          type="text"
          enterKeyHint="search"
          aria-label={copy.label}
          placeholder={copy.placeholder}
          value={query}
          onChange={(event) => onQueryChange(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.nativeEvent.isComposing || !isFound) return;
            event.preventDefault();
            (event.shiftKey ? onPrevious : onNext)();
          }}
        />
        <span className={css.count} role="status">
          {resultText(result, copy)}
        </span>
      </span>
      <IconButton label={copy.previous} icon={<ArrowUpIcon />} disabled={!isFound} onPress={onPrevious} />
      <IconButton label={copy.next} icon={<ArrowDownIcon />} disabled={!isFound} onPress={onNext} />
      <IconButton label={copy.close} icon={<CloseIcon />} onPress={onClose} />
    </search>
  );
}

/** Takes the focus, and gives it back to where it was. */
function useFocusWhileOpen(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    let before: Element | null = null;
    // The menu that it was opened from gives the focus back to its button first.
    const timer = setTimeout(() => {
      before = document.activeElement;
      field.current?.focus();
      field.current?.select();
    });
    return () => {
      clearTimeout(timer);
      // Whoever has gone elsewhere meanwhile stays there.
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    };
  }, [field]);
}

function resultText(result: FoundInChat, copy: typeof findInChatCopy) {
  switch (result.kind) {
    case "idle":
      return null;
    case "searching":
      return copy.searching;
    case "none":
      return copy.none;
    case "failed":
      return copy.failed;
    case "found":
      return (
        <span role="img" aria-label={copy.positionLabel(result.current, result.count)}>
          {copy.position(result.current, result.count)}
        </span>
      );
    default:
      return assertNever(result);
  }
}

import { rootProps } from "../../../components/rootProps.ts";
import type { RootProps } from "../../../components/rootProps.ts";
import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { assertNever } from "../../../assertNever.ts";
import { ArrowDownIcon } from "../../../components/Icon/ArrowDownIcon.generated.ts";
import { ArrowUpIcon } from "../../../components/Icon/ArrowUpIcon.generated.ts";
import { CloseIcon } from "../../../components/Icon/CloseIcon.generated.ts";
import { SearchIcon } from "../../../components/Icon/SearchIcon.generated.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { isInputMethodKey } from "../../../components/isInputMethodKey.ts";
import { useTextField } from "../../../components/useTextField.ts";
import { findInChatCopy } from "./FindInChat.copy.ts";
import type { FindText } from "../findWords.ts";
import { useMarkedWords } from "../useMarkedWords.ts";
import * as css from "./FindInChat.css.ts";

export type { FindText } from "../findWords.ts";

/** State of the search. */
export type FoundInChat =
  /** No search yet. */
  | { kind: "idle" }
  | { kind: "searching" }
  | { kind: "none" }
  | { kind: "failed" }
  /** `current` is the position of the shown match, from 1. */
  | {
      kind: "found";
      /** The position of the shown match, from 1. */
      current: number;
      /** How many matches there are. */
      count: number;
    };

export interface FindInChatProps extends RootProps {
  /** Whether it is open. */
  open: boolean;
  /** The search text. */
  query: string;
  /** The user typed; the whole new query. */
  onQueryChange: (query: string) => void;
  /** The result. */
  result: FoundInChat;
  /** Finds the words of the query in a text, to mark them. @default words that begin with them, in any case */
  findText?: FindText;
  /**
   * The keys of the browser's own search, such as "Ctrl F". They open this search, and the browser's while the focus is in this one;
   * a line says so, except on touch screens. Absent: no line.
   */
  pageSearchKeys?: string;
  /** Go to the previous match; from the first to the last. */
  onPrevious: () => void;
  /** Go to the next match; from the last to the first. */
  onNext: () => void;
  /** The user closed it: `open` is `false`. */
  onOpenChange: (open: boolean) => void;
  /** Texts of the component. @default English */
  copy?: Copy<typeof findInChatCopy>;
}

/**
 * Searches the whole chat, also messages that are not rendered, which the browser's Ctrl+F cannot find. Enter goes to
 * the next match, Shift+Enter to the previous one, Escape closes. Words are marked in the nearest `MessageList`.
 *
 * @example
 * <FindInChat
 *   open={open}
 *   onOpenChange={setOpen}
 *   query={query}
 *   onQueryChange={setQuery}
 *   result={result}
 *   onPrevious={showPrevious}
 *   onNext={showNext}
 * />
 */
export function FindInChat(props: FindInChatProps) {
  const copy = useCopy(findInChatCopy, props.copy);
  if (!props.open) return null;
  return (
    <FindBar
      {...rootProps(props)}
      query={props.query}
      onQueryChange={props.onQueryChange}
      result={props.result}
      findText={props.findText}
      pageSearchKeys={props.pageSearchKeys}
      onPrevious={props.onPrevious}
      onNext={props.onNext}
      onClose={() => props.onOpenChange(false)}
      copy={copy}
    />
  );
}

/** The messages of the chat that an element belongs to. */
function nearestLog(element: HTMLElement | null): HTMLElement | null {
  const log = element?.querySelector<HTMLElement>("[role=log]");
  return element === null || log ? (log ?? null) : nearestLog(element.parentElement);
}

interface FindBarProps extends Omit<FindInChatProps, "open" | "onOpenChange" | "copy"> {
  onClose: () => void;
  copy: typeof findInChatCopy;
}

function FindBar(props: FindBarProps) {
  const { query, onQueryChange, result, onPrevious, onNext, onClose, copy } = props;
  const field = useRef<HTMLInputElement>(null);
  const { props: typing } = useTextField({ value: query, onValueChange: onQueryChange, ref: field });
  useFocusWhileOpen(field);
  useMarkedWords(() => nearestLog(field.current), result.kind === "found" ? query : "", props.findText);
  const isFound = result.kind === "found";
  return (
    <search
      data-mimi-find=""
      {...rootProps(props, css.bar)}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || isInputMethodKey(event)) return;
        // Escape must not also close what is around it.
        event.preventDefault();
        onClose();
      }}
    >
      <span className={css.box}>
        <SearchIcon />
        <input
          {...typing}
          className={css.field}
          type="text"
          enterKeyHint="search"
          aria-label={copy.label}
          placeholder={copy.placeholder}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || isInputMethodKey(event) || !isFound) return;
            event.preventDefault();
            (event.shiftKey ? onPrevious : onNext)();
          }}
        />
        <span className={css.count} role="status">
          {resultText(result, copy)}
        </span>
      </span>
      {props.pageSearchKeys !== undefined && (
        <span className={css.page}>{copy.searchPage(props.pageSearchKeys)}</span>
      )}
      <IconButton label={copy.previous} icon={<ArrowUpIcon />} disabled={!isFound} onClick={onPrevious} />
      <IconButton label={copy.next} icon={<ArrowDownIcon />} disabled={!isFound} onClick={onNext} />
      <IconButton label={copy.close} icon={<CloseIcon />} onClick={onClose} />
    </search>
  );
}

/** Focuses the element while open, and returns the focus afterwards. */
function useFocusWhileOpen(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const input = field.current;
    if (input === null) return;
    const { ownerDocument: page } = input;
    const before = page.activeElement;
    input.focus();
    input.select();
    return () => {
      // A user who moved the focus elsewhere keeps it there.
      if (page.activeElement === page.body && before instanceof HTMLElement) before.focus();
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

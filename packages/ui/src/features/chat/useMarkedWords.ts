import { useEffect, useEffectEvent } from "react";
import { type FindText, findWords } from "./findWords.ts";
import { currentName, foundName } from "./useMarkedWords.css.ts";

/**
 * Marks the words of a search in the messages that are rendered. It uses the CSS Custom Highlight API, which marks ranges
 * of text and leaves the elements as they are; a browser without it shows no marks. The words of the current match, which is the
 * message with `data-found`, are marked stronger.
 *
 * @param elementOf Returns the element with the messages.
 * @param query The search text. Empty: nothing is marked.
 * @param findText Finds the words in a text.
 */
export function useMarkedWords(
  elementOf: () => HTMLElement | null | undefined,
  query: string,
  findText: FindText = findWords,
): void {
  const elementNow = useEffectEvent(elementOf);
  useEffect(() => {
    const log = elementNow();
    // Old browsers and test environments do not have it.
    if (!log || query.trim() === "" || typeof Highlight === "undefined") return undefined;
    const marked: (readonly [name: string, range: Range])[] = [];
    const unmark = () => {
      for (const [name, range] of marked.splice(0)) removeRange(name, range);
    };
    const mark = () => {
      unmark();
      for (const range of rangesIn(log, (text) => findText(text, query))) {
        const isCurrent = range.startContainer.parentElement?.closest("[data-found]") != null;
        const name = isCurrent ? currentName : foundName;
        addRange(name, range);
        marked.push([name, range]);
      }
    };
    mark();
    // Messages are rendered and removed while the user scrolls.
    const observer = new MutationObserver(mark);
    observer.observe(log, {
      childList: true,
      subtree: true,
      characterData: true,
      attributeFilter: ["data-found"],
    });
    return () => {
      observer.disconnect();
      unmark();
    };
  }, [query, findText]);
}

/** Adds a range to the marks of this name. The lists of a page share them. */
function addRange(name: string, range: Range): void {
  const highlight = CSS.highlights.get(name) ?? new Highlight();
  highlight.add(range);
  CSS.highlights.set(name, highlight);
}

function removeRange(name: string, range: Range): void {
  const highlight = CSS.highlights.get(name);
  highlight?.delete(range);
  if (highlight?.size === 0) CSS.highlights.delete(name);
}

/** Elements inside of a sentence: a word can begin in one and end in another. */
const INLINE = "a, abbr, b, bdi, code, del, em, i, mark, q, s, small, span, strong, sub, sup, u";

/** A part of the text of a block, and where it begins there. */
interface BlockPart {
  readonly node: Text;
  readonly start: number;
}

function rangesIn(element: Element, find: (text: string) => ReturnType<FindText>): Range[] {
  const ranges: Range[] = [];
  let block: Element | null = null;
  let parts: BlockPart[] = [];
  let text = "";
  const addRanges = () => {
    for (const [start, end] of find(text)) ranges.push(rangeOf(parts, start, end));
    parts = [];
    text = "";
  };
  const walker = element.ownerDocument.createTreeWalker(
    element,
    NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
  );
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.nodeName === "BR") text += "\n";
    if (!(node instanceof Text)) continue;
    const within = node.parentElement?.closest(`:not(${INLINE})`) ?? null;
    if (within !== block) addRanges();
    block = within;
    parts.push({ node, start: text.length });
    text += node.data;
  }
  addRanges();
  return ranges;
}

function rangeOf(parts: readonly BlockPart[], start: number, end: number): Range {
  const range = new Range();
  const first = parts.findLast((part) => part.start <= start);
  const last = parts.findLast((part) => part.start < end);
  if (first) range.setStart(first.node, start - first.start);
  if (last) range.setEnd(last.node, Math.min(end - last.start, last.node.length));
  return range;
}

import { useEffect } from "react";
import { currentName, foundName } from "./useMarkedWords.css.ts";

/**
 * Marks the words of a search in the messages that are rendered. It uses the CSS Custom Highlight API, which marks ranges
 * of text and leaves the elements as they are; a browser without it shows no marks. The words of the current match, which is the
 * message with `data-found`, are marked stronger.
 *
 * @param text The search text. Empty: nothing is marked.
 */
export function useMarkedWords(text: string): void {
  useEffect(() => {
    const log = document.querySelector("[role='log']");
    const pattern = patternOf(text);
    // Old browsers and test environments do not have it.
    if (log === null || pattern === null || typeof Highlight === "undefined") return undefined;
    const [highlight, current] = [new Highlight(), new Highlight()];
    const mark = () => {
      highlight.clear();
      current.clear();
      for (const range of rangesIn(log, pattern)) {
        const isCurrent = range.startContainer.parentElement?.closest("[data-found]") != null;
        (isCurrent ? current : highlight).add(range);
      }
      CSS.highlights.set(foundName, highlight);
      CSS.highlights.set(currentName, current);
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
      // Another search may have replaced the marks.
      if (CSS.highlights.get(foundName) === highlight) CSS.highlights.delete(foundName);
      if (CSS.highlights.get(currentName) === current) CSS.highlights.delete(currentName);
    };
  }, [text]);
}

/** The beginnings of words, as the search finds them. Null when the text has no words. */
function patternOf(text: string): RegExp | null {
  const words = text.match(/[\p{L}\p{N}\p{M}]+/gu);
  return words && new RegExp(`(?<![\\p{L}\\p{N}\\p{M}])(?:${words.join("|")})`, "giu");
}

function rangesIn(element: Element, pattern: RegExp): Range[] {
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    for (const match of (node.nodeValue ?? "").matchAll(pattern)) {
      const range = document.createRange();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      ranges.push(range);
    }
  }
  return ranges;
}

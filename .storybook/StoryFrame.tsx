import { useLayoutEffect } from "react";
import type { ReactNode } from "react";
import { vars } from "../packages/ui/src/styles/vars.css.ts";
import { setWords } from "./pseudoLocale/translated.ts";
import type { Words } from "./pseudoLocale/translated.ts";

interface StoryFrameProps {
  theme: "light" | "dark";
  direction: "ltr" | "rtl";
  /** Whether animations are off, as with `prefers-reduced-motion`. */
  still: boolean;
  /** The language of the default texts. */
  words: Words;
  /** Whether the story is one of several on a docs page, which has its own styles. */
  onPage: boolean;
  /** Whether the story is a whole screen or an overlay, so that its screenshot shows the window. */
  whole: boolean;
  children: ReactNode;
}

const crop = { display: "flow-root", padding: 24 };
const ground = { background: vars.color.page, color: vars.color.fg, fontFamily: vars.font.interface };

/** Sets theme, direction and language for a story. Screenshots of components are cropped to this frame. */
export function StoryFrame({ theme, direction, still, words, onPage, whole, children }: StoryFrameProps) {
  // Set before the children render, because they read their texts while rendering.
  setWords(words);
  // Set on the document, because dialogs and menus are portalled to the body. Set before the first paint, so that no
  // dialog changes theme while it opens.
  useLayoutEffect(() => {
    if (onPage) return;
    document.documentElement.dataset.theme = theme;
    document.documentElement.dir = direction;
    document.documentElement.lang = "en";
  }, [theme, direction, onPage]);
  return (
    <div
      key={words}
      data-frame={whole ? "window" : "crop"}
      data-theme={onPage ? theme : undefined}
      dir={onPage ? direction : undefined}
      style={{ ...(whole ? undefined : crop), ...(onPage ? ground : undefined) }}
    >
      {still && (
        <style>{"*, *::before, *::after { animation: none !important; transition: none !important; }"}</style>
      )}
      {children}
    </div>
  );
}

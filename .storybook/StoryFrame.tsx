import { useLayoutEffect } from "react";
import type { ReactNode } from "react";
import { vars } from "../packages/ui/src/styles/vars.css.ts";
import { setWords } from "./pseudoLocale/translated.ts";
import type { Words } from "./pseudoLocale/translated.ts";

interface StoryFrameProps {
  theme: "light" | "dark";
  direction: "ltr" | "rtl";
  /** Whether nothing moves, as for someone who asked their system for that. */
  still: boolean;
  /** In which words the components speak by default. */
  words: Words;
  /** Whether it is one of several on a page of words, which keeps its own looks. */
  onPage: boolean;
  /** Whether the story is a whole screen or an overlay, so that its picture is that of the window. */
  whole: boolean;
  children: ReactNode;
}

const crop = { display: "flow-root", padding: 24 };
const ground = { background: vars.color.page, color: vars.color.fg, fontFamily: vars.font.interface };

/** Dresses the page for a story. Pictures of components are cropped to the frame (see pixels.setup.ts). */
export function StoryFrame({ theme, direction, still, words, onPage, whole, children }: StoryFrameProps) {
  // Before the children are drawn, since they read their words while they are.
  setWords(words);
  // On the document, because dialogs and menus hang from the body and not from the frame; before the first
  // paint, because a dialog that moves from one theme to another would be caught half way.
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

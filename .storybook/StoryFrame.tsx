import { useLayoutEffect } from "react";
import type { ReactNode } from "react";
import { vars } from "../packages/ui/src/styles/vars.css.ts";
import { setStoryLocale } from "./pseudoLocale/translated.ts";
import type { StoryLocale } from "./pseudoLocale/translated.ts";

interface StoryFrameProps {
  theme: "light" | "dark";
  direction: "ltr" | "rtl";
  /** Whether animations are off, as with `prefers-reduced-motion`. */
  reducedMotion: boolean;
  /** The language of the default locale. */
  locale: StoryLocale;
  /** Whether the story is one of several on a docs page, which has its own styles. */
  onPage: boolean;
  /** Whether the story is a whole screen or an overlay, so that its screenshot shows the window. */
  fullWindow: boolean;
  children: ReactNode;
}

const crop = { display: "flow-root", padding: 24 };
const ground = { background: vars.color.page, color: vars.color.fg, fontFamily: vars.font.interface };

/** Sets theme, direction and language for a story. Screenshots of components are cropped to this frame. */
export function StoryFrame({
  theme,
  direction,
  reducedMotion,
  locale,
  onPage,
  fullWindow,
  children,
}: StoryFrameProps) {
  // Set before the children render, because they read their locale while rendering.
  setStoryLocale(locale);
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
      key={locale}
      data-frame={fullWindow ? "window" : "crop"}
      data-theme={onPage ? theme : undefined}
      dir={onPage ? direction : undefined}
      style={{ ...(fullWindow ? undefined : crop), ...(onPage ? ground : undefined) }}
    >
      {reducedMotion && (
        <style>{"*, *::before, *::after { animation: none !important; transition: none !important; }"}</style>
      )}
      {children}
    </div>
  );
}

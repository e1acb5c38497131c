import { useLayoutEffect } from "react";
import type { ReactNode } from "react";
import type { Translation } from "../packages/ui/src/components/ThemeRoot/Copy.ts";
import { directionOf } from "../packages/ui/src/components/ThemeRoot/directionOf.ts";
import { ThemeRoot } from "../packages/ui/src/components/ThemeRoot/ThemeRoot.tsx";
import { setPointer } from "./pointer.ts";
import { setStoryLocale } from "./pseudoLocale/translated.ts";
import type { StoryLocale } from "./pseudoLocale/translated.ts";

interface StoryFrameProps {
  theme: "light" | "dark";
  /** Absent: that of the language. */
  direction: "rtl" | undefined;
  /** Whether animations are off, as with `prefers-reduced-motion`. */
  reducedMotion: boolean;
  /** What the user points with. */
  pointer: "mouse" | "touch";
  /** The language of the default locale. */
  locale: StoryLocale;
  /** The language of the story, as a BCP 47 tag. */
  lang: string;
  /** The texts in that language. Absent for English. */
  texts: readonly Translation[] | undefined;
  /** Whether the story is one of several on a docs page, which has its own styles. */
  onPage: boolean;
  /** Whether the story is a whole screen or an overlay, so that its screenshot shows the window. */
  fullWindow: boolean;
  /** Whether the component is as wide as its content, so that its frame is too. */
  inline: boolean;
  children: ReactNode;
}

const crop = { display: "flow-root", padding: 24 };
const tightCrop = { ...crop, inlineSize: "fit-content" };

/** Sets theme, direction and language for a story, as the app does. Screenshots of components are cropped to this frame. */
export function StoryFrame(props: StoryFrameProps) {
  const { theme, pointer, locale, lang, texts, onPage, fullWindow, inline, children } = props;
  const direction = props.direction ?? directionOf(lang);
  const cropStyle = inline ? tightCrop : crop;
  // Set before the children render, because they read their locale while rendering.
  setStoryLocale(locale);
  // In the app the document has them too. Set before the first paint, so that no dialog changes theme while it opens.
  useLayoutEffect(() => {
    if (onPage) return;
    document.documentElement.dataset.theme = theme;
    document.documentElement.dir = direction;
    document.documentElement.lang = lang;
    setPointer(pointer);
  }, [theme, direction, lang, pointer, onPage]);
  return (
    <ThemeRoot
      key={locale}
      theme={onPage ? theme : undefined}
      direction={onPage || texts ? direction : undefined}
      lang={texts && lang}
      copy={texts}
    >
      <div data-frame={fullWindow ? "window" : "crop"} style={fullWindow ? undefined : cropStyle}>
        {props.reducedMotion && (
          <style>
            {"*, *::before, *::after { animation: none !important; transition: none !important; }"}
          </style>
        )}
        {children}
      </div>
    </ThemeRoot>
  );
}

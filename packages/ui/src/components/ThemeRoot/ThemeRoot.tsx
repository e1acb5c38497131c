import { setNonce } from "get-nonce";
import { useContext, useInsertionEffect, useLayoutEffect, useMemo, useRef } from "react";
import type { ReactNode } from "react";
import "../../styles/themes.css.ts";
import { mergeCopy } from "./Copy.ts";
import type { FindCopy, Translation } from "./Copy.ts";
import { directionOf } from "./directionOf.ts";
import { ThemeContext } from "./ThemeContext.ts";
import type { Translations } from "./ThemeContext.ts";
import { joinNames } from "../rootProps.ts";
import type { NativeProps } from "../rootProps.ts";
import * as css from "./ThemeRoot.css.ts";

export interface ThemeRootProps extends NativeProps<"div"> {
  /** The theme of its content. Absent: the theme of the page, or the system's. */
  theme?: "dark" | "light";
  /** Text direction. Absent: that of `lang`, and without `lang` that of the page. */
  direction?: "ltr" | "rtl";
  /**
   * Language of the content, as a BCP 47 tag such as `en` or `pt-BR`. Numbers and dates are formatted in it. Absent: the
   * language of the page, and English numbers and dates.
   */
  lang?: string;
  /**
   * Texts of components in this language, each by `translate`. Texts that are left out are those of the `ThemeRoot` around it,
   * if its language is the same, or English. For texts that are loaded in parts: a function that finds those of a component
   * by its English ones.
   */
  copy?: readonly Translation[] | FindCopy;
  /**
   * The nonce of the page's Content Security Policy: dialogs, menus and selects add style elements with it. Absent: that of the
   * `ThemeRoot` around it.
   */
  nonce?: string;
  /** The content. */
  children: ReactNode;
}

/**
 * Sets theme, direction, language and texts for everything inside it, with dialogs, menus and toasts.
 *
 * @example
 * <ThemeRoot theme="dark" lang="en">The app</ThemeRoot>
 */
export function ThemeRoot(props: ThemeRootProps) {
  const { theme, direction, lang, copy, nonce: ownNonce, children, className, ...rest } = props;
  const outer = useContext(ThemeContext);
  const nonce = ownNonce ?? outer.nonce;
  // Of the whole page: the dialogs of Radix read it there. Before the effects in which they do.
  useInsertionEffect(() => {
    if (nonce !== undefined) setNonce(nonce);
  }, [nonce]);
  const overlays = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (ownNonce !== undefined) restoreStyles(overlays.current?.parentElement);
  }, [ownNonce]);
  const context = useMemo(
    () => ({
      overlays,
      nonce,
      locale: lang ?? outer.locale,
      translations: translationsOf(
        lang === undefined || lang === outer.locale ? outer.translations : undefined,
        copy,
      ),
    }),
    [lang, copy, nonce, outer],
  );
  return (
    <div
      data-mimi-root=""
      data-theme={theme}
      dir={direction ?? (lang === undefined ? undefined : directionOf(lang))}
      lang={lang}
      {...rest}
      className={joinNames(css.root, className)}
    >
      <ThemeContext value={context}>{children}</ThemeContext>
      <div ref={overlays} />
    </div>
  );
}

/** The policy of the page drops the style attributes in the HTML of a server. A script may set them, and React does not: they are equal. */
function restoreStyles(root: HTMLElement | null | undefined): void {
  if (!root) return;
  for (const element of [root, ...root.querySelectorAll<HTMLElement>("[style]")]) {
    const written = element.getAttribute("style");
    if (element.style.length === 0 && written !== null) element.style.cssText = written;
  }
}

function translationsOf(
  outer: Translations | undefined,
  copy: ThemeRootProps["copy"],
): Translations | undefined {
  if (typeof copy === "function") return { get: copy };
  if (copy === undefined) return outer;
  const own = new Map<object, object>();
  for (const [english, texts] of copy)
    own.set(english, mergeCopy(own.get(english) ?? outer?.get(english) ?? english, texts));
  return { get: (english) => own.get(english) ?? outer?.get(english) };
}

export { useLocale } from "./ThemeContext.ts";
export type { Copy, FindCopy, Translation } from "./Copy.ts";

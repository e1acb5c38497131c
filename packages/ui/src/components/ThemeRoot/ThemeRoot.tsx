import type { ReactNode } from "react";
import "../../styles/themes.css.ts";
import * as css from "./ThemeRoot.css.ts";

export interface ThemeRootProps {
  /** The theme of its content. Absent: the theme of the page, or the system's. */
  theme?: "dark" | "light";
  /** Text direction. @default "ltr" */
  direction?: "ltr" | "rtl";
  /** Language of the content, as a BCP 47 tag such as `en` or `pt-BR`. */
  lang?: string;
  /** The content. */
  children: ReactNode;
}

/** Sets theme, language and direction for everything inside it. */
export function ThemeRoot({ theme, direction = "ltr", lang, children }: ThemeRootProps) {
  return (
    <div className={css.root} data-theme={theme} dir={direction} lang={lang}>
      {children}
    </div>
  );
}

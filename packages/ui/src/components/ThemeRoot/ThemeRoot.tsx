import type { ReactNode } from "react";
import "../../styles/themes.css.ts";
import * as css from "./ThemeRoot.css.ts";

export interface ThemeRootProps {
  /** Which theme its content wears. Absent: that of the page, or the one the system prefers. */
  theme?: "dark" | "light";
  /** Direction of writing. @default "ltr" */
  direction?: "ltr" | "rtl";
  /** Language of the words within, as a BCP 47 tag such as `en` or `pt-BR`. */
  lang?: string;
  /** What wears the theme. */
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

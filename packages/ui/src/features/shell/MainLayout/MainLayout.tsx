import type { ReactNode } from "react";
import { SkipLink } from "../../../components/SkipLink/SkipLink.tsx";
import { mainLayoutCopy } from "./MainLayout.copy.ts";
import * as css from "./MainLayout.css.ts";

export interface MainLayoutProps {
  /** The header, usually `Header`. */
  header: ReactNode;
  /** The page. */
  children: ReactNode;
  /** The end of the page, usually `Footer`. @default none */
  footer?: ReactNode;
  /** Texts of the component. @default English */
  copy?: typeof mainLayoutCopy;
}

/** Header and page, with a skip link for keyboard users. */
export function MainLayout({ header, children, footer, copy = mainLayoutCopy }: MainLayoutProps) {
  return (
    <>
      <SkipLink>{copy.skip}</SkipLink>
      {header}
      <main id="content" tabIndex={-1} className={css.page}>
        {children}
      </main>
      {footer}
    </>
  );
}

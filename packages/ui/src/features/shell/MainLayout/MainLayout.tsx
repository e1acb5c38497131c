import type { ReactNode } from "react";
import { SkipLink } from "../../../components/SkipLink/SkipLink.tsx";
import * as css from "./MainLayout.css.ts";

export interface MainLayoutProps {
  /** The header, usually `Header`. */
  header: ReactNode;
  /** The page. */
  children: ReactNode;
  /** The end of the page, usually `Footer`. @default none */
  footer?: ReactNode;
}

/** Header and page, with a skip link for keyboard users. */
export function MainLayout({ header, children, footer }: MainLayoutProps) {
  return (
    <>
      <SkipLink />
      {header}
      <main id="content" tabIndex={-1} className={css.page}>
        {children}
      </main>
      {footer}
    </>
  );
}

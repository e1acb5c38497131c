import type { ReactNode } from "react";
import { rootProps } from "../../../components/rootProps.ts";
import type { RootProps } from "../../../components/rootProps.ts";
import { SkipLink } from "../../../components/SkipLink/SkipLink.tsx";
import * as css from "./MainLayout.css.ts";

export interface MainLayoutProps extends RootProps {
  /** The header, usually `Header`. */
  header: ReactNode;
  /** The page. */
  children: ReactNode;
  /** The end of the page, usually `Footer`. @default none */
  footer?: ReactNode;
}

/**
 * Header and page, with a skip link for keyboard users. Its root is the main landmark between header and footer.
 *
 * @example
 * <MainLayout header={header}>The page</MainLayout>
 */
export function MainLayout({ header, children, footer, ...props }: MainLayoutProps) {
  const { id = "content" } = props;
  return (
    <div className={css.layout}>
      <SkipLink targetId={id} />
      {header}
      <main {...rootProps(props, css.page)} id={id} tabIndex={-1}>
        {children}
      </main>
      {footer}
    </div>
  );
}

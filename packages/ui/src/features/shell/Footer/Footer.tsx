import type { ReactNode } from "react";
import type { RootProps } from "../../../components/rootProps.ts";
import { rootProps } from "../../../components/rootProps.ts";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { Link } from "../../../components/Link/Link.tsx";
import { footerCopy } from "./Footer.copy.ts";
import * as css from "./Footer.css.ts";

export interface FooterProps extends RootProps {
  /** URL of the terms. */
  termsHref: string;
  /** URL of the privacy policy. */
  privacyHref: string;
  /** URL of the page about safety. Absent: no link. */
  safetyHref?: string;
  /** URL of the page that says how to reach the operator. */
  contactHref: string;
  /** The control for the language: a LanguageSelect. With null its place stays empty. Absent: no place. */
  language?: ReactNode;
  /** Texts of the component. @default English */
  copy?: Copy<typeof footerCopy>;
}

/**
 * The end of a page: links to the terms, the privacy policy, the page about safety and the contact page, and the language.
 *
 * @example
 * <Footer termsHref="/terms" privacyHref="/privacy" contactHref="/contact" />
 */
export function Footer(props: FooterProps) {
  const { termsHref, privacyHref, safetyHref, contactHref, language, copy: own } = props;
  const copy = useCopy(footerCopy, own);
  return (
    <footer {...rootProps(props, css.footer)}>
      <Link href={termsHref} variant="quiet" className={css.link}>
        {copy.terms}
      </Link>
      <Link href={privacyHref} variant="quiet" className={css.link}>
        {copy.privacy}
      </Link>
      {safetyHref !== undefined && (
        <Link href={safetyHref} variant="quiet" className={css.link}>
          {copy.safety}
        </Link>
      )}
      <Link href={contactHref} variant="quiet" className={css.link}>
        {copy.contact}
      </Link>
      {language !== undefined && <div className={css.language}>{language}</div>}
    </footer>
  );
}

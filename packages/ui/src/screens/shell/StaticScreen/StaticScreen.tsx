import type { RootProps } from "../../../components/rootProps.ts";
import { rootProps } from "../../../components/rootProps.ts";
import { Fragment } from "react";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy, useLocale } from "../../../components/ThemeRoot/ThemeContext.ts";
import { hasItalics } from "../../../components/letters.ts";
import { Link } from "../../../components/Link/Link.tsx";
import { staticScreenCopy } from "./StaticScreen.copy.ts";
import * as css from "./StaticScreen.css.ts";

/** A section with an anchor that dialogs link to. */
export interface StaticSection {
  /** The anchor, without `#`. */
  readonly id: string;
  /** The heading. */
  readonly heading: string;
  /** The paragraphs, in order. */
  readonly paragraphs: readonly StaticParagraph[];
}

/** Text with links. */
export type StaticText =
  | string
  | readonly (
      | string
      | {
          /** The text. */
          readonly text: string;
          /** URL of the link. */
          readonly href: string;
        }
    )[];

/** A paragraph, or a list of short points. */
export type StaticParagraph =
  | StaticText
  | {
      /** The items of a list. */
      readonly points: readonly StaticText[];
    };

export interface StaticScreenProps extends RootProps {
  /** The heading. */
  title: string;
  /** The date since which it is valid, as in `2026-11-01`. */
  date?: string;
  /** A summary, in a sentence or two. */
  lead?: StaticText;
  /** Its sections, from the top. */
  sections: readonly StaticSection[];
  /** Whether a table of contents is shown. @default true from 4 sections on */
  contents?: boolean;
  /** Texts of the component. @default English */
  copy?: Copy<typeof staticScreenCopy>;
}

/** A static page: policy, terms, contact. It is rendered in the main layout. */
export function StaticScreen(props: StaticScreenProps) {
  const { title, date, lead, sections } = props;
  const locale = useLocale();
  const copy = useCopy(staticScreenCopy, props.copy);
  const contents = props.contents ?? sections.length >= 4;
  return (
    <article {...rootProps(props, css.page)}>
      <header>
        <h1 className={css.title} tabIndex={-1}>
          {title}
        </h1>
        {date !== undefined && (
          <p className={css.date}>
            <span>{copy.updated}</span> <time dateTime={date}>{longDate(date, locale)}</time>
          </p>
        )}
        {lead !== undefined && (
          <p className={hasItalics(title) ? `${css.lead} ${css.italic}` : css.lead}>
            <RichText text={lead} />
          </p>
        )}
      </header>
      {contents && <Contents sections={sections} label={copy.contents} />}
      {sections.map((section) => (
        <section key={section.id} id={section.id} className={css.section} aria-labelledby={`${section.id}-h`}>
          <h2 id={`${section.id}-h`} className={css.heading}>
            <Link href={`#${section.id}`} variant="quiet">
              {section.heading}
            </Link>
          </h2>
          {section.paragraphs.map((paragraph, index) => (
            <Paragraph key={index} paragraph={paragraph} />
          ))}
        </section>
      ))}
    </article>
  );
}

function Paragraph({ paragraph }: { paragraph: StaticParagraph }) {
  if (typeof paragraph === "string" || !("points" in paragraph)) {
    return (
      <p className={css.paragraph}>
        <RichText text={paragraph} />
      </p>
    );
  }
  return (
    <ul className={css.points}>
      {paragraph.points.map((point, index) => (
        <li key={index}>
          <RichText text={point} />
        </li>
      ))}
    </ul>
  );
}

function RichText({ text }: { text: StaticText }) {
  if (typeof text === "string") return <span>{text}</span>;
  return text.map((part, index) => (
    <Fragment key={index}>
      {typeof part === "string" ? <span>{part}</span> : <Link href={part.href}>{part.text}</Link>}
    </Fragment>
  ));
}

function Contents({ sections, label }: { sections: readonly StaticSection[]; label: string }) {
  return (
    <nav aria-label={label} className={css.contents}>
      <p className={css.contentsTitle} aria-hidden="true">
        {label}
      </p>
      <ol role="list" className={css.entries}>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <Link href={`#${id}`} variant="quiet" className={css.entry}>
              {heading}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

// In UTC: in the user's time zone the date could become the day before.
function longDate(date: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));
}

import { vars } from "./vars.css.ts";

/** A text style: font, size, line height and weight. */
export const type = {
  /** Times, counts, captions. */
  meta: ui("meta", "meta"),
  /** Controls and labels. */
  interface: ui("interface", "interface"),
  /** Helper lines and taglines on cards. */
  helper: ui("interface", "helper"),
  /** Large buttons and longer interface text. */
  body: ui("body", "body"),
  /** Names, scopes, small headings. */
  name: display("name", "name"),
  /** Section headings. */
  heading: display("heading", "heading"),
  /** Titles of dialogs and forms; prices. */
  title: display("title", "title"),
  /** The name on a detail page. */
  display: { ...display("display", "display"), letterSpacing: vars.tracking.display },
  /** The messages of a chat. */
  prose: book("prose", "prose"),
  /** Biographies and text fields of the book font. */
  bio: book("body", "bio"),
} as const;

type Size = keyof typeof vars.text;
type Line = keyof typeof vars.leading;

function ui(size: Size, line: Line) {
  return {
    fontFamily: vars.font.interface,
    fontSize: vars.text[size],
    lineHeight: vars.leading[line],
  } as const;
}

function display(size: Size, line: Line) {
  return {
    fontFamily: vars.font.display,
    fontSize: vars.text[size],
    lineHeight: vars.leading[line],
    fontWeight: vars.weight.strong,
    letterSpacing: vars.tracking.heading,
    textWrap: "balance",
  } as const;
}

function book(size: Size, line: Line) {
  return {
    fontFamily: vars.font.reading,
    fontSize: vars.text[size],
    lineHeight: vars.leading[line],
    fontWeight: vars.weight.book,
    fontOpticalSizing: "auto",
    textWrap: "pretty",
  } as const;
}

import { LAST_VIEW_ID } from "./lastViewId.ts";

/** A part of the page: a text, or an element. */
export type ViewNode =
  | string
  | {
      readonly tag: string;
      readonly attributes: Readonly<Record<string, string>>;
      readonly children: readonly ViewNode[];
    };

/** The messages that a chat shows. */
export interface MessagesView {
  /** The build whose styles the classes belong to. */
  readonly version: string | undefined;
  /** Where the first message starts, in pixels below the top of the list. Negative: its start is scrolled out. */
  readonly offsetPx: number;
  readonly rows: readonly ViewNode[];
}

/** Elements of messages that can be shown without code. All others, such as buttons and images, are left out. */
const TAGS = new Set(
  "article bdi blockquote br code del div em h1 h2 h3 h4 h5 h6 hr li ol p pre span strong ul".split(" "),
);

/** Their attributes: styles, direction, and the marks of AI output. */
const ATTRIBUTES = ["class", "dir", "vocab", "typeof", "property", "resource"];

/** The messages that are in view; null when there are none. */
export function viewOfMessages(): MessagesView | null {
  const list = document.querySelector("main [role=log]");
  if (!list) return null;
  const { top, bottom } = list.getBoundingClientRect();
  const rows = [...list.querySelectorAll("[data-row]")].filter((row) => {
    const box = row.getBoundingClientRect();
    return box.height > 0 && box.bottom > top && box.top < bottom;
  });
  const [first] = rows;
  if (!first) return null;
  return {
    version: version(),
    offsetPx: Math.round(first.getBoundingClientRect().top - top),
    rows: rows.flatMap((row) => nodesOf(row)),
  };
}

/** Shows messages in the place that the server's markup has for them. Returns whether they are shown. */
export function showMessages(view: MessagesView): boolean {
  const place = document.getElementById(LAST_VIEW_ID);
  // The classes of another build may have other styles.
  if (!place || view.version !== version()) return false;
  place.style.paddingBlockStart = `${Math.max(view.offsetPx, 0)}px`;
  for (const row of view.rows) place.append(elementOf(row));
  const [first] = place.children;
  if (first instanceof HTMLElement) first.style.marginBlockStart = `${Math.min(view.offsetPx, 0)}px`;
  return true;
}

const version = () => document.querySelector<HTMLMetaElement>("meta[name=mimi-version]")?.content;

function nodesOf(parent: Element): ViewNode[] {
  return [...parent.childNodes].flatMap((node): ViewNode[] => {
    if (node instanceof Text) return [node.data];
    const name = node instanceof Element ? node.localName : "";
    // A link needs no code, but its element stays only until the messages are loaded.
    const tag = name === "a" ? "span" : name;
    if (!(node instanceof Element) || !TAGS.has(tag)) return [];
    const attributes = ATTRIBUTES.map((name) => [name, node.getAttribute(name)] as const);
    const present = attributes.filter((entry): entry is [string, string] => entry[1] !== null);
    return [{ tag, attributes: Object.fromEntries(present), children: nodesOf(node) }];
  });
}

/** Created node by node: a stored text never becomes markup. */
function elementOf(node: ViewNode): Node {
  if (typeof node === "string") return document.createTextNode(node);
  const element = document.createElement(TAGS.has(node.tag) ? node.tag : "span");
  for (const name of ATTRIBUTES) {
    const value = node.attributes[name];
    if (value !== undefined) element.setAttribute(name, value);
  }
  element.append(...node.children.map(elementOf));
  return element;
}

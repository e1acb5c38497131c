import { sourceMarks } from "../sourceMarks.ts";

/** Attributes that belong to a text and not to its looks: also those of `sourceMarks`. */
const KEPT = new Set(["href", "start", "value", "lang", "dir", "vocab", "typeof", "property", "resource"]);

/**
 * Copies what is selected as names, words and list numbers. The browser alone copies the colours of the page, such as those of
 * the dark theme, and leaves out the numbers of lists.
 */
export function copyPlainly(event: ClipboardEvent): void {
  const { currentTarget: frame, clipboardData } = event;
  if (!(frame instanceof HTMLElement) || clipboardData === null) return;
  const selection = frame.ownerDocument.getSelection();
  // In a field, the selection of the page is not what is copied.
  const isField = event.target instanceof Element && event.target.matches("input, textarea");
  if (isField || !selection || selection.isCollapsed) return;
  const range = selection.getRangeAt(0);
  // Text around the messages is selected too.
  if (!frame.contains(range.commonAncestorContainer)) return;
  const copied = frame.ownerDocument.createElement("div");
  copied.hidden = true;
  copied.append(range.cloneContents());
  // In the page for a moment, because the styles say what is copied and where a line ends.
  frame.append(copied);
  removeUncopied(copied);
  const text = textIn(copied)
    .trim()
    .replace(/\n{3,}/g, "\n\n");
  copied.remove();
  markSource(copied, range.commonAncestorContainer);
  removeLooks(copied);
  clipboardData.setData("text/plain", text);
  clipboardData.setData("text/html", copied.innerHTML);
  event.preventDefault();
}

function removeUncopied(copied: HTMLElement): void {
  for (const element of copied.querySelectorAll("*")) {
    if (element.matches("svg, img") || getComputedStyle(element).userSelect === "none") element.remove();
  }
}

/** Marks a part of one message as the message is marked; whole messages have their marks. */
function markSource(copied: HTMLElement, place: Node): void {
  const message = (place instanceof Element ? place : place.parentElement)?.closest("[typeof]");
  const source = message?.querySelector("[property=digitalSourceType]")?.getAttribute("resource");
  const { whole, part } = sourceMarks(source ?? undefined);
  if (whole === undefined) return;
  const [outer, inner] = [divWith(copied, whole), divWith(copied, part)];
  inner.append(...copied.childNodes);
  outer.append(inner);
  copied.append(outer);
}

function divWith({ ownerDocument }: HTMLElement, attributes: Readonly<Record<string, string>>): HTMLElement {
  const div = ownerDocument.createElement("div");
  for (const [name, value] of Object.entries(attributes)) div.setAttribute(name, value);
  return div;
}

function removeLooks(copied: HTMLElement): void {
  for (const element of copied.querySelectorAll("*")) {
    for (const { name } of [...element.attributes]) if (!KEPT.has(name)) element.removeAttribute(name);
    if (element.matches("span") && element.attributes.length === 0)
      element.replaceWith(...element.childNodes);
  }
}

/** The text of a node, with a line for each block, and the number of each item of a list. */
function textIn(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? "";
  if (!(node instanceof Element)) return "";
  if (node.matches("br")) return "\n";
  const text = [...node.childNodes].map(textIn).join("");
  if (node.matches("td, th")) return `${text.trim()}\t`;
  const number = node.matches("li") ? node.getAttribute("value") : null;
  if (number !== null) return `\n${number}. ${text.trim()}`;
  const { display } = getComputedStyle(node);
  if (display.startsWith("inline") || display === "contents") return text;
  const end = node.matches("p, h1, h2, h3, h4, h5, h6, pre, blockquote, ol, ul, table") ? "\n\n" : "\n";
  return `${end}${text.replace(/^\n+|\n+$/g, "")}${end}`;
}

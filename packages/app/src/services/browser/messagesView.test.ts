// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";
import { LAST_VIEW_ID } from "./lastViewId.ts";
import { showMessages, viewOfMessages } from "./messagesView.ts";

const place = () => document.getElementById(LAST_VIEW_ID);

/** A list of 400 px at 50 px with messages of 300 px; the first one starts `scrolled` px above its top. */
function openChat(scrolled: number, ...messages: readonly string[]): void {
  const list = document.querySelector("main");
  if (!list) throw new Error("There is no main.");
  list.innerHTML = `<div role="log">${messages.map((message) => `<div data-row>${message}</div>`).join("")}</div>`;
  const boxOf = (top: number, height: number) => () => new DOMRect(0, top, 300, height);
  const log = list.querySelector("[role=log]");
  if (log) log.getBoundingClientRect = boxOf(50, 400);
  for (const [index, row] of list.querySelectorAll("[data-row]").entries())
    row.getBoundingClientRect = boxOf(50 - scrolled + index * 300, 300);
}

beforeEach(() => {
  document.head.innerHTML = '<meta name="mimi-version" content="1">';
  document.body.innerHTML = `<main></main><div id="${LAST_VIEW_ID}"></div>`;
});

/** Stores what shows, as a database would, and shows it. */
const showAgain = () =>
  showMessages(structuredClone(viewOfMessages()) ?? { version: "", offsetPx: 0, rows: [] });

it("shows the messages in view where they were, and not those that are scrolled out", () => {
  openChat(320, "<p>one</p>", "<p>two</p>", "<p>three</p>", "<p>four</p>");
  expect(showAgain()).toBe(true);
  expect(place()?.textContent).toBe("twothree");
  expect(place()?.firstElementChild).toHaveProperty("style.marginBlockStart", "-20px");
});

it("starts below the top where the chat is short", () => {
  openChat(-120, "<p>one</p>");
  showAgain();
  expect(place()?.style.paddingBlockStart).toBe("120px");
});

it("shows texts with their styles and marks, without what needs code or another file", () => {
  openChat(
    0,
    `<article class="turn" vocab="https://schema.org/" tabindex="-1" onclick="alert(1)"><p dir="auto">A <em class="said">line</em></p><button>Copy</button><img src="/a.webp"><a href="/x" class="link">there</a></article>`,
  );
  showAgain();
  const article = place()?.querySelector("article");
  expect(article?.outerHTML.replace(/ style="[^"]*"/, "")).toBe(
    '<article class="turn" vocab="https://schema.org/"><p dir="auto">A <em class="said">line</em></p><span class="link">there</span></article>',
  );
});

// Rule: last-messages-shown-first
it("never makes markup of a text, or an element that runs code", () => {
  showMessages({
    version: "1",
    offsetPx: 0,
    rows: [
      { tag: "p", attributes: {}, children: ["<img src=x onerror=alert(1)>"] },
      { tag: "script", attributes: { src: "/x.js", onclick: "alert(1)" }, children: ["alert(1)"] },
    ],
  });
  expect(place()?.querySelectorAll("img, script")).toHaveLength(0);
  expect(place()?.textContent).toBe("<img src=x onerror=alert(1)>alert(1)");
  expect(place()?.lastElementChild?.attributes).toHaveLength(0);
});

it("does not show what another build stored, whose styles may differ", () => {
  openChat(0, "<p>one</p>");
  const view = viewOfMessages();
  vi.spyOn(document, "querySelector").mockReturnValueOnce({ content: "2" } as HTMLMetaElement);
  expect(view && showMessages(view)).toBe(false);
  expect(place()?.textContent).toBe("");
});

it("is nothing where no messages show", () => {
  openChat(0);
  expect(viewOfMessages()).toBeNull();
});

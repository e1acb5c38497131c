import type { StaticParagraph, StaticScreenProps, StaticText } from "@mimi/ui/static-screen";
import type { Plugin } from "vite";
import { type Document, DOCUMENTS_FILE } from "../packages/api/src/http/pages/documents.ts";
import { escaped } from "../packages/api/src/http/pages/pageHead.ts";
import { contact } from "../packages/app/src/features/shell/documents/contact.ts";
import { policy } from "../packages/app/src/features/shell/documents/policy.ts";
import { term } from "../packages/app/src/features/shell/documents/term.ts";
import { paths } from "../packages/app/src/paths.ts";

/** Leaves the pages that are only read as HTML, for the server to send them to readers without script (§2). */
export function documents(): Plugin {
  return {
    name: "mimi-documents",
    apply: "build",
    generateBundle() {
      const pages = {
        [paths.policy()]: written(policy),
        [paths.term()]: written(term),
        [paths.contactUs()]: written(contact),
      };
      this.emitFile({ type: "asset", fileName: DOCUMENTS_FILE, source: JSON.stringify(pages) });
    },
  };
}

/** A document as HTML without style. */
export function written({ title, date, lead = "", sections }: StaticScreenProps): Document {
  const parts = sections.map(
    ({ id, heading, paragraphs }) =>
      `<section id="${escaped(id)}"><h2>${escaped(heading)}</h2>${paragraphs.map(paragraphHtml).join("")}</section>`,
  );
  const since = date === undefined ? "" : `<p><time datetime="${escaped(date)}">${escaped(date)}</time></p>`;
  return {
    title,
    description: plain(lead),
    html: `<article><h1>${escaped(title)}</h1>${since}<p>${textHtml(lead)}</p>${parts.join("")}</article>`,
  };
}

function paragraphHtml(paragraph: StaticParagraph): string {
  if (typeof paragraph === "object" && "points" in paragraph) {
    return `<ul>${paragraph.points.map((point) => `<li>${textHtml(point)}</li>`).join("")}</ul>`;
  }
  return `<p>${textHtml(paragraph)}</p>`;
}

function textHtml(text: StaticText): string {
  if (typeof text === "string") return escaped(text);
  return text
    .map((part) =>
      typeof part === "string" ? escaped(part) : `<a href="${escaped(part.href)}">${escaped(part.text)}</a>`,
    )
    .join("");
}

function plain(text: StaticText): string {
  if (typeof text === "string") return text;
  return text.map((part) => (typeof part === "string" ? part : part.text)).join("");
}

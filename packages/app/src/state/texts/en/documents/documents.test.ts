import type { StaticScreenProps } from "@mimi/ui/static-screen";
import { describe, expect, it } from "vitest";
import { paths } from "../../../../paths.ts";
import { contactOf } from "./contact.ts";
import { policy } from "./policy.ts";
import { term } from "./term.ts";

const documents = new Map([
  [paths.policy(), policy],
  [paths.term(), term],
  [paths.contactUs(), contactOf(null)],
]);

const ids = ({ sections }: StaticScreenProps) => sections.map(({ id }) => id);

describe.each([...documents])("%s", (_path, document) => {
  it("has sections with distinct ids, none of which the page uses", () => {
    // The main layout's own anchor, for the skip link.
    expect(new Set([...ids(document), "content"]).size).toBe(document.sections.length + 1);
  });

  it("links to existing sections only", () => {
    for (const href of hrefs(document)) {
      const [path = "", id] = href.split("#");
      const target = documents.get(path);
      expect(target, href).toBeDefined();
      if (target && id) expect(ids(target)).toContain(id);
    }
  });
});

it("has the sections that dialogs link to", () => {
  expect(ids(policy)).toEqual(expect.arrayContaining(["adults", "rules"]));
});

it("names the address of the operator, where the operator has set one", () => {
  const [known, unknown] = ["operator@mimi.example", null].map((email) => JSON.stringify(contactOf(email)));
  expect(known).toContain('{"text":"operator@mimi.example","href":"mailto:operator@mimi.example"}');
  expect(known).not.toContain("has not set an email address");
  expect(unknown).toContain("has not set an email address");
  expect(unknown).not.toContain("mailto:");
});

it("names the messages of each plan (§9)", () => {
  const plans = term.sections.find(({ id }) => id === "plans");
  expect(plans?.paragraphs[0]).toEqual({
    points: ["Free: 50 messages per day", "Standard: 250 messages per day", "Premium: unlimited messages"],
  });
});

function hrefs(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "href" in value && typeof value.href === "string" ? [value.href] : [];
  return [...own, ...Object.values(value).flatMap(hrefs)];
}

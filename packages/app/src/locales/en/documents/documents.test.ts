import type { StaticScreenProps } from "@mimi/ui/screens/static-screen";
import { describe, expect, it } from "vitest";
import { paths } from "../../../paths.ts";
import { contactOf } from "./contact.ts";
import { policy } from "./policy.ts";
import { helpLinesIn } from "../../../state/region/helpLines.ts";
import { fullDateOf } from "../../../state/texts/dates.ts";
import { safetyOf } from "./safety.ts";
import { term } from "./term.ts";

const rules = { notice_hours: 3, minor_notice_hours: 1, crisis_pause: false };
const other = {
  region: "other",
  laws: [],
  rules: { ...rules, age_check: false, crisis_figures: false },
} as const;
const partsIn = (country: string | null) => ({
  lines: helpLinesIn(country),
  helpShown: [],
  dayOf: fullDateOf,
});
const oregon: Parameters<typeof safetyOf>[0] = {
  region: "us-or",
  rules: { ...rules, crisis_pause: true, age_check: false, crisis_figures: true },
  laws: [{ name: "Oregon SB 1546", since: "2027-01-01", about: ["notice", "crisis"] }],
};
const britain: Parameters<typeof safetyOf>[0] = {
  region: "gb",
  rules: { ...rules, age_check: true, crisis_figures: false },
  laws: [{ name: "Online Safety Act 2023", since: "2025-07-25", about: ["age"] }],
};

const documents = new Map([
  [paths.safety(), safetyOf(other, partsIn(null))],
  [paths.policy(), policy],
  [paths.term(), term],
  [paths.contactUs(), contactOf(null)],
]);

/** Pages that are no documents. */
const otherPages = [paths.takeDown(), paths.reportState()];

const ids = ({ sections }: StaticScreenProps) => sections.map(({ id }) => id);

describe.each([...documents])("%s", (_path, document) => {
  it("has sections with distinct ids, none of which the page uses", () => {
    // The main layout's own anchor, for the skip link.
    expect(new Set([...ids(document), "content"]).size).toBe(document.sections.length + 1);
  });

  it("links to existing sections only", () => {
    for (const href of hrefs(document)) {
      if (/^(https|tel):/.test(href) || otherPages.includes(href)) continue;
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

// Rule: contact-address
it("names the address of the operator, where the operator has set one", () => {
  const [known, unknown] = ["operator@mimi.example", null].map((email) => JSON.stringify(contactOf(email)));
  expect(known).toContain('{"text":"operator@mimi.example","href":"mailto:operator@mimi.example"}');
  expect(known).not.toContain("has not set an email address");
  expect(unknown).toContain("has not set an email address");
  expect(unknown).not.toContain("mailto:");
});

describe("the page about safety", () => {
  const textOf = (...input: Parameters<typeof safetyOf>) => JSON.stringify(safetyOf(...input));

  // Rule: safety-page
  it("has the rules and laws of the region", () => {
    const text = textOf(oregon, partsIn("US"));
    expect(text).toContain("These are the rules for Oregon.");
    expect(text).toContain(
      "Oregon SB 1546, since January 1, 2027: telling you that you talk to an AI, help in a crisis.",
    );
    expect(text).toContain("The chat waits until then.");
    expect(text).toContain("publish each year how often help was shown");
    expect(text).toContain('"href":"tel:988"');
    expect(text).toContain("the user states to be at least 18");
  });

  // Rule: safety-page
  it("has other rules in another region", () => {
    const text = textOf(britain, partsIn("GB"));
    expect(text).toContain("These are the rules for the United Kingdom.");
    expect(text).toContain("this needs an age check by an independent service");
    expect(text).toContain('"href":"tel:116123"');
    expect(text).not.toContain("The chat waits until then.");
    expect(text).not.toContain("publish each year");
  });

  it("says how often help was shown each year, and no small count", () => {
    const helpShown = [
      { year: 2027, count: null },
      { year: 2026, count: 12 },
    ];
    const text = textOf(oregon, { ...partsIn("US"), helpShown });
    expect(text).toContain('"2027: fewer than 10 times","2026: 12 times"');
    expect(textOf(oregon, partsIn("US"))).not.toContain("How often");
  });

  it("says that the strictest rules hold where the region is unknown", () => {
    expect(textOf({ ...other, region: null }, partsIn(null))).toContain(
      "We do not know where you are. Therefore the strictest of all rules hold.",
    );
  });
});

// Rule: daily-messages-by-plan
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

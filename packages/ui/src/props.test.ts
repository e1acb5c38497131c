import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { memberDocs } from "../scripts/propDocs.ts";

const members = memberDocs(fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, ""));
const propNames = members.map(({ name }) => ({ name, prop: name.slice(name.lastIndexOf(".") + 1) }));

/** "The API of components" in docs/guides/add-a-component.md: a name that a prop must not have, and what to use. */
const forbidden: readonly (readonly [RegExp, string])[] = [
  [/^(onClose|onDismiss|isOpen|visible)$/, "open and onOpenChange"],
  [/^(failed|errorMessage|errorText|fileError|fault|problem)$/, "error"],
  [/^(busy|saving|sending|confirming|retrying|searching|reloading|isLoading|deleting|deciding)$/, "pending"],
  [/(Limit|limits|maxLengthOf)$/, "maxLength, or maxLengths for several texts"],
  [/^(isDisabled|isRequired)$/, "the name in HTML"],
];

// The verb of an intent is at the end: `onTagSelect`. Loading more is the exception that everybody searches for.
const verbs =
  "Accept|Appeal|Back|Branch|Change|Clear|Close|Confirm|Continue|Copy|Create|Decide|Decline|Delete|DeleteForever|DeleteFrom|" +
  "Discard|Download|Duplicate|Edit|Export|Hide|Import|Keep|KeyDown|Leave|Login|Manage|Next|Open|Press|Previous|Publish|" +
  "Regenerate|Reload|Remember|Remove|Rename|Report|Reset|Resolve|Restore|Retry|Reveal|Save|SaveAndRegenerate|Cancel|Select|Send|" +
  "Share|Show|SignOut|Start|Stop|Submit|Take|Try|Unhide|Upgrade|Upload|Use|Verify";
const callback = new RegExp(`^on(Load(More|Older|Newer)?|([A-Z]\\w*)?(${verbs}))$`);

describe("the docs of public props and fields", () => {
  it("has a description for each one, also of components in memo", () => {
    expect(members.length).toBeGreaterThan(900);
    expect(members.some(({ name }) => name === "CharacterCard.card")).toBe(true);
    expect(members.filter(({ text }) => text === "").map(({ name }) => name)).toEqual([]);
  });

  it("refers to no internal document", () => {
    const internal = members.filter(({ text }) => /§|\bproduct \d|\b(specification|contract)\b/i.test(text));
    expect(internal.map(({ name, text }) => `${name}: ${text}`)).toEqual([]);
  });
});

describe("the names of public props", () => {
  it.each(forbidden)("is not %s: use %s", (pattern, _use) => {
    expect(propNames.filter(({ prop }) => pattern.test(prop)).map(({ name }) => name)).toEqual([]);
  });

  it("ends in a verb, or in Change, if it is a callback", () => {
    const callbacks = propNames.filter(({ prop }) => /^on[A-Z]/.test(prop));
    expect(callbacks.length).toBeGreaterThan(150);
    expect(callbacks.filter(({ prop }) => !callback.test(prop)).map(({ name }) => name)).toEqual([]);
  });
});

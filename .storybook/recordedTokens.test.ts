import { expect, test } from "vitest";
import recorded from "./screenshots/recordedTokens.json" with { type: "json" };
import { themeTokens, withNewTokens } from "./screenshots/themeTokens.ts";

// `npm run vr:update` adds the new ones and removes the others.
test.each(["light", "dark", "type", "shadow"] as const)(
  "each token of the theme in the group %s has a recorded value for screenshots, and no other name has one",
  (group) => {
    const names = Object.keys(themeTokens()[group]);
    expect(names.length).toBeGreaterThan(2);
    expect(Object.keys(recorded[group]).sort()).toEqual(names.sort());
  },
);

test("an update keeps recorded values, adds new tokens, and removes those that the theme no longer has", () => {
  const updated = withNewTokens(
    { light: { "--mimi-page": "#010203", "--mimi-old": "#040506" }, type: { "--mimi-text-body": "2rem" } },
    {
      light: { "--mimi-page": "#ffffff", "--mimi-new": "#070809" },
      dark: { "--mimi-page": "#000000" },
      type: { "--mimi-text-body": "1rem", "--mimi-text-new": "3rem" },
      shadow: {},
    },
  );
  expect(updated).toEqual({
    light: { "--mimi-page": "#010203", "--mimi-new": "#070809" },
    dark: { "--mimi-page": "#000000" },
    type: { "--mimi-text-body": "2rem", "--mimi-text-new": "3rem" },
    shadow: {},
  });
});

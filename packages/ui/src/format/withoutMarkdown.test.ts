import { expect, it } from "vitest";
import { withoutMarkdown } from "./withoutMarkdown.ts";

it.each([
  ["*She nods.* “Yes.”", "She nods. “Yes.”"],
  ["**Never** and _often_", "Never and often"],
  ["# Title\n\n- one\n- two\n> three", "Title\n\none\ntwo\nthree"],
  ["Read [the rules](https://example.org/rules).", "Read the rules."],
  ["`code` stays", "code stays"],
  ["1. first", "1. first"],
  ["Hello.\n* waves *", "Hello.\nwaves"],
  ["* She *nods*\n* rope", "She nods\nrope"],
  ["2*3*4 and snake_case and ~5 and (*^_^*)", "2*3*4 and snake_case and ~5 and (*^_^*)"],
  ["*The **lamp** burned.*", "The lamp burned."],
])("reads %j as %j", (text, read) => {
  expect(withoutMarkdown(text)).toBe(read);
});

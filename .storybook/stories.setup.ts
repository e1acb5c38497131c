import axe from "axe-core";
import { afterEach, expect } from "vitest";
import { missingRadixRules } from "./radixRules.ts";

const still = document.createElement("style");
still.textContent =
  "*, *::before, *::after { animation: none !important; transition: none !important; scroll-behavior: auto !important; }";
document.head.append(still);

/** The axe rules whose answer depends on colours; the theme changes nothing else. */
const colorRules = ["color-contrast", "link-in-text-block"];

// Runs after a story has played and axe has checked it in its own theme.
afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string };
  if (storyId === undefined || task.result?.state === "fail") return;
  expect(missingRadixRules(document), "Radix classes on the page without their rules").toEqual([]);
  const theme = document.documentElement.dataset.theme === "dark" ? "light" : "dark";
  expect(await colorViolations(theme), `axe: colours in the ${theme} theme`).toEqual([]);
});

/** Switches the page to the theme and returns what axe says about its colours, one line for each element. */
async function colorViolations(theme: "light" | "dark"): Promise<string[]> {
  document.documentElement.dataset.theme = theme;
  const { violations } = await axe.run(document.body, {
    runOnly: { type: "rule", values: colorRules },
    resultTypes: ["violations"],
  });
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary ?? ""}`),
  );
}

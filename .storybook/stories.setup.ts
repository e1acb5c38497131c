import axe from "axe-core";
import { afterEach, expect } from "vitest";
import { missingRadixRules } from "./radixRules.ts";

const still = document.createElement("style");
still.textContent =
  "*, *::before, *::after { animation: none !important; transition: none !important; scroll-behavior: auto !important; }";
document.head.append(still);

/** The axe rules that depend on colours; the theme affects nothing else. */
const colorRules = ["color-contrast", "link-in-text-block"];

// Runs after a story has been played and axe has checked it in its own theme.
afterEach(async ({ task, ...context }) => {
  const { storyId } = task.meta as { storyId?: string };
  if (storyId === undefined || task.result?.state === "fail") return;
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth, "width of the page").toBeLessThanOrEqual(clientWidth);
  expect(missingRadixRules(document), "Radix classes on the page without their rules").toEqual([]);
  // Storybook stores the story in the context of its test.
  const { story } = context as { story?: TestedStory };
  // An interaction test shows a state that its story shows in both themes.
  if (story?.play !== undefined) return;
  const rules = enabledRules(story?.parameters.a11y);
  if (rules.length === 0) return;
  const theme = document.documentElement.dataset.theme === "dark" ? "light" : "dark";
  expect(await colorViolations(theme, rules), `axe: colours in the ${theme} theme`).toEqual([]);
});

interface TestedStory {
  readonly play?: unknown;
  readonly parameters: { readonly a11y?: A11yParameters };
}

interface A11yParameters {
  readonly test?: string;
  readonly config?: { readonly rules?: readonly { readonly id: string; readonly enabled?: boolean }[] };
}

/** The colour rules that a story's parameters do not disable. */
function enabledRules({ test, config }: A11yParameters = {}): string[] {
  if (test === "off") return [];
  return colorRules.filter((id) => !config?.rules?.some((rule) => rule.id === id && rule.enabled === false));
}

/** Switches the page to the theme and returns axe's colour violations, one line per element. */
async function colorViolations(theme: "light" | "dark", rules: string[]): Promise<string[]> {
  document.documentElement.dataset.theme = theme;
  const { violations } = await axe.run(document.body, {
    runOnly: { type: "rule", values: rules },
    resultTypes: ["violations"],
  });
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary ?? ""}`),
  );
}

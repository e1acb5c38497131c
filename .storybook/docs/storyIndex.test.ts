import { expect, test } from "vitest";
import { statusOf } from "./status.ts";
import { componentsOf } from "./storyIndex.ts";

const story = (title: string, name: string, ...tags: string[]) => ({
  id: `${title.toLowerCase().replaceAll("/", "-")}--${name}`,
  type: "story" as const,
  title,
  tags: ["dev", "test", ...tags],
});

const entries = [
  story("Features/Plan/PlanCard", "free", "ready"),
  story("Features/Plan/PlanCard", "standard", "signed-off"),
  story("Components/Badge", "gold", "draft"),
  { ...story("Components/Badge", "docs"), type: "docs" as const },
];
const index = { entries: Object.fromEntries(entries.map((entry) => [entry.id, entry])) };

test("counts the stories of each component by status, without docs pages", () => {
  expect(componentsOf(index)).toEqual([
    {
      title: "Components/Badge",
      page: "components-badge--docs",
      stories: 1,
      counts: { draft: 1, ready: 0, "signed-off": 0 },
    },
    {
      title: "Features/Plan/PlanCard",
      page: "features-plan-plancard--docs",
      stories: 2,
      counts: { draft: 0, ready: 1, "signed-off": 1 },
    },
  ]);
});

test.each([[["ready", "draft"]], [["screen"]]])(
  "refuses the tags %o: nobody could tell the status",
  (tags) => {
    expect(() => statusOf(tags)).toThrow("exactly one of the tags");
  },
);

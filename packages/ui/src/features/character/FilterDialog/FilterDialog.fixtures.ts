import { tagFilterFixtures } from "../TagFilter/TagFilter.fixtures.ts";
import type { FilterDialogProps } from "./FilterDialog.tsx";

type FilterDialogFixture = Pick<
  FilterDialogProps,
  "tags" | "tagUses" | "uses" | "adult" | "density" | "hiddenCount"
>;

const tagsOf = (state: keyof typeof tagFilterFixtures) => {
  const { tags, value: tagUses } = tagFilterFixtures[state];
  return { tags, tagUses };
};

const home = {
  ...tagsOf("exclude"),
  uses: ["not"],
  adult: { shown: false },
  density: "standard",
  hiddenCount: 3,
} as const;

/** The filters in each state. */
export const filterDialogFixtures = {
  home,
  nothing: { ...home, ...tagsOf("none"), hiddenCount: 0 },
  adultShown: { ...home, adult: { shown: true } },
  visitor: { ...home, adult: { shown: false, hint: "Log in to change this.", disabled: true } },
  search: tagsOf("both"),
  many: { ...home, ...tagsOf("many"), hiddenCount: 12_345, density: "compact" },
} as const satisfies Record<string, FilterDialogFixture>;

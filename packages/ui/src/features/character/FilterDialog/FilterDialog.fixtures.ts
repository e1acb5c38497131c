import { tagFilterFixtures as tags } from "../TagFilter/TagFilter.fixtures.ts";
import type { FilterDialogProps } from "./FilterDialog.tsx";

type FilterDialogFixture = Pick<FilterDialogProps, "tags" | "uses" | "adult" | "density" | "hiddenCount">;

const home = { tags: tags.exclude, uses: ["not"], adult: { shown: false }, hiddenCount: 3 } as const;

/** The filters in each state. */
export const filterDialogFixtures = {
  home,
  nothing: { ...home, tags: tags.none, hiddenCount: 0 },
  adultShown: { ...home, adult: { shown: true } },
  visitor: { ...home, adult: { shown: false, hint: "Log in to change this.", disabled: true } },
  search: { tags: tags.both },
  many: { ...home, tags: tags.many, hiddenCount: 12_345, density: "compact" },
} as const satisfies Record<string, FilterDialogFixture>;

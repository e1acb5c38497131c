"use client";

import { ThemeRoot } from "@mimi/ui";
import { hiddenCountCopy, translate } from "@mimi/ui/copy";
import type { ReactNode } from "react";

const german = [
  translate(hiddenCountCopy, { hidden: (shown) => `${shown} ausgeblendet`, byFilters: "durch deine Filter" }),
];

/** The theme and the texts of every page: functions, so a client component. */
export function German({ children }: { children: ReactNode }) {
  return (
    <ThemeRoot lang="de" copy={german}>
      {children}
    </ThemeRoot>
  );
}

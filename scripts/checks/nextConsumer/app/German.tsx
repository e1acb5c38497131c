"use client";

import { ThemeRoot } from "@mimi/ui";
import { de } from "@mimi/ui/locales/de";
import type { ReactNode } from "react";

/** The theme and the texts of every page: functions, so a client component. */
export function German({ children }: { children: ReactNode }) {
  return (
    <ThemeRoot lang="de" copy={de}>
      {children}
    </ThemeRoot>
  );
}

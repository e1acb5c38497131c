import { StaticScreen, type StaticScreenProps } from "@mimi/ui/static-screen";
import { useEffect } from "react";
import { showTitle } from "../../state/title.actions.ts";

/** A page that is only read (§2). */
export function StaticContainer({ document }: { document: StaticScreenProps }) {
  const { title } = document;
  useEffect(() => showTitle(title), [title]);
  return <StaticScreen {...document} />;
}

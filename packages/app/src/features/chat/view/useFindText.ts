import type { FindText } from "@mimi/ui/find-in-chat";
import { useEffect, useState } from "react";
import { importWithRetry } from "../../../services/importWithRetry.ts";

const load = () => import("./findText.ts");

/** Finds the words of a search as the API does; undefined until it is loaded, which is when there are words to mark. */
export function useFindText(words: string | undefined): FindText | undefined {
  const [find, setFind] = useState<FindText>();
  const isWanted = words !== undefined && words !== "";
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    importWithRetry(load).then(
      ({ findMatches }) => isCurrent && setFind(() => findMatches),
      // Offline: the list marks words by its own rule.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted]);
  return find;
}

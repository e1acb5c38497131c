import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useSnapshot } from "valtio";
import { browserKeys } from "../../../services/browser/browserKeys.ts";
import { endPrint } from "./print.actions.ts";
import { printState } from "./print.store.ts";

/** Whether the chat is being printed: by the app, which opens the print dialog once all of it is there, or by the browser. */
export function useIsPrinting(): boolean {
  const { whole } = useSnapshot(printState);
  const [isPrinting, setPrinting] = useState(false);
  useEffect(
    () =>
      browserKeys().onPrint({
        // The browser prints what is there when this returns.
        before: () => printState.whole === null && flushSync(() => setPrinting(true)),
        after: () => {
          setPrinting(false);
          endPrint();
        },
      }),
    [],
  );
  useEffect(() => (whole === null ? undefined : browserKeys().print()), [whole]);
  return whole !== null || isPrinting;
}

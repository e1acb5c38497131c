import { ReportStateScreen } from "@mimi/ui/screens/report-state-screen";
import { useEffect } from "react";
import { useSnapshot } from "valtio";
import { useLocation, useSearch } from "wouter";
import { paths } from "../../../paths.ts";
import { lookUpReport } from "./reportState.actions.ts";
import { lookedUpState } from "./reportState.store.ts";

/** Shows what has become of a report, by the number in the address. */
export function ReportStateContainer() {
  const { report } = useSnapshot(lookedUpState);
  const [, navigate] = useLocation();
  const number = new URLSearchParams(useSearch()).get("number") ?? "";
  useEffect(() => void lookUpReport(number), [number]);
  return (
    <ReportStateScreen
      key={number}
      knownReceipt={number}
      state={report}
      onReceiptSubmit={(receipt) => {
        if (receipt === number) void lookUpReport(receipt);
        else navigate(`${paths.reportState()}?number=${receipt}`, { replace: true });
      }}
    />
  );
}

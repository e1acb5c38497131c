import { REPORT_TEXT_MAX } from "@mimi/contract";
import { TakeDownScreen } from "@mimi/ui/screens/take-down-screen";
import { useEffect } from "react";
import { useSnapshot } from "valtio";
import { useSearch } from "wouter";
import { beginTakeDown, sendTakeDown } from "./takeDown.actions.ts";
import { takeDownState } from "./takeDown.store.ts";

/** The form by which anybody asks for the removal of an intimate image. The address can name the place. */
export function TakeDownContainer() {
  const { sending } = useSnapshot(takeDownState);
  const place = new URLSearchParams(useSearch()).get("place") ?? "";
  useEffect(beginTakeDown, []);
  return (
    <TakeDownScreen
      knownPlace={place}
      maxLength={REPORT_TEXT_MAX}
      state={sending}
      onSend={(request) => void sendTakeDown(request)}
    />
  );
}

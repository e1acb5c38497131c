import { AgeGate } from "@mimi/ui/screens/age-gate";
import { useSnapshot } from "valtio";
import { useLocation } from "wouter";
import { paths } from "../../../paths.ts";
import { adultsOnlyState } from "./adult.store.ts";
import { answerAgain, confirmAdult, confirmByCheck, confirmUnder18 } from "./adultsOnly.actions.ts";

/** What all people may read: who the operator is, the rules, and who helps. */
const READABLE = [
  ...[paths.safety(), paths.policy(), paths.term(), paths.contactUs()],
  // A person who is shown in an image need not be a user.
  ...[paths.takeDown(), paths.reportState()],
];

/** The age gate before a service that is for adults only. */
export function AdultsOnlyContainer() {
  const [path, navigate] = useLocation();
  const { open, gate, pending, error } = useSnapshot(adultsOnlyState);
  return (
    <AgeGate
      adultsOnly="service"
      open={open && !READABLE.includes(path)}
      view={gate}
      pending={pending ?? undefined}
      error={error ?? undefined}
      onAccept={confirmAdult}
      onDecline={confirmUnder18}
      onAgeVerify={confirmByCheck}
      onSafetyOpen={() => navigate(paths.safety())}
      onAnswerChange={answerAgain}
      onOpenChange={() => undefined}
    />
  );
}

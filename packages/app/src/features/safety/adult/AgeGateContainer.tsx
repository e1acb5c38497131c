import { AgeGate } from "@mimi/ui/screens/age-gate";
import { useSnapshot } from "valtio";
import { dialogsState } from "../../../state/overlays/dialogs.store.ts";
import { acceptAge, closeAgeGate, declineAge, verifyAge } from "./adult.actions.ts";
import { adultState } from "./adult.store.ts";

/** The age gate, before adult content is shown (product 7). */
export function AgeGateContainer() {
  const { ageGate } = useSnapshot(dialogsState);
  const { gate, pending, error } = useSnapshot(adultState);
  return (
    <AgeGate
      open={ageGate}
      view={gate}
      pending={pending ?? undefined}
      error={error ?? undefined}
      onAccept={acceptAge}
      // A user who wants no age check does not say that they are under 18.
      onDecline={gate.kind === "ask" ? declineAge : closeAgeGate}
      onAgeVerify={verifyAge}
      onOpenChange={closeAgeGate}
    />
  );
}

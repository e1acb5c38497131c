import { AgeGate } from "@mimi/ui/age-gate";
import { useSnapshot } from "valtio";
import { showDialog } from "../../../state/overlays/dialogs.actions.ts";
import { dialogsState } from "../../../state/overlays/dialogs.store.ts";
import { acceptAge, declineAge, verifyAge } from "./adult.actions.ts";
import { adultState } from "./adult.store.ts";

/** The age gate, before adult content is shown (product 7). */
export function AgeGateContainer() {
  const { ageGate } = useSnapshot(dialogsState);
  const { gate, pending, problem } = useSnapshot(adultState);
  return (
    <AgeGate
      open={ageGate}
      view={gate}
      pending={pending ?? undefined}
      error={problem ?? undefined}
      onAccept={acceptAge}
      onDecline={declineAge}
      onAgeVerify={verifyAge}
      onOpenChange={() => showDialog("ageGate", false)}
    />
  );
}

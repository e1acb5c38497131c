import { useState } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { ConfirmDialog } from "../../../components/ConfirmDialog/ConfirmDialog.tsx";
import type { planModalCopy } from "./PlanModal.copy.ts";

interface PlanModalCancelProps {
  /** The displayed name of the plan. */
  name: string;
  /** The last day of the paid period, as displayed text. */
  until?: string;
  pending: boolean;
  disabled: boolean;
  onPlanCancel: () => void;
  copy: typeof planModalCopy;
}

/** The button that ends a plan with its paid period, and its confirmation. */
export function PlanModalCancel(props: PlanModalCancelProps) {
  const { name, until, pending, disabled, onPlanCancel, copy } = props;
  const [confirming, setConfirming] = useState(false);
  return (
    <>
      <Button disabled={disabled} onClick={() => setConfirming(true)}>
        {copy.cancel}
      </Button>
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        title={copy.cancelTitle(name)}
        description={copy.cancelBody(name, until)}
        tone="danger"
        pending={pending}
        copy={{ cancel: copy.keep, confirm: copy.cancel }}
        onConfirm={onPlanCancel}
      />
    </>
  );
}

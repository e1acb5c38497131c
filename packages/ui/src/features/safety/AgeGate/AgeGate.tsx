import type { ReactNode } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { AlertIcon } from "../../../components/Icon/AlertIcon.generated.ts";
import { Modal } from "../../../components/Modal/Modal.tsx";
import { ageGateCopy } from "./AgeGate.copy.ts";
import * as css from "./AgeGate.css.ts";
import type { AgeGateView } from "./AgeGateView.ts";

/** All texts of the age gate, for translations. */
export type AgeGateCopy = typeof ageGateCopy;

export interface AgeGateProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** The current view. */
  view: AgeGateView;
  /** The answer that is being saved; both are disabled. */
  pending?: "accept" | "decline" | "verify";
  /** The error of the last answer, in a sentence. */
  error?: string;
  /** The user declared to be an adult. */
  onAccept: () => void;
  /** The user declared to be under age, or wants adult content to stay hidden. */
  onDecline: () => void;
  /** The user started the age check. */
  onVerify: () => void;
  /** The user closed it. */
  onClose: () => void;
  /** Texts of the component. @default English */
  copy?: AgeGateCopy;
}

/** Asks for the user's age before adult content is shown; yes and no have equal weight. */
export function AgeGate(props: AgeGateProps) {
  const { view, copy = ageGateCopy } = props;
  const words = ageGateText(view, copy);
  return (
    <Modal
      open={props.open}
      onOpenChange={(open) => {
        if (!open) props.onClose();
      }}
      title={words.title}
      description={words.words}
    >
      {words.note !== undefined && <p className={css.note}>{words.note}</p>}
      <p role="alert" className={css.error} hidden={props.error === undefined}>
        <AlertIcon size={16} />
        {props.error}
      </p>
      <AgeGateAnswers {...props} copy={copy} />
    </Modal>
  );
}

function AgeGateAnswers({ view, pending, copy, ...acts }: AgeGateProps & { copy: AgeGateCopy }) {
  const answer = (kind: NonNullable<AgeGateProps["pending"]>, words: string, onPress: () => void) => (
    <Button wide size="large" loading={pending === kind} disabled={pending !== undefined} onPress={onPress}>
      {words}
    </Button>
  );
  switch (view.kind) {
    case "ask":
      return (
        <Two>
          {answer("decline", copy.ask.decline, acts.onDecline)}
          {answer("accept", copy.ask.accept, acts.onAccept)}
        </Two>
      );
    case "needs-verification":
      return (
        <Two>
          {answer("decline", copy.needsVerification.decline, acts.onDecline)}
          {answer("verify", copy.needsVerification.verify, acts.onVerify)}
        </Two>
      );
    case "declined":
    case "verified":
    case "unavailable":
      return (
        <div className={css.one}>
          <Button wide size="large" onPress={acts.onClose}>
            {copy[view.kind].done}
          </Button>
        </div>
      );
  }
}

function Two({ children }: { children: ReactNode }) {
  return <div className={css.two}>{children}</div>;
}

function ageGateText(view: AgeGateView, copy: AgeGateCopy): { title: string; words: string; note?: string } {
  switch (view.kind) {
    case "ask":
    case "declined":
    case "verified":
    case "unavailable":
      return copy[view.kind];
    case "needs-verification":
      return { ...copy.needsVerification, note: copy.needsVerification.note(view.verifier) };
  }
}

export type { AgeGateView } from "./AgeGateView.ts";

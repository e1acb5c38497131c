import type { ReactNode } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { AlertIcon } from "../../../components/Icon/AlertIcon.generated.ts";
import { Modal } from "../../../components/Modal/Modal.tsx";
import { ageGateCopy } from "./AgeGate.copy.ts";
import * as css from "./AgeGate.css.ts";
import type { AgeGateView } from "./AgeGateView.ts";

/** Every text of the age gate, for another language or another voice. */
export type AgeGateCopy = typeof ageGateCopy;

export interface AgeGateProps {
  /** Whether it is showing. */
  open: boolean;
  /** What it asks or tells. */
  view: AgeGateView;
  /** Which answer is under way; both wait for it. */
  pending?: "accept" | "decline" | "verify";
  /** What went wrong with the last answer, in a sentence. */
  error?: string;
  /** The user states that they are an adult. */
  onAccept: () => void;
  /** The user is not an adult, or wants adult content to stay hidden. */
  onDecline: () => void;
  /** The user wants their age checked by the service. */
  onVerify: () => void;
  /** The user has read it, or closed it without an answer. */
  onClose: () => void;
  /** Its words. @default English */
  copy?: AgeGateCopy;
}

/** Asks for the user's age before anything adult shows; yes and no weigh the same. */
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

import type { RootProps } from "../../../components/rootProps.ts";
import { rootProps } from "../../../components/rootProps.ts";
import type { ReactNode } from "react";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { Button } from "../../../components/Button/Button.tsx";
import { AlertIcon } from "../../../components/Icon/AlertIcon.generated.ts";
import { Modal } from "../../../components/Modal/Modal.tsx";
import { ageGateCopy } from "./AgeGate.copy.ts";
import * as css from "./AgeGate.css.ts";
import type { AgeGateView } from "./AgeGateView.ts";

type AgeGateCopy = typeof ageGateCopy;

export interface AgeGateProps extends RootProps {
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
  /** The user started the age check. Absent: its control is not shown. */
  onAgeVerify?: () => void;
  /** The user closed it: `open` is `false`. */
  onOpenChange: (open: boolean) => void;
  /** Texts of the component. @default English */
  copy?: Copy<AgeGateCopy>;
}

/** Asks for the user's age before adult content is shown; yes and no have equal weight. */
export function AgeGate(props: AgeGateProps) {
  const { view } = props;
  const copy = useCopy(ageGateCopy, props.copy);
  const texts = ageGateText(view, copy);
  return (
    <Modal
      {...rootProps(props)}
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={texts.title}
      description={texts.body}
    >
      {texts.note !== undefined && <p className={css.note}>{texts.note}</p>}
      <p role="alert" className={css.error} hidden={props.error === undefined}>
        <AlertIcon size={16} />
        {props.error}
      </p>
      <AgeGateAnswers {...props} copy={copy} />
    </Modal>
  );
}

function AgeGateAnswers({ view, pending, copy, ...actions }: AgeGateProps & { copy: AgeGateCopy }) {
  const answer = (kind: NonNullable<AgeGateProps["pending"]>, label: string, onPress?: () => void) =>
    onPress !== undefined && (
      <Button wide size="large" pending={pending === kind} disabled={pending !== undefined} onPress={onPress}>
        {label}
      </Button>
    );
  switch (view.kind) {
    case "ask":
      return (
        <Two>
          {answer("decline", copy.ask.decline, actions.onDecline)}
          {answer("accept", copy.ask.accept, actions.onAccept)}
        </Two>
      );
    case "needs-verification":
      return (
        <Two>
          {answer("decline", copy.needsVerification.decline, actions.onDecline)}
          {answer("verify", copy.needsVerification.verify, actions.onAgeVerify)}
        </Two>
      );
    case "declined":
    case "verified":
    case "unavailable":
      return (
        <div className={css.one}>
          <Button wide size="large" onPress={() => actions.onOpenChange(false)}>
            {copy[view.kind].done}
          </Button>
        </div>
      );
  }
}

function Two({ children }: { children: ReactNode }) {
  return <div className={css.two}>{children}</div>;
}

function ageGateText(view: AgeGateView, copy: AgeGateCopy): { title: string; body: string; note?: string } {
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

import { assertNever } from "../../../assertNever.ts";
import type { RootProps } from "../../../components/rootProps.ts";
import { rootProps } from "../../../components/rootProps.ts";
import type { ReactNode } from "react";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { Button } from "../../../components/Button/Button.tsx";
import { Modal } from "../../../components/Modal/Modal.tsx";
import { ageGateCopy } from "./AgeGate.copy.ts";
import type { AgeGateCopy } from "./AgeGate.copy.ts";
import * as css from "./AgeGate.css.ts";
import type { AgeGateView } from "./AgeGateView.ts";
import { AgeGateError, AgeVerifierChoice } from "./AgeVerifierChoice.tsx";

export interface AgeGateProps extends RootProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** The current view. */
  view: AgeGateView;
  /**
   * What is for adults: some characters, or the whole service. A service is behind the dialog until the user has confirmed to be
   * an adult, so nothing closes it. @default "characters"
   */
  adultsOnly?: "characters" | "service";
  /** The answer that is being saved; both are disabled. */
  pending?: "accept" | "decline" | "verify";
  /** The error of the last answer, in a sentence. */
  error?: string;
  /** The user declared to be an adult. */
  onAccept: () => void;
  /** The user declared to be under age, or wants adult content to stay hidden. */
  onDecline: () => void;
  /** The user started the age check by the service with this id. Absent: its control is not shown. */
  onAgeVerify?: (verifierId: string) => void;
  /** The user who may not use the service wants to read about safety. Absent: its control is not shown. */
  onSafetyOpen?: () => void;
  /** The user who declared to be under age wants to answer again. Absent: its control is not shown. */
  onAnswerChange?: () => void;
  /** The user closed it: `open` is `false`. */
  onOpenChange: (open: boolean) => void;
  /** Texts of the component. @default English */
  copy?: Copy<AgeGateCopy>;
}

/** Asks for the user's age before adult content is shown; yes and no have equal weight. */
export function AgeGate(props: AgeGateProps) {
  const { view, adultsOnly = "characters" } = props;
  const copy = useCopy(ageGateCopy, props.copy);
  const isService = adultsOnly === "service";
  const texts = isService ? serviceText(view, copy) : ageGateText(view, copy);
  return (
    <Modal
      {...rootProps(props)}
      open={props.open}
      onOpenChange={props.onOpenChange}
      dismissible={!isService}
      title={texts.title}
      description={texts.body}
    >
      {texts.note !== undefined && <p className={css.note}>{texts.note}</p>}
      {view.kind !== "needs-verification" && <AgeGateError error={props.error} />}
      {answersOf(props, copy)}
    </Modal>
  );
}

function answersOf(props: AgeGateProps, copy: AgeGateCopy) {
  const { view, pending, error, adultsOnly, onAnswerChange, onSafetyOpen } = props;
  const answer = (kind: NonNullable<AgeGateProps["pending"]>, label: string, onClick?: () => void) =>
    onClick !== undefined && (
      <Button
        fullWidth
        size="large"
        pending={pending === kind}
        disabled={pending !== undefined}
        onClick={onClick}
      >
        {label}
      </Button>
    );
  switch (view.kind) {
    case "ask":
      return (
        <Two>
          {answer("decline", copy.ask.decline, props.onDecline)}
          {answer("accept", copy.ask.accept, props.onAccept)}
        </Two>
      );
    case "needs-verification":
      return (
        <AgeVerifierChoice
          verifiers={view.verifiers}
          disabled={pending !== undefined}
          error={error}
          copy={copy.needsVerification}
        >
          {(choose) => (
            <Two>
              {answer(
                "decline",
                adultsOnly === "service" ? copy.ask.decline : copy.needsVerification.decline,
                props.onDecline,
              )}
              {answer("verify", copy.needsVerification.verify, verifyBy(choose, props.onAgeVerify))}
            </Two>
          )}
        </AgeVerifierChoice>
      );
    case "declined":
    case "verified":
    case "unavailable":
      if (adultsOnly === "service")
        return <Refused onAnswerChange={onAnswerChange} onSafetyOpen={onSafetyOpen} copy={copy} />;
      return (
        <div className={css.one}>
          <Button fullWidth size="large" onClick={() => props.onOpenChange(false)}>
            {copy[view.kind].done}
          </Button>
        </div>
      );
    default:
      return assertNever(view);
  }
}

function verifyBy(choose: () => string | null, onAgeVerify: AgeGateProps["onAgeVerify"]) {
  return (
    onAgeVerify &&
    (() => {
      const id = choose();
      if (id !== null) onAgeVerify(id);
    })
  );
}

/** What a user can do who may not use the service. */
function Refused(props: Pick<AgeGateProps, "onSafetyOpen" | "onAnswerChange"> & { copy: AgeGateCopy }) {
  const { onSafetyOpen, onAnswerChange, copy } = props;
  return (
    <Two>
      {onAnswerChange && (
        <Button fullWidth size="large" onClick={onAnswerChange}>
          {copy.service.again}
        </Button>
      )}
      {onSafetyOpen && (
        <Button fullWidth size="large" onClick={onSafetyOpen}>
          {copy.service.safety}
        </Button>
      )}
    </Two>
  );
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
    case "needs-verification": {
      const { title, body } = copy.needsVerification;
      return { title, body };
    }
    default:
      return assertNever(view);
  }
}

function serviceText(view: AgeGateView, copy: AgeGateCopy): { title: string; body: string; note?: string } {
  const { title, body, note, declinedTitle, declinedBody } = copy.service;
  if (view.kind === "needs-verification") return ageGateText(view, copy);
  return view.kind === "ask" ? { title, body, note } : { title: declinedTitle, body: declinedBody };
}

export type { AgeCheckWay, AgeGateView, AgeVerifier } from "./AgeGateView.ts";

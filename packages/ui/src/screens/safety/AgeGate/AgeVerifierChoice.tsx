import { type ReactNode, useState } from "react";
import { AlertIcon } from "../../../components/Icon/AlertIcon.generated.ts";
import { RadioGroup } from "../../../components/RadioGroup/RadioGroup.tsx";
import type { ageGateCopy } from "./AgeGate.copy.ts";
import * as css from "./AgeGate.css.ts";
import type { AgeVerifier } from "./AgeGateView.ts";

interface AgeVerifierChoiceProps {
  verifiers: readonly AgeVerifier[];
  disabled: boolean;
  /** The error of the last answer, in a sentence. */
  error: string | undefined;
  copy: typeof ageGateCopy.needsVerification;
  /** The buttons. `choose` returns the id of the chosen verifier; null, with an error at the question, before a choice. */
  children: (choose: () => string | null) => ReactNode;
}

/** Which service checks the age. None is chosen at first that needs a face. */
export function AgeVerifierChoice({ verifiers, disabled, error, copy, children }: AgeVerifierChoiceProps) {
  const [id, setId] = useState(verifiers.find((one) => !needsFace(one))?.id ?? null);
  const [isMissing, setMissing] = useState(false);
  const [only, other] = verifiers;
  const asksFor = ({ ways }: AgeVerifier) => copy.asksFor(ways.map((way) => copy.ways[way]));
  const choose = () => {
    const chosen = other === undefined ? only?.id : id;
    setMissing(chosen == null);
    return chosen ?? null;
  };
  return (
    <>
      {only !== undefined && other === undefined ? (
        <p className={css.note}>
          <bdi>{only.name}</bdi>
          <span>{`. ${asksFor(only)}`}</span>
        </p>
      ) : (
        <RadioGroup
          className={css.verifiers}
          label={copy.choice}
          options={verifiers.map((one) => ({
            value: one.id,
            label: <bdi>{one.name}</bdi>,
            hint: asksFor(one),
          }))}
          value={id}
          onValueChange={setId}
          disabled={disabled}
          error={isMissing && id === null ? copy.choiceMissing : undefined}
        />
      )}
      <p className={css.note}>{copy.note}</p>
      <AgeGateError error={error} />
      {children(choose)}
    </>
  );
}

/** The error of the last answer. */
export function AgeGateError({ error }: { error: string | undefined }) {
  return (
    <p role="alert" className={css.error} hidden={error === undefined}>
      <AlertIcon size={16} />
      <span>{error}</span>
    </p>
  );
}

function needsFace({ ways }: AgeVerifier): boolean {
  return ways.every((way) => way === "face");
}

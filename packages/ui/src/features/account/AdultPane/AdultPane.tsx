import type { ReactNode } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { AlertIcon } from "../../../components/Icon/AlertIcon.generated.ts";
import { Switch } from "../../../components/Switch/Switch.tsx";
import { assertNever } from "../../../assertNever.ts";
import { bad, group, pane, words } from "../pane.css.ts";
import { adultPaneCopy } from "./AdultPane.copy.ts";

/** Where the choice about adult content stands; one member for each picture. */
export type AdultContent =
  | { kind: "visitor" }
  | { kind: "off" }
  /** `since` is the day on which the user stated to be an adult, ready to read. */
  | { kind: "on"; since: string; blurred: boolean }
  | { kind: "declined" }
  /** A statement is not enough where they are; `verifier` is the name of the service that checks. */
  | { kind: "needs-verification"; verifier: string }
  | { kind: "unavailable" };

export interface AdultPaneProps {
  /** What the user has chosen, and whether they may. */
  adult: AdultContent;
  /** Whether a change is on its way. @default false */
  pending?: boolean;
  /** Whether the last change was not kept. @default false */
  failed?: boolean;
  /** The user wants adult characters shown (the age gate asks first) or hidden again. */
  onShowChange: (shown: boolean) => void;
  /** The user wants their covers blurred or not. */
  onBlurChange: (blurred: boolean) => void;
  /** The user wants their age checked by the service. */
  onVerify: () => void;
  /** The user wants to sign in. */
  onLogin: () => void;
  /** Its words. @default English */
  copy?: typeof adultPaneCopy;
}

/** Whether adult characters show, and how. Safe until somebody chooses otherwise. */
export function AdultPane(props: AdultPaneProps) {
  const { copy = adultPaneCopy } = props;
  return (
    <div className={pane}>
      <AdultPaneChoice {...props} copy={copy} />
      <p role="status" className={bad}>
        {props.failed === true && (
          <>
            <AlertIcon size={16} />
            {copy.failed}
          </>
        )}
      </p>
    </div>
  );
}

function AdultPaneChoice(props: AdultPaneProps & { copy: typeof adultPaneCopy }) {
  const { adult, pending = false, onShowChange, copy } = props;
  switch (adult.kind) {
    case "visitor":
      return <Explained text={copy.visitor} action={copy.login} onPress={props.onLogin} />;
    case "off":
      return (
        <Switch
          label={copy.show}
          hint={copy.off}
          checked={false}
          disabled={pending}
          onCheckedChange={onShowChange}
        />
      );
    case "on":
      return (
        <>
          <Switch
            label={copy.show}
            hint={copy.on(adult.since)}
            checked
            disabled={pending}
            onCheckedChange={onShowChange}
          />
          <Switch
            label={copy.blur}
            hint={copy.blurHint}
            checked={adult.blurred}
            disabled={pending}
            onCheckedChange={props.onBlurChange}
          />
        </>
      );
    case "declined":
      return <Explained text={copy.declined} action={copy.again} onPress={() => onShowChange(true)} />;
    case "needs-verification":
      return (
        <Explained
          text={copy.needsVerification(adult.verifier)}
          action={copy.verify}
          loading={pending}
          onPress={props.onVerify}
        />
      );
    case "unavailable":
      return <Explained text={copy.unavailable} />;
    default:
      return assertNever(adult);
  }
}

interface ExplainedProps {
  text: ReactNode;
  action?: string;
  loading?: boolean;
  onPress?: () => void;
}

function Explained({ text, action, loading, onPress }: ExplainedProps) {
  return (
    <div className={group}>
      <p className={words}>{text}</p>
      {action !== undefined && (
        <Button loading={loading} onPress={onPress}>
          {action}
        </Button>
      )}
    </div>
  );
}

import type { RootProps } from "../../../components/rootProps.ts";
import { rootProps } from "../../../components/rootProps.ts";
import type { ReactNode } from "react";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { Button } from "../../../components/Button/Button.tsx";
import { AlertIcon } from "../../../components/Icon/AlertIcon.generated.ts";
import { Switch } from "../../../components/Switch/Switch.tsx";
import { assertNever } from "../../../assertNever.ts";
import { bad, group, pane, paneText } from "../pane.css.ts";
import { adultPaneCopy } from "./AdultPane.copy.ts";

/** State of the adult content setting; one member for each visible state. */
export type AdultContent =
  | { kind: "visitor" }
  | { kind: "off" }
  /** `since` is the day of the user's declaration, as displayed text. */
  | {
      kind: "on";
      /** The day of the user's declaration, as displayed text. */
      since: string;
      /** Whether covers of adult characters are blurred. */
      blurred: boolean;
    }
  | { kind: "declined" }
  /** An age check is needed where the user is. */
  | { kind: "needs-verification" }
  | { kind: "unavailable" };

export interface AdultPaneProps extends RootProps {
  /** The current setting, and whether it may be changed. */
  adult: AdultContent;
  /** Whether a change is being saved. @default false */
  pending?: boolean;
  /** The error of the last attempt: a sentence, or `true` for a general one. @default false */
  error?: string | boolean;
  /** The user wants adult characters shown (the age gate asks first) or hidden. */
  onAdultChange: (shown: boolean) => void;
  /** The user switched blurred covers on or off. Absent: its control is not shown. */
  onBlurChange?: (blurred: boolean) => void;
  /** The user wants their age checked: the age gate asks by whom. Absent: its control is not shown. */
  onAgeVerify?: () => void;
  /** The user wants to log in. Absent: its control is not shown. */
  onLogin?: () => void;
  /** Texts of the component. @default English */
  copy?: Copy<typeof adultPaneCopy>;
}

/** The setting for adult characters: hidden by default, then shown with or without blurred covers. */
export function AdultPane(props: AdultPaneProps) {
  const copy = useCopy(adultPaneCopy, props.copy);
  return (
    <div {...rootProps(props, pane)}>
      {choiceOf(props, copy)}
      <p role="status" className={bad}>
        {props.error && (
          <>
            <AlertIcon size={16} />
            <span>{props.error === true ? copy.failed : props.error}</span>
          </>
        )}
      </p>
    </div>
  );
}

function choiceOf(props: AdultPaneProps, copy: typeof adultPaneCopy): ReactNode {
  const { adult, pending = false, onAdultChange } = props;
  switch (adult.kind) {
    case "visitor":
      return <Explained text={copy.visitor} action={copy.login} onClick={props.onLogin} />;
    case "off":
      return (
        <Switch
          label={copy.show}
          hint={copy.off}
          checked={false}
          disabled={pending}
          onCheckedChange={onAdultChange}
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
            onCheckedChange={onAdultChange}
          />
          {props.onBlurChange !== undefined && (
            <Switch
              label={copy.blur}
              hint={copy.blurHint}
              checked={adult.blurred}
              disabled={pending}
              onCheckedChange={props.onBlurChange}
            />
          )}
        </>
      );
    case "declined":
      return <Explained text={copy.declined} action={copy.again} onClick={() => onAdultChange(true)} />;
    case "needs-verification":
      return (
        <Explained
          text={copy.needsVerification}
          action={copy.verify}
          loading={pending}
          onClick={props.onAgeVerify}
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
  onClick?: () => void;
}

function Explained({ text, action, loading, onClick }: ExplainedProps) {
  return (
    <div className={group}>
      <p className={paneText}>{text}</p>
      {action !== undefined && onClick !== undefined && (
        <Button pending={loading} onClick={onClick}>
          {action}
        </Button>
      )}
    </div>
  );
}

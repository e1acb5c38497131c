import type { FormEvent } from "react";
import { useState } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { LinkButton } from "../../../components/LinkButton/LinkButton.tsx";
import { Checkbox } from "../../../components/Checkbox/Checkbox.tsx";
import { Field } from "../../../components/Field/Field.tsx";
import { TextArea } from "../../../components/TextArea/TextArea.tsx";
import { AlertIcon } from "../../../components/Icon/AlertIcon.generated.ts";
import { rootProps } from "../../../components/rootProps.ts";
import type { RootProps } from "../../../components/rootProps.ts";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { useAttempt } from "../../../components/useAttempt.ts";
import { charactersOver } from "../../../format/characters.ts";
import type { TakeDownRequest, TakeDownStatus } from "./TakeDown.ts";
import { takeDownScreenCopy } from "./TakeDownScreen.copy.ts";
import * as report from "../reportPage.css.ts";
import * as css from "./TakeDownScreen.css.ts";

export interface TakeDownScreenProps extends RootProps {
  /** The place that is known already, such as the page that the user comes from. It can be changed. @default "" */
  knownPlace?: string;
  /** The most characters of the text. @default 1000 */
  maxLength?: number;
  /** State of sending. @default { kind: "idle" } */
  state?: TakeDownStatus;
  /** The user sent the request, with the statement of good faith. Not called while it is incomplete or being sent. */
  onSend: (request: TakeDownRequest) => void;
  /** Texts of the component. @default English */
  copy?: Copy<typeof takeDownScreenCopy>;
}

/** The form by which anybody asks for the removal of an intimate image, and then its number (TAKE IT DOWN Act). */
export function TakeDownScreen(props: TakeDownScreenProps) {
  const { state = { kind: "idle" } } = props;
  const copy = useCopy(takeDownScreenCopy, props.copy);
  const isSent = state.kind === "sent";
  return (
    <article {...rootProps(props, report.page)}>
      <h1 tabIndex={-1} className={report.title}>
        {isSent ? copy.sent.title : copy.title}
      </h1>
      <p role="status" className={report.lead}>
        {isSent ? copy.sent.body(state.due) : copy.lead}
      </p>
      {isSent ? (
        <Sent sent={state} copy={copy.sent} />
      ) : (
        <TakeDownForm
          knownPlace={props.knownPlace}
          maxLength={props.maxLength}
          state={state}
          onSend={props.onSend}
          copy={copy}
        />
      )}
    </article>
  );
}

interface SentProps {
  sent: Extract<TakeDownStatus, { kind: "sent" }>;
  copy: typeof takeDownScreenCopy.sent;
}

function Sent({ sent, copy }: SentProps) {
  return (
    <>
      <dl className={report.receipt}>
        <dt>{copy.receipt}</dt>
        <dd className={report.number}>{sent.receipt}</dd>
      </dl>
      <div>
        <LinkButton href={sent.href}>{copy.look}</LinkButton>
      </div>
    </>
  );
}

interface FormProps extends Pick<TakeDownScreenProps, "knownPlace" | "maxLength" | "onSend"> {
  state: TakeDownStatus;
  copy: typeof takeDownScreenCopy;
}

function TakeDownForm({ knownPlace = "", maxLength = 1000, state, onSend, copy }: FormProps) {
  const [request, setRequest] = useState({ place: knownPlace, text: "", signature: "", email: "" });
  const [isStated, setStated] = useState(false);
  const [hasTried, attempt] = useAttempt();
  const pending = state.kind === "pending";
  const errors = errorsOf(request, isStated, copy);
  const shown = hasTried ? errors : {};
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isValid = Object.keys(errors).length === 0 && charactersOver(request.text, maxLength) === 0;
    if (!pending) attempt(event.currentTarget, isValid, () => onSend(trimmed(request)));
  };
  const field = (name: keyof TakeDownRequest) => ({
    name,
    label: copy[name],
    hint: copy[`${name}Hint`],
    disabled: pending,
    value: request[name],
    onValueChange: (value: string) => setRequest({ ...request, [name]: value }),
  });
  const unknown = state.kind === "unknown-place" ? copy.placeUnknown : undefined;
  return (
    <form noValidate onSubmit={submit} className={css.form}>
      <Field {...field("place")} required error={shown.place ?? unknown} />
      <TextArea {...field("text")} rows={3} maxLength={maxLength} />
      <Field {...field("signature")} required autoComplete="name" error={shown.signature} />
      <Field {...field("email")} required type="email" autoComplete="email" error={shown.email} />
      <Checkbox
        label={copy.goodFaith}
        required
        disabled={pending}
        checked={isStated}
        error={shown.goodFaith}
        onCheckedChange={setStated}
      />
      <p role="status" className={css.failed}>
        {state.kind === "failed" && (
          <>
            <AlertIcon size={16} />
            <span>{state.error ?? copy.failed}</span>
          </>
        )}
      </p>
      <div>
        <Button type="submit" variant="primary" size="large" pending={pending}>
          {copy.send}
        </Button>
      </div>
    </form>
  );
}

/** Something before one @, and something after it. The server knows more. */
const ADDRESS = /^[^\s@,;]+@[^\s@,;]+$/;

type Errors = Partial<Record<"place" | "signature" | "email" | "goodFaith", string>>;

function errorsOf(request: TakeDownRequest, isStated: boolean, copy: typeof takeDownScreenCopy): Errors {
  const { place, signature, email } = trimmed(request);
  return {
    ...(place === "" && { place: copy.placeMissing }),
    ...(signature === "" && { signature: copy.signatureMissing }),
    ...(email === "" ? { email: copy.emailMissing } : !ADDRESS.test(email) && { email: copy.emailInvalid }),
    ...(!isStated && { goodFaith: copy.goodFaithMissing }),
  };
}

function trimmed({ place, text, signature, email }: TakeDownRequest): TakeDownRequest {
  return { place: place.trim(), text: text.trim(), signature: signature.trim(), email: email.trim() };
}

export type { TakeDownRequest, TakeDownStatus } from "./TakeDown.ts";

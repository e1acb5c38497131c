import { assertNever } from "../../../assertNever.ts";
import { rootProps } from "../../../components/rootProps.ts";
import { useState } from "react";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { Button } from "../../../components/Button/Button.tsx";
import { Link } from "../../../components/Link/Link.tsx";
import { Modal } from "../../../components/Modal/Modal.tsx";
import { Wordmark } from "../../../components/Wordmark/Wordmark.tsx";
import { loginModalCopy } from "./LoginModal.copy.ts";
import * as css from "./LoginModal.css.ts";
import type { LoginModalCopy } from "./LoginModal.copy.ts";
import { LoginModalConfirmation } from "./LoginModalConfirmation.tsx";
import { LoginModalForm, LoginModalProviders } from "./LoginModalForm.tsx";
import type { LoginView } from "./LoginView.ts";
import type { LoginModalProps } from "./LoginModalProps.ts";

/**
 * Log in or sign up, 420 px wide. The input is kept while mounted, whatever view is shown.
 *
 * @example
 * <LoginModal
 *   open={open}
 *   onOpenChange={setOpen}
 *   view={view}
 *   onBack={showForm}
 *   onSubmit={logIn}
 *   termsHref="/terms"
 *   privacyHref="/privacy"
 * />
 */
export function LoginModal(props: LoginModalProps) {
  const { open, view, pending, onPasswordReset } = props;
  const copy = useCopy(loginModalCopy, props.copy);
  const [email, setEmail] = useState(props.initialEmail ?? "");
  const [password, setPassword] = useState("");
  // The last view is rendered while the dialog closes, although the state has already changed.
  const [shown, setShown] = useState(view);
  if (open && view !== shown) setShown(view);
  const isForm = shown.kind === "login";
  return (
    <Modal
      {...rootProps(props)}
      open={open}
      onOpenChange={props.onOpenChange}
      title={titleOf(shown, copy)}
      titleAlign="centre"
      description={
        isForm && props.description ? <span className={css.description}>{props.description}</span> : undefined
      }
    >
      {isForm ? (
        <div className={css.form}>
          <LoginModalProviders
            providers={props.providers}
            pending={pending}
            onProviderSelect={props.onProviderSelect}
            copy={copy}
          />
          <LoginModalForm
            email={email}
            password={password}
            errors={props.errors}
            pending={pending}
            onEmailChange={(text) => {
              setEmail(text);
              props.onEmailChange?.(text);
            }}
            onPasswordChange={setPassword}
            onSubmit={() => props.onSubmit(email, password)}
            copy={copy}
          />
          {onPasswordReset !== undefined && (
            <Button
              variant="quiet"
              className={css.forgot}
              pending={pending === "reset"}
              disabled={pending !== undefined}
              onClick={() => onPasswordReset(email)}
            >
              {copy.forgot}
            </Button>
          )}
          <p className={css.legal}>
            <Link href={props.termsHref}>{copy.terms}</Link>
            <span aria-hidden="true">·</span>
            <Link href={props.privacyHref}>{copy.privacy}</Link>
          </p>
        </div>
      ) : (
        <LoginModalConfirmation
          body={bodyOf(shown, copy)}
          onContinue={shown.kind === "register-confirmation" ? props.onContinue : undefined}
          continuing={pending === "continue"}
          onBack={props.onBack}
          backLabel={(shown.kind === "message" && shown.backLabel) || copy.back}
          copy={copy}
        />
      )}
    </Modal>
  );
}

function titleOf(view: LoginView, copy: LoginModalCopy) {
  switch (view.kind) {
    case "login":
      return (
        <>
          <span className={css.hidden}>{copy.title}</span>
          <span className={css.logo} aria-hidden="true">
            <Wordmark size="title" name={copy.name} />
          </span>
        </>
      );
    case "register-confirmation":
    case "reset-confirmation":
      return copy.checkEmail;
    case "message":
      return view.title;
    default:
      return assertNever(view);
  }
}

function bodyOf(view: Exclude<LoginView, { kind: "login" }>, copy: LoginModalCopy): string {
  switch (view.kind) {
    case "register-confirmation":
      return copy.registerSent;
    case "reset-confirmation":
      return copy.resetSent;
    case "message":
      return view.message;
    default:
      return assertNever(view);
  }
}

export type { LoginModalProps } from "./LoginModalProps.ts";
export type { LoginPending, LoginProvider, LoginView } from "./LoginView.ts";

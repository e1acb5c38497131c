import { useState } from "react";
import { Modal } from "../../../components/Modal/Modal.tsx";
import { Wordmark } from "../../../components/Wordmark/Wordmark.tsx";
import { loginModalCopy } from "./LoginModal.copy.ts";
import type { LoginModalCopy } from "./LoginModal.copy.ts";
import { LoginModalConfirmation } from "./LoginModalConfirmation.tsx";
import { LoginModalForm } from "./LoginModalForm.tsx";
import type { LoginPending, LoginProvider, LoginView } from "./LoginView.ts";

export interface LoginModalProps {
  /** What it shows. */
  view: LoginView;
  /** The user closed it. */
  onClose: () => void;
  /** From a confirmation back to the login view, from the checkout message away (§4). */
  onGoBack: () => void;
  /** The providers on offer, from the top. @default ["google", "apple"] */
  providers?: readonly LoginProvider[];
  /** What is under way; everything waits for it. */
  pending?: LoginPending;
  /** What is wrong with a field, in a sentence (§5). */
  errors?: { readonly email?: string; readonly password?: string };
  /** Where the terms are. */
  termsHref: string;
  /** Where the privacy policy is. */
  privacyHref: string;
  /** What stands in the e-mail field at first. @default "" */
  initialEmail?: string;
  /** The user wants in through a provider. */
  onProvider: (provider: LoginProvider) => void;
  /** The user wants in: a sign-in to the account of this address, or a new one (§4). */
  onSubmit: (email: string, password: string) => void;
  /** The user forgot the password of this address. */
  onForgot: (email: string) => void;
  /** Its words. @default English */
  copy?: LoginModalCopy;
}

/** Log in or sign up, 420 px wide (§2). What was typed stays while it is mounted, whatever view shows. */
export function LoginModal(props: LoginModalProps) {
  const { view, copy = loginModalCopy } = props;
  const [email, setEmail] = useState(props.initialEmail ?? "");
  const [password, setPassword] = useState("");
  // The picture stays while the dialog fades, though the state has already moved on.
  const [shown, setShown] = useState(view);
  if (view.kind !== "closed" && view !== shown) setShown(view);
  return (
    <Modal
      open={view.kind !== "closed"}
      onOpenChange={(open) => {
        if (!open) props.onClose();
      }}
      title={titleOf(shown, copy)}
      titleAlign="centre"
    >
      {shown.kind === "login" || shown.kind === "closed" ? (
        <LoginModalForm
          {...props}
          email={email}
          password={password}
          onEmailChange={setEmail}
          onPasswordChange={setPassword}
          copy={copy}
        />
      ) : (
        <LoginModalConfirmation body={bodyOf(shown, copy)} onGoBack={props.onGoBack} copy={copy} />
      )}
    </Modal>
  );
}

function titleOf(view: LoginView, copy: LoginModalCopy) {
  switch (view.kind) {
    case "closed":
    case "login":
      return <Wordmark size="title" name={copy.name} />;
    case "register-confirmation":
    case "reset-confirmation":
      return copy.checkEmail;
    case "checkout-message":
      return copy.checkout;
  }
}

function bodyOf(view: Exclude<LoginView, { kind: "closed" | "login" }>, copy: LoginModalCopy): string {
  switch (view.kind) {
    case "register-confirmation":
      return copy.registerSent;
    case "reset-confirmation":
      return copy.resetSent;
    case "checkout-message":
      return view.message;
  }
}

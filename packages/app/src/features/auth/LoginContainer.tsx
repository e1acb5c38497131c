import { LoginModal, type LoginModalProps } from "@mimi/ui/login-modal";
import { type Snapshot, useSnapshot } from "valtio";
import { paths } from "../../paths.ts";
import { closeLogin, continueSignedIn } from "./auth.actions.ts";
import { authState } from "./auth.store.ts";
import { keepTypedEmail, typedEmail } from "./typedEmail.ts";
import { goBack, requestReset, signInWith, submitLogin } from "./login.actions.ts";
import { loginTexts } from "../../locales/en/login.ts";
import { texts } from "../../state/texts/texts.ts";

const loginView = { kind: "login" } as const;

/** The login modal in its five states (§4). */
export function LoginContainer() {
  const { view, pending, errors, purpose } = useSnapshot(authState);
  const mustVerify = view.kind === "register-confirmation" && view.mustVerify;
  return (
    <LoginModal
      open={view.kind !== "closed"}
      view={viewOf(view)}
      pending={pending ?? undefined}
      errors={errors}
      description={purpose.description}
      termsHref={paths.term()}
      privacyHref={paths.policy()}
      onOpenChange={closeLogin}
      onBack={goBack}
      onContinue={mustVerify ? undefined : continueSignedIn}
      onProviderSelect={signInWith}
      onSubmit={submitLogin}
      onPasswordReset={requestReset}
      initialEmail={typedEmail()}
      onEmailChange={keepTypedEmail}
    />
  );
}

function viewOf(view: Snapshot<typeof authState>["view"]): LoginModalProps["view"] {
  if (view.kind === "closed") return loginView;
  if (view.kind !== "checkout-message") return view;
  const { message, from } = view;
  return {
    kind: "message",
    title: texts(loginTexts).checkoutTitle,
    message,
    backLabel: from === null ? undefined : texts(loginTexts).backTo(from),
  };
}

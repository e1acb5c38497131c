import { LoginModal } from "@mimi/ui/login-modal";
import { useSnapshot } from "valtio";
import { paths } from "../../paths.ts";
import { closeLogin, continueSignedIn } from "./auth.actions.ts";
import { authState } from "./auth.store.ts";
import { goBack, requestReset, signInWith, submitLogin } from "./login.actions.ts";

/** The login modal in its five states (§4). */
export function LoginContainer() {
  const { view, pending, errors, purpose } = useSnapshot(authState);
  const mustVerify = view.kind === "register-confirmation" && view.mustVerify;
  return (
    <LoginModal
      view={view}
      pending={pending ?? undefined}
      errors={errors}
      reason={purpose.reason}
      termsHref={paths.term()}
      privacyHref={paths.policy()}
      onOpenChange={closeLogin}
      onBack={goBack}
      onContinue={mustVerify ? undefined : continueSignedIn}
      onProviderSelect={signInWith}
      onSubmit={submitLogin}
      onPasswordReset={requestReset}
    />
  );
}

import type { FormEvent } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { Field } from "../../../components/Field/Field.tsx";
import type { LoginModalProps } from "./LoginModalProps.ts";
import type { LoginModalCopy } from "./LoginModal.copy.ts";
import * as css from "./LoginModal.css.ts";
import { LoginModalProviderIcon } from "./LoginModalProviderIcon.tsx";

interface LoginModalProvidersProps
  extends Pick<LoginModalProps, "providers" | "pending" | "onProviderSelect"> {
  copy: LoginModalCopy;
}

/** The buttons of the providers, from the top. */
export function LoginModalProviders(props: LoginModalProvidersProps) {
  const { pending, onProviderSelect, copy } = props;
  const providers = onProviderSelect === undefined ? [] : (props.providers ?? ["google", "apple"]);
  return (
    <>
      <div className={css.providers}>
        {providers.map((provider) => (
          <Button
            key={provider}
            fullWidth
            size="large"
            icon={<LoginModalProviderIcon provider={provider} />}
            pending={pending === provider}
            disabled={pending !== undefined}
            onClick={() => onProviderSelect?.(provider)}
          >
            {copy[provider]}
          </Button>
        ))}
      </div>
      {providers.length > 0 && <p className={css.or}>{copy.or}</p>}
    </>
  );
}

interface LoginModalFormProps extends Pick<LoginModalProps, "errors" | "pending"> {
  email: string;
  password: string;
  onEmailChange: (email: string) => void;
  onPasswordChange: (password: string) => void;
  onSubmit: () => void;
  copy: LoginModalCopy;
}

/** An e-mail address and a password. The owner shows errors, so the browser's validation is off. */
export function LoginModalForm(props: LoginModalFormProps) {
  const { email, password, errors, pending, copy } = props;
  const busy = pending !== undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) props.onSubmit();
  };
  return (
    <form noValidate onSubmit={submit} className={css.fields}>
      <Field
        label={copy.email}
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        error={errors?.email}
        onValueChange={props.onEmailChange}
      />
      <Field
        label={copy.password}
        type="password"
        name="password"
        autoComplete="current-password"
        value={password}
        error={errors?.password}
        onValueChange={props.onPasswordChange}
      />
      <Button
        fullWidth
        type="submit"
        variant="primary"
        size="large"
        pending={pending === "email" || pending === "continue"}
        disabled={busy}
      >
        {copy.submit}
      </Button>
    </form>
  );
}

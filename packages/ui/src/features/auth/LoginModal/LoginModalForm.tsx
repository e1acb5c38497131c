import type { FormEvent } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { Field } from "../../../components/Field/Field.tsx";
import { Link } from "../../../components/Link/Link.tsx";
import type { LoginModalProps } from "./LoginModalProps.ts";
import type { LoginModalCopy } from "./LoginModal.copy.ts";
import * as css from "./LoginModal.css.ts";
import { LoginModalProviderIcon } from "./LoginModalProviderIcon.tsx";

interface LoginModalFormProps extends LoginModalProps {
  email: string;
  password: string;
  onEmailChange: (email: string) => void;
  onPasswordChange: (password: string) => void;
  copy: LoginModalCopy;
}

/** Providers, or an e-mail address and a password. The owner shows errors, so the browser's validation is off. */
export function LoginModalForm(props: LoginModalFormProps) {
  const { email, password, errors, pending, onProviderSelect, onPasswordReset, copy } = props;
  const providers = onProviderSelect === undefined ? [] : (props.providers ?? ["google", "apple"]);
  const busy = pending !== undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) props.onSubmit(email, password);
  };
  return (
    <div className={css.form}>
      <div className={css.providers}>
        {providers.map((provider) => (
          <Button
            key={provider}
            fullWidth
            size="large"
            icon={<LoginModalProviderIcon provider={provider} />}
            pending={pending === provider}
            disabled={busy}
            onClick={() => onProviderSelect?.(provider)}
          >
            {copy[provider]}
          </Button>
        ))}
      </div>
      {providers.length > 0 && <p className={css.or}>{copy.or}</p>}
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
      {onPasswordReset !== undefined && (
        <Button
          variant="quiet"
          className={css.forgot}
          pending={pending === "reset"}
          disabled={busy}
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
  );
}

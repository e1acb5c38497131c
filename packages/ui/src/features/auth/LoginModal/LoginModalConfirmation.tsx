import { Button } from "../../../components/Button/Button.tsx";
import type { LoginModalCopy } from "./LoginModal.copy.ts";
import * as css from "./LoginModal.css.ts";

interface LoginModalConfirmationProps {
  body: string;
  onContinue?: () => void;
  continuing: boolean;
  onBack: () => void;
  backLabel: string;
  copy: LoginModalCopy;
}

/** A confirmation with a back button. After a sign-up the user can continue without the mail. */
export function LoginModalConfirmation(props: LoginModalConfirmationProps) {
  const { body, onContinue, continuing, onBack, backLabel, copy } = props;
  return (
    <>
      <p className={css.confirmation} role="status">
        {body}
      </p>
      <div className={css.answers}>
        {onContinue && (
          <Button fullWidth size="large" variant="primary" pending={continuing} onClick={onContinue}>
            {copy.continue}
          </Button>
        )}
        <Button fullWidth size="large" disabled={continuing} onClick={onBack}>
          {backLabel}
        </Button>
      </div>
    </>
  );
}

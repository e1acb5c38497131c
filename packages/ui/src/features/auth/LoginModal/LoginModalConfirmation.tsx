import { Button } from "../../../components/Button/Button.tsx";
import type { LoginModalCopy } from "./LoginModal.copy.ts";
import * as css from "./LoginModal.css.ts";

interface LoginModalConfirmationProps {
  body: string;
  onGoBack: () => void;
  copy: LoginModalCopy;
}

/** A confirmation with a back button. */
export function LoginModalConfirmation({ body, onGoBack, copy }: LoginModalConfirmationProps) {
  return (
    <>
      <p className={css.confirmation} role="status">
        {body}
      </p>
      <Button wide size="large" onPress={onGoBack}>
        {copy.back}
      </Button>
    </>
  );
}

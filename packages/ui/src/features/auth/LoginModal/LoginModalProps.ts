import type { RootProps } from "../../../components/rootProps.ts";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import type { LoginView, LoginProvider, LoginPending } from "./LoginView.ts";
import type { LoginModalCopy } from "./LoginModal.copy.ts";

export interface LoginModalProps extends RootProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** The current view. */
  view: LoginView;
  /** The user closed it: `open` is `false`. */
  onOpenChange: (open: boolean) => void;
  /** The user went from a confirmation back to the login view, or left a message. */
  onBack: () => void;
  /** The user has signed up and continues. Without it the confirmation of a sign-up has only Go Back. */
  onContinue?: () => void;
  /** Why the visitor has to log in, as a sentence above the form. */
  description?: string;
  /** The offered providers, from the top. @default ["google", "apple"] */
  providers?: readonly LoginProvider[];
  /** The request in progress; the form is disabled in the meantime. */
  pending?: LoginPending;
  /** Error messages of fields, each a sentence. */
  errors?: {
    /** The error of the e-mail address, in a sentence. */
    readonly email?: string;
    /** The error of the password, in a sentence. */
    readonly password?: string;
  };
  /** URL of the terms. */
  termsHref: string;
  /** URL of the privacy policy. */
  privacyHref: string;
  /** The initial value of the e-mail field. @default "" */
  initialEmail?: string;
  /** The user typed the e-mail address; the whole text. The password is not reported: only the browser stores passwords. */
  onEmailChange?: (email: string) => void;
  /** The user chose a provider. Absent: its control is not shown. */
  onProviderSelect?: (provider: LoginProvider) => void;
  /** The user submitted the form: log in to the account of this address, or create one. */
  onSubmit: (email: string, password: string) => void;
  /** The user forgot the password of this address. Absent: its control is not shown. */
  onPasswordReset?: (email: string) => void;
  /** Texts of the component. @default English */
  copy?: Copy<LoginModalCopy>;
}

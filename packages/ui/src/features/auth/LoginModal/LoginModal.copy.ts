/** The exact texts of the login modal. */
export const loginModalCopy = {
  /** The logo. */
  name: "mimi",
  /** The accessible name of the dialog. */
  title: "Log in to Mimi",
  google: "Continue with Google",
  apple: "Continue with Apple",
  or: "OR",
  email: "Email",
  password: "Password",
  submit: "Log in / Sign up",
  forgot: "I forgot my password",
  terms: "Terms",
  privacy: "Privacy",
  checkEmail: "Check your email",
  registerSent: "A sign in link has been sent to your email address.",
  resetSent: "A reset password link has been sent to your email address.",
  continue: "Continue",
  back: "Go Back",
};

/** All texts of LoginModal. */
export type LoginModalCopy = typeof loginModalCopy;

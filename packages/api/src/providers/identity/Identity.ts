/** The user of an identity token. */
export interface IdentifiedUser {
  /** The provider's identifier of the user. */
  readonly sub: string;
  readonly email: string | null;
  readonly name: string | null;
  /** Whether the provider has verified the email address. */
  readonly emailVerified: boolean;
  /** How the user signed in, for example `password` or `google.com`. Null if the token does not say it. */
  readonly provider: string | null;
  /** When the user last signed in, which is not when the token was issued. */
  readonly authenticatedAt: Date;
}

/** The identity provider. */
export interface Identity {
  /** Throws 40101 for an invalid token, 50301 when it cannot be checked. */
  verify(token: string): Promise<IdentifiedUser>;
  /** The e-mail address of an account, if it has one. Null when the API has no access. */
  readonly emailOf: ((sub: string) => Promise<string | null>) | null;
  /** Deletes the account at the provider. Null when the API has no access: then the app must do it. */
  readonly deleteAccount: ((sub: string) => Promise<void>) | null;
}

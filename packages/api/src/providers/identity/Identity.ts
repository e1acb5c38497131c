/** Who an identity token is about. */
export interface IdentifiedPerson {
  /** The provider's own identifier of the person. */
  readonly sub: string;
  readonly email: string | null;
  readonly name: string | null;
  /** Whether the provider knows that the address is theirs. */
  readonly emailVerified: boolean;
  /** When they last proved who they are, which is not when the token was issued. */
  readonly authenticatedAt: Date;
}

/** The provider of the accounts that people sign in with. */
export interface Identity {
  /** Throws 40101 when the token is not good, 50301 when that cannot be found out. */
  verify(token: string): Promise<IdentifiedPerson>;
  /** Deletes somebody's account at the provider. Null when we may not: then it is for the app to do. */
  readonly forget: ((sub: string) => Promise<void>) | null;
}

import {
  type Identity,
  IdentityError,
  type IdentityErrorCode,
  type Provider,
} from "../services/identity/Identity.ts";

/** An identity provider with the accounts of a test. */
export class FakeIdentity implements Identity {
  prepared = 0;
  signedOut = 0;
  deleted = 0;
  cannotDelete = false;
  verificationsSent: string[] = [];
  resetsSent: string[] = [];
  readonly accounts = new Map<string, string>();
  /** What the next call fails with. */
  failure: { code: IdentityErrorCode; message: string } | undefined;

  prepare() {
    this.prepared += 1;
  }

  async signInWith(provider: Provider) {
    this.#fail();
    return `token of ${provider}`;
  }

  async signIn(email: string, password: string) {
    this.#fail();
    if (this.accounts.get(email) !== password)
      throw new IdentityError("invalid-credential", "INVALID_CREDENTIALS");
    return `token of ${email}`;
  }

  async signUp(email: string, password: string) {
    this.#fail();
    if (this.accounts.has(email)) throw new IdentityError("email-in-use", "EMAIL_EXISTS");
    this.accounts.set(email, password);
    this.verificationsSent.push(email);
    return `token of ${email}`;
  }

  async sendReset(email: string) {
    this.#fail();
    if (!this.accounts.has(email)) throw new IdentityError("invalid-credential", "EMAIL_NOT_FOUND");
    this.resetsSent.push(email);
  }

  async signOut() {
    this.signedOut += 1;
  }

  async deleteAccount() {
    if (this.cannotDelete) throw new IdentityError("other", "NETWORK_REQUEST_FAILED");
    this.deleted += 1;
  }

  #fail() {
    const { failure } = this;
    if (failure) throw new IdentityError(failure.code, failure.message);
  }
}

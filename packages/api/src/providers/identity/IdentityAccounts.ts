import { importPKCS8, SignJWT } from "jose";
import * as v from "valibot";
import type { ServiceAccount } from "../../config/identitySettings.ts";

const GOOGLE_ACCOUNTS = "https://identitytoolkit.googleapis.com";
const SCOPE = "https://www.googleapis.com/auth/identitytoolkit";
const TIMEOUT_MS = 8_000;
/** An access token is replaced this long before it expires. */
const TOKEN_MARGIN_MS = 60_000;

const grant = v.object({ access_token: v.string(), expires_in: v.optional(v.number(), 0) });
const refusal = v.object({ error: v.object({ message: v.string() }) });
const found = v.object({
  users: v.optional(
    v.array(
      v.object({
        disabled: v.optional(v.boolean(), false),
        email: v.optional(v.string()),
        // Seconds since 1970, as text.
        validSince: v.optional(v.pipe(v.string(), v.regex(/^\d{1,12}$/)), "0"),
      }),
    ),
    [],
  ),
});

/** The account, its project and the service. */
export interface IdentityPlace {
  readonly account: ServiceAccount;
  readonly projectId: string;
  /** @default Google's own address */
  readonly accounts?: string;
}

/** What the provider knows about an account. */
export interface AccountState {
  /** Whether an operator disabled the account in the provider's console. */
  readonly disabled: boolean;
  readonly email: string | null;
  /** Tokens of earlier sign-ins are revoked. */
  readonly validSince: Date;
}

/** The accounts at the identity provider, by its administration API. */
export class IdentityAccounts {
  readonly #place: IdentityPlace;
  #token: { readonly value: string; readonly until: number } | null = null;

  constructor(place: IdentityPlace) {
    this.#place = place;
  }

  /** Deletes an account; an absent account is no error. Throws when it could not be deleted. */
  async delete(sub: string): Promise<void> {
    const { status, body } = await this.#post("accounts:delete", { localId: sub });
    if (status === 200) return;
    const reason = reasonOf(body);
    if (!reason.startsWith("USER_NOT_FOUND")) throw failure(status, reason);
  }

  /** The state of an account; null when it does not exist. Throws when the provider does not answer. */
  async stateOf(sub: string): Promise<AccountState | null> {
    const { status, body } = await this.#post("accounts:lookup", { localId: [sub] });
    if (status !== 200) throw failure(status, reasonOf(body));
    const [one] = v.parse(found, body).users;
    if (!one) return null;
    const { disabled, email = null, validSince } = one;
    return { disabled, email, validSince: new Date(Number(validSince) * 1000) };
  }

  async #post(method: string, input: object): Promise<{ status: number; body: unknown }> {
    const { projectId, accounts = GOOGLE_ACCOUNTS } = this.#place;
    const response = await fetch(`${accounts}/v1/projects/${projectId}/${method}`, {
      method: "POST",
      headers: { Authorization: `Bearer ${await this.#accessToken()}`, "Content-Type": "application/json" },
      body: JSON.stringify(input),
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // The provider can revoke a token before it expires.
    if (response.status === 401) this.#token = null;
    return { status: response.status, body: await response.json().catch(() => null) };
  }

  async #accessToken(): Promise<string> {
    if (this.#token && Date.now() < this.#token.until) return this.#token.value;
    const { access_token: value, expires_in } = await requestToken(this.#place.account);
    this.#token = { value, until: Date.now() + expires_in * 1000 - TOKEN_MARGIN_MS };
    return value;
  }
}

async function requestToken({ email, privateKey, tokenUrl }: ServiceAccount) {
  const assertion = await new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: "RS256" })
    .setIssuer(email)
    .setAudience(tokenUrl)
    .setIssuedAt()
    .setExpirationTime("5 minutes")
    .sign(await importPKCS8(privateKey, "RS256"));
  const response = await fetch(tokenUrl, {
    method: "POST",
    body: new URLSearchParams({ grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer", assertion }),
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The identity provider gave no token: ${response.status}`);
  return v.parse(grant, await response.json());
}

function reasonOf(body: unknown): string {
  const parsed = v.safeParse(refusal, body);
  return parsed.success ? parsed.output.error.message : "";
}

function failure(status: number, reason: string): Error {
  return new Error(`The identity provider answered ${status} ${reason.slice(0, 80)}`);
}

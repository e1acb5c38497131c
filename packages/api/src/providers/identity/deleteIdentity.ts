import { importPKCS8, SignJWT } from "jose";
import * as v from "valibot";
import type { ServiceAccount } from "../../config/serviceAccountSettings.ts";

const GOOGLE_ACCOUNTS = "https://identitytoolkit.googleapis.com";
const SCOPE = "https://www.googleapis.com/auth/identitytoolkit";
const TIMEOUT_MS = 8_000;

const grant = v.object({ access_token: v.string() });
const refusal = v.object({ error: v.object({ message: v.string() }) });

/** The account, its project and the service. */
export interface IdentityPlace {
  readonly account: ServiceAccount;
  readonly projectId: string;
  /** @default Google's own address */
  readonly accounts?: string;
}

/** Deletes an account at the identity provider; an absent account is no error. Throws when it could not be deleted. */
export async function deleteIdentity(
  { account, projectId, accounts = GOOGLE_ACCOUNTS }: IdentityPlace,
  sub: string,
): Promise<void> {
  const response = await fetch(`${accounts}/v1/projects/${projectId}/accounts:delete`, {
    method: "POST",
    headers: { Authorization: `Bearer ${await tokenOf(account)}`, "Content-Type": "application/json" },
    body: JSON.stringify({ localId: sub }),
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.ok) return;
  const said = v.safeParse(refusal, await response.json().catch(() => null));
  const reason = said.success ? said.output.error.message : "";
  if (reason.startsWith("USER_NOT_FOUND")) return;
  throw new Error(`The identity provider answered ${response.status} ${reason.slice(0, 80)}`);
}

async function tokenOf({ email, privateKey, tokenUrl }: ServiceAccount): Promise<string> {
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
  return v.parse(grant, await response.json()).access_token;
}

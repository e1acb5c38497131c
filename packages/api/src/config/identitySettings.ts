import { readFileSync } from "node:fs";
import * as v from "valibot";
import { StartFailure } from "../shared/StartFailure.ts";
import { choice, type Environment, hostOf, required, urlOf } from "./environment.ts";

/** The project of the Auth emulator. */
const DEMO_PROJECT = "demo-mimi";
/** The address of the public keys of Firebase's identity tokens. */
export const GOOGLE_KEYS =
  "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com";

/** Who can sign in, and how their tokens are verified. */
export interface IdentitySettings {
  readonly projectId: string;
  /** Whether unsigned tokens of the Auth emulator are accepted. */
  readonly emulator: boolean;
  readonly keysUrl: URL;
  /** Null: the API cannot delete accounts at the identity provider, nor ask whether they are disabled. */
  readonly account: ServiceAccount | null;
  /** The only tenant of the project whose users are let in; null: only users without a tenant. */
  readonly tenant: string | null;
  /** Whether anonymous accounts are let in. */
  readonly anonymous: boolean;
  /** Whether people are let in before they have verified their email address. */
  readonly unverifiedEmail: boolean;
}

/** A service account with access to the user accounts of a Firebase project. */
export interface ServiceAccount {
  readonly email: string;
  /** PKCS 8, PEM. */
  readonly privateKey: string;
  /** The address that issues access tokens. */
  readonly tokenUrl: string;
}

/** Reads these settings. Throws a StartFailure that names a missing or contradictory variable. */
export function readIdentitySettings(
  env: Environment,
  fromRepository: (path: string) => string,
): IdentitySettings {
  const emulator = Boolean(env.FIREBASE_AUTH_EMULATOR_HOST);
  if (emulator && env.NODE_ENV === "production") {
    throw new StartFailure(
      "FIREBASE_AUTH_EMULATOR_HOST lets anybody sign in as anybody and is refused with NODE_ENV=production; unset one",
    );
  }
  hostOf(env, "FIREBASE_AUTH_EMULATOR_HOST");
  hostOf(env, "FIREBASE_AUTH_DOMAIN");
  const projectId = env.FIREBASE_PROJECT_ID || DEMO_PROJECT;
  const isDemo = projectId === DEMO_PROJECT;
  const web = ["FIREBASE_API_KEY", "FIREBASE_APP_ID", "FIREBASE_AUTH_DOMAIN"].find((name) => env[name]);
  if (isDemo && (web || env.NODE_ENV === "production")) {
    const because = web ? `${web} is set` : "NODE_ENV=production refuses the demo project";
    throw new StartFailure(`FIREBASE_PROJECT_ID is missing; it is needed because ${because}`);
  }
  if (!isDemo && !emulator) required(env, "FIREBASE_API_KEY", "FIREBASE_PROJECT_ID");
  return {
    projectId,
    emulator,
    keysUrl: urlOf(env, "IDENTITY_JWKS_URL") ?? new URL(GOOGLE_KEYS),
    account: readServiceAccount(env, projectId, fromRepository),
    tenant: env.FIREBASE_TENANT || null,
    anonymous: choice(env, "SIGN_IN_ANONYMOUS", ["on", "off"], "off") === "on",
    unverifiedEmail: choice(env, "SIGN_IN_UNVERIFIED_EMAIL", ["on", "off"], "on") === "on",
  };
}

const keyFile = v.object({
  type: v.literal("service_account"),
  project_id: v.string(),
  client_email: v.pipe(v.string(), v.minLength(1)),
  private_key: v.pipe(v.string(), v.startsWith("-----BEGIN PRIVATE KEY-----")),
  token_uri: v.pipe(v.string(), v.url()),
});

/** Reads the key file that the environment names; null without one. Throws a StartFailure when the file is not usable. */
export function readServiceAccount(
  env: Environment,
  projectId: string,
  place: (path: string) => string,
): ServiceAccount | null {
  const path = env.FIREBASE_SERVICE_ACCOUNT;
  if (!path) return null;
  const read = v.safeParse(keyFile, contentOf(place(path)));
  if (!read.success)
    throw new StartFailure("FIREBASE_SERVICE_ACCOUNT names no key file of a service account");
  if (read.output.project_id !== projectId) {
    throw new StartFailure(
      "FIREBASE_SERVICE_ACCOUNT names a key of another project than FIREBASE_PROJECT_ID does",
    );
  }
  const { client_email: email, private_key: privateKey, token_uri: tokenUrl } = read.output;
  return { email, privateKey, tokenUrl };
}

/** Null when the file cannot be read. The caller reports it without the content. */
function contentOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

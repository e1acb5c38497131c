import { readFileSync } from "node:fs";
import * as v from "valibot";
import { host, onOff, path, rule, setting, webAddress, text } from "./setting.ts";

/** The project of the Auth emulator. */
const DEMO_PROJECT = "demo-mimi";
/** The address of the public keys of Firebase's identity tokens. */
export const GOOGLE_KEYS =
  "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com";

const keyFile = v.object({
  type: v.literal("service_account"),
  project_id: v.string(),
  client_email: v.pipe(v.string(), v.minLength(1)),
  private_key: v.pipe(v.string(), v.startsWith("-----BEGIN PRIVATE KEY-----")),
  token_uri: v.pipe(v.string(), v.url()),
});

const serviceAccount = v.pipe(
  path,
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const read = v.safeParse(keyFile, contentOf(dataset.value));
    if (read.success) return read.output;
    // Without the content, which is secret.
    addIssue({ message: "names no key file of a service account" });
    return NEVER;
  }),
);

export const identitySettings = v.pipe(
  v.object({
    NODE_ENV: v.optional(text),
    FIREBASE_PROJECT_ID: setting(
      "Unset: the Auth emulator with the project `demo-mimi`, without an account or network; not with NODE_ENV=production. " +
        "A real project needs the project id and the public web configuration from the Firebase console (Project settings, " +
        "Your apps).",
      text,
      { example: DEMO_PROJECT, inProduction: "sign-in" },
    ),
    FIREBASE_API_KEY: setting("The key of the web configuration. It is public.", text),
    FIREBASE_AUTH_DOMAIN: setting(
      "The host of the sign-in pages. Unset: the one of the project at firebaseapp.com.",
      host,
    ),
    FIREBASE_APP_ID: setting("The id of the app in the web configuration.", text),
    FIREBASE_SERVICE_ACCOUNT: setting(
      'The key file (JSON) of a service account with the role "Firebase Authentication Admin". Set: the API also deletes the ' +
        "Firebase account of a deleted user. Unset: the user's browser does so. It also refuses to sign in disabled accounts " +
        "and revoked sign-ins.",
      serviceAccount,
    ),
    FIREBASE_TENANT: setting(
      "The tenant of the project whose users can sign in. Unset: users without a tenant only.",
      text,
    ),
    SIGN_IN_ANONYMOUS: setting("on, off: whether anonymous accounts can sign in.", onOff, { default: "off" }),
    SIGN_IN_UNVERIFIED_EMAIL: setting(
      "on, off: whether people can sign in before they have verified their email address.",
      onOff,
      { default: "on" },
    ),
    FIREBASE_AUTH_EMULATOR_HOST: setting(
      "Only if you run your own emulator; `npm start` sets this. The API refuses it together with NODE_ENV=production.",
      host,
      { example: "127.0.0.1:9099" },
    ),
    IDENTITY_JWKS_URL: setting(
      "The address of the public keys for identity tokens. Unset: Google's.",
      webAddress,
    ),
  }),
  v.title("Sign-in: Firebase Authentication"),
  rule(
    (env) =>
      env.FIREBASE_AUTH_EMULATOR_HOST !== undefined &&
      env.NODE_ENV === "production" &&
      "FIREBASE_AUTH_EMULATOR_HOST lets anybody sign in as anybody and is refused with NODE_ENV=production; unset one",
  ),
  rule(({ NODE_ENV: mode, FIREBASE_PROJECT_ID: id, ...env }) => {
    const needed = "FIREBASE_PROJECT_ID is missing; it is needed because";
    const names = ["FIREBASE_API_KEY", "FIREBASE_APP_ID", "FIREBASE_AUTH_DOMAIN"] as const;
    const web = names.find((name) => env[name] !== undefined);
    if (id === undefined || id === DEMO_PROJECT) {
      if (web) return `${needed} ${web} is set`;
      return mode === "production" && id && `${needed} NODE_ENV=production refuses the demo project`;
    }
    if (env.FIREBASE_API_KEY !== undefined || env.FIREBASE_AUTH_EMULATOR_HOST !== undefined) return null;
    return "FIREBASE_API_KEY is missing; it is needed because FIREBASE_PROJECT_ID is set";
  }),
  rule(
    ({ FIREBASE_SERVICE_ACCOUNT: account, FIREBASE_PROJECT_ID: id = DEMO_PROJECT }) =>
      account &&
      account.project_id !== id &&
      "FIREBASE_SERVICE_ACCOUNT names a key of another project than FIREBASE_PROJECT_ID does",
  ),
  v.transform((env) => {
    const { FIREBASE_PROJECT_ID: projectId = DEMO_PROJECT, FIREBASE_SERVICE_ACCOUNT: account } = env;
    return {
      identity: {
        projectId,
        /** Whether unsigned tokens of the Auth emulator are accepted. */
        emulator: env.FIREBASE_AUTH_EMULATOR_HOST !== undefined,
        keysUrl: env.IDENTITY_JWKS_URL ?? new URL(GOOGLE_KEYS),
        /** Null: the API cannot delete accounts at the identity provider, nor ask whether they are disabled. */
        account: account
          ? {
              email: account.client_email,
              /** PKCS 8, PEM. */
              privateKey: account.private_key,
              /** The address that issues access tokens. */
              tokenUrl: account.token_uri,
            }
          : null,
        tenant: env.FIREBASE_TENANT ?? null,
        anonymous: env.SIGN_IN_ANONYMOUS,
        unverifiedEmail: env.SIGN_IN_UNVERIFIED_EMAIL,
      },
      /** The web configuration, as the console of Firebase shows it. */
      firebase: {
        apiKey: env.FIREBASE_API_KEY ?? "demo-key",
        authDomain: env.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`,
        projectId,
        appId: env.FIREBASE_APP_ID ?? "demo-app",
      },
      authEmulator: env.FIREBASE_AUTH_EMULATOR_HOST ? `http://${env.FIREBASE_AUTH_EMULATOR_HOST}` : null,
    };
  }),
);

/** Who can sign in, and how their tokens are verified. */
export type IdentitySettings = Readonly<v.InferOutput<typeof identitySettings>["identity"]>;
/** A service account with access to the user accounts of a Firebase project. */
export type ServiceAccount = Readonly<NonNullable<IdentitySettings["account"]>>;

/** Null when the file cannot be read. */
function contentOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

/** What the browser must know before it can sign anybody in. Public by nature: none of it is a secret. */
export interface BrowserConfig {
  /** The web configuration of the Firebase project, as its console shows it. */
  readonly firebase: {
    readonly apiKey: string;
    readonly authDomain: string;
    readonly projectId: string;
    readonly appId: string;
  };
  /** Address of the Auth emulator; null when the real service is used. */
  readonly authEmulator: string | null;
  /** Whether no model is configured, so that characters answer from their own written lines. */
  readonly demoModel: boolean;
}

/** Derives the browser's configuration from the environment; without a Firebase project it is the demo project's. */
export function browserConfig(env: Readonly<Record<string, string | undefined>>): BrowserConfig {
  const projectId = env.FIREBASE_PROJECT_ID || "demo-mimi";
  const emulator = env.FIREBASE_AUTH_EMULATOR_HOST;
  return {
    firebase: {
      apiKey: env.FIREBASE_API_KEY || "demo-key",
      authDomain: env.FIREBASE_AUTH_DOMAIN || `${projectId}.firebaseapp.com`,
      projectId,
      appId: env.FIREBASE_APP_ID || "demo-app",
    },
    authEmulator: emulator ? `http://${emulator}` : null,
    demoModel: !env.MODEL_BASE_URL,
  };
}

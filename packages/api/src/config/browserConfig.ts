import { emailOf, type Environment } from "./environment.ts";

/** What the app needs of the settings. It contains no secrets. */
export interface BrowserConfig {
  /** The web configuration of the Firebase project, from its console. */
  readonly firebase: {
    readonly apiKey: string;
    readonly authDomain: string;
    readonly projectId: string;
    readonly appId: string;
  };
  /** The address of the Auth emulator; null with the real service. */
  readonly authEmulator: string | null;
  /** Whether no model is configured, so that the demo responder writes the replies. */
  readonly demoModel: boolean;
  /** The address of the operator, for the contact page. */
  readonly operatorEmail: string | null;
}

/** The browser's configuration from the environment; without a Firebase project that of the demo project. */
export function browserConfig(env: Environment): BrowserConfig {
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
    demoModel: !env.MODEL_BASE_URL && !env.MODELS_FILE,
    operatorEmail: emailOf(env, "OPERATOR_EMAIL"),
  };
}

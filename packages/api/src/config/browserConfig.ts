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
  /** Whether the whole service is for adults, so that each visitor is asked for their age. */
  readonly adultsOnly: boolean;
  /** The address of the operator, for the contact page. */
  readonly operatorEmail: string | null;
}

import type { IdentityConfig } from "../config.ts";
import type { LoadedIdentity } from "./firebaseIdentity.ts";
import { importWithRetry } from "../importWithRetry.ts";
import { type Identity, IdentityError } from "./Identity.ts";

const loadFirebase = () => import("./firebaseIdentity.ts");

/** Firebase Auth behind a dynamic import: its code is loaded when the login dialog opens. */
export function lazyIdentity(config: () => IdentityConfig): Identity {
  let loading: Promise<LoadedIdentity> | undefined;

  async function load(): Promise<LoadedIdentity> {
    const { firebaseIdentity } = await importWithRetry(loadFirebase);
    return firebaseIdentity(config());
  }

  function loaded(): Promise<LoadedIdentity> {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw new IdentityError("not-loaded", "The identity provider did not load.", error);
    });
    return loading;
  }

  return {
    prepare() {
      // A sign-in loads the code again, and reports the failure.
      loaded().catch(() => undefined);
    },
    signInWith: async (provider) => (await loaded()).signInWith(provider),
    signIn: async (email, password) => (await loaded()).signIn(email, password),
    signUp: async (email, password) => (await loaded()).signUp(email, password),
    sendReset: async (email) => (await loaded()).sendReset(email),
    deleteAccount: async () => (await loaded()).deleteAccount(),
    async signOut() {
      if (loading) await (await loading).signOut();
    },
  };
}

import type { IdentityConfig } from "../config.ts";
import type { LoadedIdentity } from "./firebaseIdentity.ts";
import { type Identity, IdentityError } from "./Identity.ts";

/** Firebase Auth behind a dynamic import: none of it is loaded before somebody may want to sign in. */
export function lazyIdentity(config: () => IdentityConfig): Identity {
  let loading: Promise<LoadedIdentity> | undefined;

  async function load(): Promise<LoadedIdentity> {
    const { firebaseIdentity } = await import("./firebaseIdentity.ts");
    return firebaseIdentity(config());
  }

  function loaded(): Promise<LoadedIdentity> {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw new IdentityError(
        "other",
        "Signing in could not be loaded. Check your connection and try again.",
        error,
      );
    });
    return loading;
  }

  return {
    prepare() {
      // A failure shows when somebody signs in, which loads again.
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

import { FirebaseError, initializeApp } from "firebase/app";
import {
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  OAuthProvider,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
} from "firebase/auth";
import type { IdentityConfig } from "../config.ts";
import type { Identity } from "./Identity.ts";
import { identityErrorOf } from "./identityErrorOf.ts";

/** The provider, when its code is loaded. */
export type LoadedIdentity = Omit<Identity, "prepare">;

/** Languages that Firebase knows by another tag: its Chinese texts are listed by region. */
const FIREBASE_LANGUAGES: ReadonlyMap<string, string> = new Map([["zh-Hans", "zh-CN"]]);

/** Firebase Auth. It stores no user: the session value alone decides who is signed in (§3). */
export function firebaseIdentity({ firebase, authEmulator }: IdentityConfig): LoadedIdentity {
  const auth = initializeAuth(initializeApp(firebase), {
    persistence: inMemoryPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  if (authEmulator) connectAuthEmulator(auth, authEmulator, { disableWarnings: true });
  // The language of its mails and of its windows.
  const { lang } = document.documentElement;
  auth.languageCode = FIREBASE_LANGUAGES.get(lang) ?? lang;
  const providers = { google: new GoogleAuthProvider(), apple: new OAuthProvider("apple.com") } as const;
  return {
    signInWith: (provider) =>
      withIdentityErrors(async () => (await signInWithPopup(auth, providers[provider])).user.getIdToken()),
    signIn: (email, password) =>
      withIdentityErrors(async () =>
        (await signInWithEmailAndPassword(auth, email, password)).user.getIdToken(),
      ),
    signUp: (email, password) =>
      withIdentityErrors(async () => {
        const { user } = await createUserWithEmailAndPassword(auth, email, password);
        await sendEmailVerification(user);
        return user.getIdToken();
      }),
    sendReset: (email) => withIdentityErrors(() => sendPasswordResetEmail(auth, email)),
    signOut: () => withIdentityErrors(() => auth.signOut()),
    deleteAccount: () =>
      withIdentityErrors(async () => {
        await auth.currentUser?.delete().catch((error: unknown) => {
          if (!isAccountDeleted(error)) throw error;
        });
      }),
  };
}

/** Whether the account does not exist: the API may have deleted it already. */
function isAccountDeleted(error: unknown): boolean {
  return (
    error instanceof FirebaseError &&
    ["auth/user-token-expired", "auth/user-not-found"].some((code) => code === error.code)
  );
}

async function withIdentityErrors<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof FirebaseError)) throw error;
    throw identityErrorOf(error, navigator.userAgent);
  }
}

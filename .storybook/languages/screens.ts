import { accountScreens } from "./accountScreens.tsx";
import { characterScreens } from "./characterScreens.tsx";
import { chatScreens } from "./chatScreens.tsx";
import { contentIn } from "./content.ts";
import type { AppTexts, NativeTexts } from "./NativeTexts.ts";

/** The ten main screens in a language. */
export function screensIn(native: NativeTexts, app: AppTexts) {
  const content = contentIn(native);
  return { ...characterScreens(content, app), ...chatScreens(content), ...accountScreens(content, app) };
}

import { type ComponentType, lazy, type LazyExoticComponent } from "react";
import { importWithRetry } from "../../services/importWithRetry.ts";
import { services } from "../../services/services.ts";
import { sentenceOfCode } from "../texts/sentences.ts";
import { showToast } from "../overlays/toasts.actions.ts";
import { toastTexts } from "../../locales/en/toasts.ts";
import { texts } from "../texts/texts.ts";

/**
 * `React.lazy` for a part of a page. When its code cannot be loaded, a toast is shown. The code is loaded again after the
 * next user activity, or when the browser is online. It never rejects: that would replace the whole page by an error.
 */
export function lazyWithRetry<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await untilLoaded(load) }));
}

/** Resolves when the module is loaded. See {@link lazyWithRetry}. */
export async function untilLoaded<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    const module = await importOrToast(load);
    if (module !== undefined) return module;
    await userActivity();
  }
}

/** Imports a module for an action of the user. Shows a toast and resolves to undefined when it cannot be loaded. */
export async function importOrToast<Module>(load: () => Promise<Module>): Promise<Module | undefined> {
  try {
    return await importWithRetry(load);
  } catch {
    showNotLoaded();
    return undefined;
  }
}

/** Says that a part of the app could not be loaded. Online it offers to reload the page, which loads everything again. */
export function showNotLoaded(): void {
  const { browser } = services();
  const reload = { label: texts(toastTexts).reload, onClick: () => browser.reload() };
  showToast("failed", sentenceOfCode("unreachable"), browser.isOnline() ? reload : undefined);
}

function userActivity(): Promise<void> {
  return new Promise((resolve) => {
    const stop = services().browser.onUserActivity(() => {
      stop();
      resolve();
    });
  });
}

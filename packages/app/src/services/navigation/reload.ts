let reloading = false;

/** Reloads the page. */
export function reloadPage(): void {
  reloading = true;
  location.reload();
}

/** Whether the page is being reloaded. Going back in the browser's history would cancel that. */
export function isReloading(): boolean {
  return reloading;
}

import { paths } from "../../../paths.ts";
import { services } from "../../../services/services.ts";
import { showDialog } from "../../../state/overlays/dialogs.actions.ts";
import { withPlan } from "../../../state/overlays/planAddress.ts";
import { requireSignIn } from "../../auth/auth.actions.ts";
import { shellState } from "./shell.store.ts";

export function setDrawerOpen(open: boolean): void {
  shellState.drawerOpen = open;
}

export function setMenuOpen(open: boolean): void {
  shellState.menuOpen = open;
}

/** Create: visitors log in first, and then create their character. */
export function createCharacter(navigate: (address: string) => void): void {
  if (requireSignIn(paths.create())) navigate(paths.create());
}

/** Premium in the header: visitors log in first and then see their plan, others see it at once (§2). */
export function choosePremium(): void {
  if (requireSignIn(withPlan(services().browser.address()))) showDialog("plan", true);
}

/** Account in the header: visitors log in first (§6). */
export function chooseAccount(): void {
  if (requireSignIn()) showDialog("account", true);
}

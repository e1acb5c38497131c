import { Suspense } from "react";
import { useSnapshot } from "valtio";
import { closeLogin } from "../features/auth/auth.actions.ts";
import { authState } from "../features/auth/auth.store.ts";
import { BannersContainer } from "../features/shell/notifications/BannersContainer.tsx";
import { BottomNavContainer } from "../features/shell/frame/BottomNavContainer.tsx";
import { setDrawerOpen } from "../features/shell/frame/shell.actions.ts";
import { shellState } from "../features/shell/frame/shell.store.ts";
import { ReadingContainer } from "../features/shell/settings/ReadingContainer.tsx";
import { ToastsContainer } from "../features/shell/notifications/ToastsContainer.tsx";
import { showDialog } from "../state/overlays/dialogs.actions.ts";
import { type Dialogs, dialogsState, noDialogs } from "../state/overlays/dialogs.store.ts";
import { services } from "../services/services.ts";
import { lazyWithRetry } from "../state/rendering/lazyWithRetry.ts";
import { useCloseOnBack } from "../state/rendering/useCloseOnBack.ts";
import { LazyDialog, type LoadDialog } from "./LazyDialog.tsx";

type Name = Exclude<keyof Dialogs, "banners">;

const login: LoadDialog = async () => (await import("../features/auth/LoginContainer.tsx")).LoginContainer;

/** How each dialog is loaded. A later one is rendered above an earlier one. */
const dialogs: Readonly<Record<Name, LoadDialog>> = {
  plan: async () => (await import("../features/plan/PlanModalContainer.tsx")).PlanModalContainer,
  account: async () => (await import("../features/account/AccountContainer.tsx")).AccountContainer,
  settings: async () => (await import("../features/settings/SettingsContainer.tsx")).SettingsContainer,
  filters: async () => (await import("../features/shell/filters/FiltersContainer.tsx")).FiltersContainer,
  report: async () => (await import("../features/safety/report/ReportContainer.tsx")).ReportContainer,
  ageGate: async () => (await import("../features/safety/adult/AgeGateContainer.tsx")).AgeGateContainer,
  palette: async () =>
    (await import("../features/shell/palette/CommandPaletteContainer.tsx")).CommandPaletteContainer,
  shortcuts: async () =>
    (await import("../features/shell/shortcuts/ShortcutsContainer.tsx")).ShortcutsContainer,
  stopped: async () =>
    (await import("../features/safety/notices/AccountSuspendedContainer.tsx")).AccountSuspendedContainer,
  signOut: async () => (await import("../features/shell/frame/SignOutContainer.tsx")).SignOutContainer,
};

const AdultsOnly = lazyWithRetry(
  async () => (await import("../features/safety/adult/AdultsOnlyContainer.tsx")).AdultsOnlyContainer,
);

const names = Object.keys(dialogs) as Name[];

/** What can be rendered above any page: the bottom navigation, dialogs, banners and toasts. */
export function AllOverlays() {
  const open = useSnapshot(dialogsState);
  const { view } = useSnapshot(authState);
  const { drawerOpen } = useSnapshot(shellState);
  useCloseOnBack(drawerOpen, () => setDrawerOpen(false));
  return (
    <>
      <ReadingContainer />
      <BottomNavContainer />
      <BannersContainer />
      {names.map((name) => (
        <LazyDialog
          key={name}
          open={Boolean(open[name])}
          load={dialogs[name]}
          onClose={() => showDialog(name, noDialogs[name])}
        />
      ))}
      <LazyDialog open={view.kind !== "closed"} load={login} onClose={closeLogin} />
      {services().config().adultsOnly && (
        <Suspense>
          <AdultsOnly />
        </Suspense>
      )}
      <ToastsContainer />
    </>
  );
}

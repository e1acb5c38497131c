import { expect, it } from "vitest";
import { fakeServices } from "../../../testing/fakeServices.ts";
import { freshState } from "../../../testing/freshState.ts";
import { applyHidden, reloadResults } from "../../../state/preferences/contentFilter.actions.ts";
import { endSession, resumeSession } from "../../auth/session.actions.ts";
import { watchShellCookie } from "./shellCookie.actions.ts";

it("stops server rendering for a user, for adult characters and for hidden ones, and starts it again", async () => {
  freshState();
  const { page, storage } = fakeServices();
  storage.setAdult(false);
  const isShell = (expected: boolean) => expect.poll(() => page.shell).toBe(expected);
  watchShellCookie();
  await isShell(false);

  storage.setSession("s");
  resumeSession();
  await isShell(true);
  endSession();
  await isShell(false);

  storage.setAdult(true);
  reloadResults();
  await isShell(true);
  storage.setAdult(false);
  reloadResults();
  await isShell(false);

  applyHidden({ "tag:3": "Noir" });
  await isShell(true);
});

import { type DataOf, ErrorCode, type getModerationAccount } from "@mimi/contract";
import { beforeEach, expect, it } from "vitest";
import { fakeServices } from "../../../testing/fakeServices.ts";
import { freshState } from "../../../testing/freshState.ts";
import { toastsState } from "../../../state/overlays/toasts.store.ts";
import { decideAboutAccount } from "./accountDecision.actions.ts";
import { openPlace } from "./moderation.actions.ts";
import { moderationState } from "./moderation.store.ts";

const input = { action: "ban", rule: "banned", reason: "Threats.", note: "", payment: "refund" } as const;
const account: Omit<DataOf<typeof getModerationAccount>, "uid"> = {
  ...{
    user_name: "Ada",
    avatar: null,
    biography: "",
    role: "user",
    created_at: "2026-11-01T10:00:00Z",
    own: false,
  },
  ...{ characters: { published: 0, removed: 0 }, reports: { upheld: 0, wrong: 0 }, decisions: [] },
};
let fakes: ReturnType<typeof fakeServices>;

beforeEach(() => {
  freshState();
  fakes = fakeServices();
});

it("sends a retried decision about an account with the same id, and another one with another id", async () => {
  fakes.api.fails("getModerationAccount", "unreachable").fails("decideAccount", "unreachable");
  open("u1");
  await decideAboutAccount("u1", input);
  await decideAboutAccount("u1", input);
  await decideAboutAccount("u1", { ...input, payment: "keep" });
  const ids = fakes.api.inputsOf("decideAccount").map(({ client_id }) => client_id);
  expect(ids).toHaveLength(3);
  expect(ids[0]).toBe(ids[1]);
  expect(ids[2]).not.toBe(ids[0]);
});

it("shows the account that was opened meanwhile, which the next decision is about", async () => {
  const { promise: decided, resolve: decide } = Promise.withResolvers<void>();
  fakes.api
    .answers("getModerationAccount", ({ uid }) => ({ ...account, uid }))
    .answers("decideAccount", async () => {
      await decided;
      return { notice_id: "n1", payment: "none" };
    });
  open("u1");
  const deciding = decideAboutAccount("u1", input);
  open("u2");
  await expect.poll(shownUid).toBe("u2");
  decide();
  await deciding;
  expect(shownUid()).toBe("u2");
  expect(fakes.api.inputsOf("getModerationAccount").map(({ uid }) => uid)).toEqual(["u1", "u2"]);
});

it("says in a toast why a decision was refused when another account is open", async () => {
  fakes.api
    .answers("getModerationAccount", ({ uid }) => ({ ...account, uid }))
    .fails("decideAccount", ErrorCode.notAllowed, { needs: "operator" });
  open("u1");
  const deciding = decideAboutAccount("u1", input);
  open("u2");
  await deciding;
  expect([moderationState.sending.kind, toastsState.toasts.length]).toEqual(["idle", 1]);
});

function open(uid: string): void {
  fakes.browser.location = new URL(`/moderation?account=${uid}`, fakes.browser.location);
  openPlace({ tab: "account", uid });
}

const shownUid = () => moderationState.account.kind === "ready" && moderationState.account.value.uid;

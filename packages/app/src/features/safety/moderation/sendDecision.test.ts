import { beforeEach, expect, it } from "vitest";
import { ApiError } from "../../../services/api/ApiError.ts";
import { fakeServices } from "../../../testing/fakeServices.ts";
import { freshState } from "../../../testing/freshState.ts";
import { caseNamed } from "../../../testing/moderationCases.ts";
import { toastsState } from "../../../state/overlays/toasts.store.ts";
import { answerAppeal, decideCases, openPlace, openQueue } from "./moderation.actions.ts";
import { moderationState } from "./moderation.store.ts";

let fakes: ReturnType<typeof fakeServices>;

beforeEach(async () => {
  freshState();
  fakes = fakeServices();
  fakes.api
    .answers("getModerationQueue", () => ({
      ...{ items: ["a", "b", "c", "d"].map(caseNamed), page: 1 },
      ...{ has_more: false, hidden: 0 },
    }))
    .fails("getModerationCase", "unreachable");
  await openQueue();
});

it("a late answer changes nothing of the case that was opened meanwhile, and the next case is one that waits", async () => {
  const { promise: late, resolve: answer } = Promise.withResolvers<void>();
  fakes.api.answers("decideModeration", async ({ id }) => {
    await late;
    if (id === "b") throw new ApiError(40301, { needs: "another_moderator" });
    return { status: "removed", answered: 1 };
  });
  const results = ["a", "b", "d"].map((id) => {
    openCase(id);
    return decideOpen(id);
  });
  expect(moderationState.sending.kind).toBe("pending");
  answer();
  expect(await Promise.all(results)).toEqual(["left", "failed", { kind: "character", id: "b" }]);
  expect(moderationState.sending).toEqual({ kind: "idle" });
  expect(toastsState.toasts.map(({ message }) => message)).toContain("Another moderator has to decide this.");
});

it("a second decision about the same case waits for the first", async () => {
  fakes.api.answers("decideModeration", () => ({ status: "removed", answered: 1 }));
  openCase("a");
  const results = [decideOpen("a"), decideOpen("a")];
  expect(await Promise.all(results)).toEqual([{ kind: "character", id: "b" }, "failed"]);
  expect(fakes.api.inputsOf("decideModeration")).toHaveLength(1);
});

it("an appeal that is refused late says so in a toast, not in the case that was opened meanwhile", async () => {
  fakes.api
    .answers("listAppeals", () => ({ items: [], page: 1, has_more: false, hidden: 0 }))
    .fails("decideAppeal", "unreachable");
  open("tab=appeals");
  const answering = answerAppeal("p1", "confirmed", "It sells watches.");
  openCase("a");
  await answering;
  expect([moderationState.sending.kind, toastsState.toasts.length]).toEqual(["idle", 1]);
});

function openCase(id: string): void {
  open(`case=character/${id}`);
  openPlace({ tab: "queue", open: { kind: "character", id } });
}

function open(search: string): void {
  fakes.browser.location = new URL(`/moderation?${search}`, fakes.browser.location);
}

function decideOpen(id: string) {
  const decision = { decision: "remove", rule: "banned", reason: "Spam.", note: "" } as const;
  return decideCases([`character/${id}`], decision, () => undefined);
}

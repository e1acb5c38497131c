import { beforeEach, expect, it } from "vitest";
import { toastsState } from "../../../state/overlays/toasts.store.ts";
import { showDialog } from "../../../state/overlays/dialogs.actions.ts";
import { fakeServices } from "../../../testing/fakeServices.ts";
import { freshState } from "../../../testing/freshState.ts";
import { beginReport, draftReport, sendReport } from "./report.actions.ts";
import { reportState } from "./report.store.ts";

let fakes: ReturnType<typeof fakeServices>;

beforeEach(() => {
  freshState();
  fakes = fakeServices();
  showDialog("report", { kind: "character", id: "odile", name: "Odile" });
});

it("shows the receipt of a report that was sent", async () => {
  fakes.api.answers("report", () => ({ receipt: "R-1" }));
  await sendReport({ reason: "unmarked_adult", text: "Not marked." });
  expect(fakes.api.inputsOf("report")).toEqual([
    { kind: "character", id: "odile", reason: "unmarked_adult", text: "Not marked." },
  ]);
  expect(reportState.sending).toEqual({
    ...{ kind: "sent", receipt: "R-1", urgent: false },
    href: "/safety/report?number=R-1",
  });
});

it.each([
  "minors",
  "unmarked_adult",
  "real_person",
  "hate",
  "violence",
  "self_harm",
  "illegal",
  "copyright",
  "spam",
  "other",
] as const)("sends the reason %s as it was chosen", async (reason) => {
  fakes.api.answers("report", () => ({ receipt: "R-1" }));
  await sendReport({ reason, text: "" });
  expect(fakes.api.inputsOf("report")).toMatchObject([{ reason }]);
});

it("shows that the moderators are alerted to the gravest cases", async () => {
  fakes.api.answers("report", () => ({ receipt: "R-2" }));
  await sendReport({ reason: "minors", text: "" });
  expect(reportState.sending).toMatchObject({ urgent: true });
});

it("keeps the dialog open with a message when it could not be sent", async () => {
  fakes.api.fails("report", "unreachable");
  await sendReport({ reason: "spam", text: "" });
  expect(reportState.sending).toEqual({ kind: "failed", error: expect.any(String) as string });
});

it("keeps a report that was not sent for the same thing, and only for it", async () => {
  fakes.api.answers("report", () => ({ receipt: "R-3" }));
  draftReport({ reason: "spam", text: "It sells" });
  showDialog("report", { kind: "character", id: "ines", name: "Ines" });
  await beginReport();
  expect(reportState.draft).toEqual({ text: "" });
  showDialog("report", { kind: "character", id: "odile", name: "Odile" });
  await beginReport();
  expect(reportState.draft).toEqual({ reason: "spam", text: "It sells" });
  await sendReport({ reason: "spam", text: "It sells" });
  await beginReport();
  expect(reportState.draft).toEqual({ text: "" });
});

it("is not confirmed in the dialog about something else, which was opened meanwhile", async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<{ receipt: string }>();
  fakes.api.answers("report", () => answered);
  const sending = sendReport({ reason: "spam", text: "" });
  showDialog("report", { kind: "character", id: "ines", name: "Ines" });
  await beginReport();
  answer({ receipt: "R-4" });
  await sending;
  expect(reportState.sending).toEqual({ kind: "idle" });
});

it("says in a toast that it could not be sent when the dialog is closed", async () => {
  fakes.api.fails("report", "unreachable");
  const sending = sendReport({ reason: "spam", text: "It sells" });
  showDialog("report", null);
  await sending;
  expect(toastsState.toasts).toHaveLength(1);
});

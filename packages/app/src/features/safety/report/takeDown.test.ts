import { ErrorCode } from "@mimi/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { ApiError } from "../../../services/api/ApiError.ts";
import { fakeServices } from "../../../testing/fakeServices.ts";
import { freshState } from "../../../testing/freshState.ts";
import { lookUpReport } from "./reportState.actions.ts";
import { lookedUpState } from "./reportState.store.ts";
import { sendTakeDown } from "./takeDown.actions.ts";
import { takeDownState } from "./takeDown.store.ts";

let fakes: ReturnType<typeof fakeServices>;

beforeEach(() => {
  freshState();
  fakes = fakeServices();
});

describe("a request to take an image down", () => {
  const request = {
    place: "/character/odile/detail",
    text: "",
    signature: "Ada Example",
    email: "ada@example.org",
  };

  it("is sent with the statement, and shows its number and where it can be looked up", async () => {
    fakes.api.answers("requestTakeDown", () => ({ receipt: "R-1", due_at: "2026-11-30T17:00:00.000Z" }));
    await sendTakeDown(request);
    expect(fakes.api.inputsOf("requestTakeDown")).toEqual([{ ...request, good_faith: true }]);
    expect(takeDownState.sending).toMatchObject({
      ...{ kind: "sent", receipt: "R-1", href: "/safety/report?number=R-1" },
      due: expect.stringContaining("2026") as string,
    });
  });

  it("says that there is no image at the place", async () => {
    fakes.api.answers("requestTakeDown", () => {
      throw new ApiError(ErrorCode.invalidInput, { fields: { place: "invalid_choice" } });
    });
    await sendTakeDown(request);
    expect(takeDownState.sending).toEqual({ kind: "unknown-place" });
  });

  it("says why it could not be sent", async () => {
    fakes.api.fails("requestTakeDown", "unreachable");
    await sendTakeDown(request);
    expect(takeDownState.sending).toEqual({ kind: "failed", error: expect.any(String) as string });
  });
});

describe("the state of a report", () => {
  const times = { created_at: "2026-11-28T17:00:00.000Z", due_at: "2026-11-30T17:00:00.000Z" };

  it("has the time for the decision while it waits, and that of the decision afterwards", async () => {
    fakes.api.answers("getReportState", () => ({ state: "waiting", ...times, decided_at: null }));
    await lookUpReport("R-1");
    expect(lookedUpState.report).toMatchObject({ kind: "found", state: "waiting" });
    expect(lookedUpState.report).toHaveProperty("due");
    expect(lookedUpState.report).not.toHaveProperty("decidedAt");
    const decided = { state: "taken_down" as const, ...times, decided_at: "2026-11-29T09:00:00.000Z" };
    fakes.api.answers("getReportState", () => decided);
    await lookUpReport("R-1");
    expect(lookedUpState.report).toMatchObject({ kind: "found", state: "taken_down" });
    expect(lookedUpState.report).not.toHaveProperty("due");
    expect(lookedUpState.report).toHaveProperty("decidedAt");
  });

  it.each([ErrorCode.notFound, ErrorCode.invalidInput])("is unknown after the answer %i", async (code) => {
    fakes.api.answers("getReportState", () => {
      throw new ApiError(code);
    });
    await lookUpReport("R-2");
    expect(lookedUpState.report).toEqual({ kind: "unknown" });
  });

  it("says why it could not be loaded, and loads nothing without a number", async () => {
    fakes.api.fails("getReportState", "unreachable");
    await lookUpReport("R-1");
    expect(lookedUpState.report).toEqual({ kind: "failed", error: expect.any(String) as string });
    await lookUpReport("");
    expect(lookedUpState.report).toEqual({ kind: "idle" });
  });
});

import { describe, expect, it } from "vitest";
import { type AccountAction, findStop, type Stop } from "./accountStatus.ts";

const now = new Date("2026-11-23T12:00:00Z");
const before = new Date("2026-11-23T11:59:59Z");
const after = new Date("2026-11-23T12:00:01Z");

function actionsWith(decision: Stop): AccountAction[] {
  const actions = ["sign_in", "publish", "upload", "edit_profile", "chat"] as const;
  return actions.filter((action) => findStop([decision], action, now) === null);
}

describe("an account", () => {
  // Rule: account-decisions
  it.each([
    ["warn", ["sign_in", "publish", "upload", "edit_profile", "chat"]],
    ["restrict", ["sign_in", "chat"]],
    ["suspend", []],
    ["ban", []],
    ["reject", ["sign_in", "publish", "upload", "edit_profile", "chat"]],
    ["remove", ["sign_in", "publish", "upload", "edit_profile", "chat"]],
    ["lift", ["sign_in", "publish", "upload", "edit_profile", "chat"]],
  ] as const)("after %s may do %j", (measure, allowed) => {
    expect(actionsWith({ measure, until: null, ended_at: null })).toEqual(allowed);
  });

  it("may do everything again once the time is over, or the decision ended", () => {
    const all = ["sign_in", "publish", "upload", "edit_profile", "chat"];
    expect(actionsWith({ measure: "suspend", until: after, ended_at: null })).toEqual([]);
    expect(actionsWith({ measure: "suspend", until: now, ended_at: null })).toEqual(all);
    expect(actionsWith({ measure: "suspend", until: before, ended_at: null })).toEqual(all);
    expect(actionsWith({ measure: "ban", until: null, ended_at: before })).toEqual(all);
  });
});

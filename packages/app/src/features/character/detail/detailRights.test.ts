import { expect, it } from "vitest";
import { ada, characterOf } from "../../../testing/contractData.ts";
import { rightsOf } from "./detailRights.ts";

const showing = (creator: string, definition: string | null) => ({
  character: {
    kind: "ready" as const,
    value: characterOf("ines", { definition, creator: { uid: creator, user_name: "", avatar: null } }),
  },
});
const signedIn = { kind: "signed-in", user: ada } as const;

it("lets only the creator edit a character", () => {
  expect(rightsOf(showing(ada.uid, "Hers."), signedIn)).toMatchObject({ edit: true, copy: true });
  expect(rightsOf(showing("u9", null), signedIn)).toMatchObject({ edit: false, copy: false });
  expect(rightsOf(showing(ada.uid, null), { kind: "visitor" }).edit).toBe(false);
});

it("lets a user who can read the definition export and duplicate it", () => {
  expect(rightsOf(showing("u9", "Shown."), { kind: "visitor" })).toMatchObject({
    edit: false,
    copy: true,
  });
});

// Rule: hide-and-report-character
it("lets everybody except the creator hide and report a character", () => {
  expect(rightsOf(showing(ada.uid, "Hers."), signedIn).refuse).toBe(false);
  expect(rightsOf(showing("u9", null), signedIn).refuse).toBe(true);
  expect(rightsOf(showing(ada.uid, null), { kind: "visitor" }).refuse).toBe(true);
});

import { expect, it } from "vitest";
import { ada, characterOf } from "../../testing/contractData.ts";
import { rightsOf } from "./detailRights.ts";

const showing = (creator: string, definition: string | null) => ({
  character: {
    kind: "ready" as const,
    value: characterOf("ines", { definition, creator: { uid: creator, user_name: "", avatar: null } }),
  },
});
const member = { kind: "signed-in", user: ada } as const;

it("lets its writer change a character, and nobody else", () => {
  expect(rightsOf(showing(ada.uid, "Hers."), member)).toEqual({ edit: true, copy: true });
  expect(rightsOf(showing("u9", null), member)).toEqual({ edit: false, copy: false });
  expect(rightsOf(showing(ada.uid, null), { kind: "visitor" }).edit).toBe(false);
});

it("lets whoever may read the definition take it along", () => {
  expect(rightsOf(showing("u9", "Shown."), { kind: "visitor" })).toEqual({ edit: false, copy: true });
});

import { expect, it } from "vitest";
import { refusalOf } from "../testing/refusalOf.ts";
import { decidePersona } from "./decidePersona.ts";

const state = { before: null, count: 0, isOwnUpload: false };
const kit = { id: "kit", avatar: "/uploads/kit.webp" };

it("creates a persona, up to 50 of a user", () => {
  expect(decidePersona({ ...state, count: 49 }, {})).toEqual({ kind: "create" });
  expect(refusalOf(() => decidePersona({ ...state, count: 50 }, {}))).toEqual({
    code: 40001,
    fields: { persona_id: "too_many" },
  });
});

it("changes a persona, also when the user has 50", () => {
  const request = { persona_id: "kit" };
  expect(decidePersona({ ...state, before: kit, count: 50 }, request)).toEqual({ kind: "update", id: "kit" });
});

it("refuses a persona that the user does not have", () => {
  expect(refusalOf(() => decidePersona(state, { persona_id: "kit" }))).toEqual({ code: 40401 });
});

it("accepts an image that the user uploaded, the image that the persona has, or none", () => {
  const avatar = "/uploads/other.webp";
  expect(refusalOf(() => decidePersona(state, { avatar }))).toEqual({
    code: 40001,
    fields: { avatar: "invalid_choice" },
  });
  expect(decidePersona({ ...state, isOwnUpload: true }, { avatar }).kind).toBe("create");
  const same = { persona_id: "kit", avatar: "/uploads/kit.webp" };
  expect(decidePersona({ ...state, before: kit }, same).kind).toBe("update");
  expect(decidePersona(state, { avatar: null }).kind).toBe("create");
});

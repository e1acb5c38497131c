import { beforeEach, describe, expect, it } from "vitest";
import { provideFiles } from "../../services/browser/files.ts";
import { toastsState } from "../../state/overlays/toasts.store.ts";
import { ada } from "../../testing/contractData.ts";
import { fakeServices } from "../../testing/fakeServices.ts";
import { freshState } from "../../testing/freshState.ts";
import { authState } from "../auth/auth.store.ts";
import { resumeSession } from "../auth/session.actions.ts";
import { cropAvatar, uploadAvatar } from "./avatar.actions.ts";
import { changeProfile, closeProfile, openProfile, saveProfile } from "./profile.actions.ts";
import { profileState } from "./profile.store.ts";
import { profileErrors } from "./profileRules.ts";

const file = new Blob(["x"], { type: "image/png" });
let fakes: ReturnType<typeof fakeServices>;

beforeEach(async () => {
  freshState();
  fakes = fakeServices();
  fakes.storage.setSession("s");
  resumeSession();
  provideFiles({
    address: () => "blob:here",
    release: () => undefined,
    save: () => undefined,
    png: async () => new Uint8Array(),
  });
  fakes.api.answers("getUser", () => ada);
  await openProfile();
});

describe("the errors of a profile (§5)", () => {
  it.each([
    [{ name: "", avatar: "/uploads/a", bio: "" }, { name: "Please input user name" }],
    [{ name: "  ", avatar: "/uploads/a", bio: "" }, { name: "Please input user name" }],
    [{ name: "\u200B\u2800", avatar: "/uploads/a", bio: "" }, { name: "Please input user name" }],
    [{ name: "Ada", bio: "" }, {}],
    [
      { name: "", bio: "" },
      { name: "Please input user name", avatar: "Please upload avatar" },
    ],
    [{ name: "A".repeat(40), avatar: "/uploads/a", bio: "" }, {}],
  ])("%o", (profile, errors) => {
    expect(profileErrors(profile)).toEqual(errors);
  });

  // Rule: profile-field-errors
  it("are shown before anything is sent, and removed field by field", async () => {
    changeProfile({ name: "", bio: "" });
    await saveProfile();
    expect(fakes.api.inputsOf("updateUser")).toEqual([]);
    changeProfile({ name: "", bio: "Counts." });
    expect(profileState.errors).toEqual({
      name: "Please input user name",
      avatar: "Please upload avatar",
    });
    changeProfile({ name: "Ada", bio: "Counts." });
    expect(profileState.errors).toEqual({});
  });

  // Rule: name-like-moderator
  it("says that a name looks like one of the team", async () => {
    fakes.api.fails("updateUser", 40001, { fields: { user_name: "invalid_choice" } });
    changeProfile({ name: "M0derator", bio: "" });
    await saveProfile();
    expect(profileState.saving).toEqual({
      kind: "failed",
      error: "That name looks like one of our team. Please choose another one.",
    });
  });

  it("do not demand an image: the letter of the name is an avatar", async () => {
    fakes.api.answers("updateUser", ({ user_name }) => ({ ...ada, user_name }));
    changeProfile({ name: "Ada", bio: "" });
    await saveProfile();
    expect(fakes.api.inputsOf("updateUser")).toEqual([{ user_name: "Ada", avatar: "", biography: "" }]);
  });
});

// Rule: success-toast
it("saves, shows success (§8), and updates the header at once", async () => {
  fakes.api.answers("updateUser", ({ user_name }) => ({ ...ada, user_name, avatar: "/uploads/a" }));
  changeProfile({ name: " Lovelace ", avatar: "/uploads/a", bio: "Counts." });
  await saveProfile();
  expect(fakes.api.inputsOf("updateUser")).toEqual([
    { user_name: "Lovelace", avatar: "/uploads/a", biography: "Counts." },
  ]);
  expect(toastsState.toasts).toMatchObject([{ kind: "done", message: "success" }]);
  expect(authState.session).toMatchObject({ user: { user_name: "Lovelace" } });
});

describe("a half-written profile", () => {
  const reload = async () => {
    freshState();
    authState.session = { kind: "signed-in", user: ada };
    await openProfile();
  };

  // Rule: half-written-text-stored
  it("is found after a reload, until it is saved", async () => {
    changeProfile({ name: "Ada", bio: "I count" });
    await reload();
    expect(profileState.profile).toMatchObject({ name: "Ada", bio: "I count" });
    fakes.api.answers("updateUser", () => ada);
    await saveProfile();
    await reload();
    expect(profileState.profile).toMatchObject({ name: ada.user_name, bio: ada.biography });
  });

  it("is gone after Back", async () => {
    changeProfile({ name: "Ada", bio: "I count" });
    closeProfile();
    await reload();
    expect(profileState.profile).toMatchObject({ bio: ada.biography });
  });
});

// Rule: other-code-message
it("keeps the form when saving fails", async () => {
  fakes.api.fails("updateUser", "timeout");
  const written = { name: "Lovelace", avatar: "/uploads/a", bio: "" };
  changeProfile(written);
  await saveProfile();
  expect([profileState.saving.kind, profileState.profile]).toEqual(["failed", written]);
});

// Rule: avatar-upload-ratio
it("uploads the square to the user endpoint, and it becomes the avatar (§5)", async () => {
  fakes.api.answers("uploadUserImage", () => ({ url: "/uploads/new" }));
  cropAvatar(file);
  await uploadAvatar(file);
  expect(fakes.api.calls.at(-1)).toMatchObject({ name: "uploadUserImage", options: { file } });
  expect([profileState.crop, profileState.profile?.avatar]).toEqual([null, "/uploads/new"]);
});

// Rule: upload-error-texts
it("shows the error of a file, and stays open after a failed upload", async () => {
  cropAvatar(file, "too-large");
  expect(profileState.crop).toEqual({ view: { kind: "choose" }, fileError: "too-large" });
  fakes.api.fails("uploadUserImage", "unreachable");
  cropAvatar(file);
  await uploadAvatar(file);
  expect(profileState.crop?.view).toMatchObject({ kind: "failed", src: "blob:here" });
});

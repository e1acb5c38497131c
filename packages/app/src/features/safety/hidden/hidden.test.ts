import type { Hidden } from "@mimi/contract";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { tagNameTexts as germanTags } from "../../../locales/de/tagNames.ts";
import { placeholderNameTexts as germanNames } from "../../../locales/de/placeholderNames.ts";
import { ApiError } from "../../../services/api/ApiError.ts";
import { loadPreferences } from "../../../state/preferences/preferences.actions.ts";
import { contentFilterState } from "../../../state/preferences/contentFilter.store.ts";
import { toastsState } from "../../../state/overlays/toasts.store.ts";
import { fakeServices } from "../../../testing/fakeServices.ts";
import { freshState } from "../../../testing/freshState.ts";
import { setTexts } from "../../../state/texts/texts.ts";
import { authState } from "../../auth/auth.store.ts";
import { resumeSession } from "../../auth/session.actions.ts";
import { shownTagsOf } from "../../character/shownTags.ts";
import { loadTags } from "../../character/tags.actions.ts";
import { tagsState } from "../../character/tags.store.ts";
import { adoptHidden, hide, loadHidden, unhide } from "./hidden.actions.ts";
import { hiddenState } from "./hidden.store.ts";
import { hiddenContentOf } from "./hiddenContentOf.ts";

const nothing: Hidden = { characters: [], creators: [], tags: [] };
const odile = { kind: "character", id: "odile", name: "Odile" } as const;
let fakes: ReturnType<typeof fakeServices>;
const shown = () =>
  hiddenContentOf(
    hiddenState.hidden,
    { session: authState.session, filter: contentFilterState, tags: shownTagsOf(tagsState.tags) },
    loadHidden,
  );

beforeEach(() => {
  freshState();
  fakes = fakeServices();
});

describe("a visitor", () => {
  it("hides in this browser only, with Undo in the toast", async () => {
    await hide(odile, "Odile is hidden");
    expect(fakes.api.calls).toEqual([]);
    expect(fakes.preferences.stored.hidden).toEqual({ "character:odile": "Odile" });
    expect(shown()).toMatchObject({ value: { characters: [{ id: "odile", name: "Odile" }], tags: [] } });
    expect(toastsState.toasts).toMatchObject([{ message: "Odile is hidden" }]);
    await unhide("character", "odile");
    expect([contentFilterState.hidden, fakes.preferences.stored.hidden]).toEqual([{}, {}]);
  });

  it("still hides it at the next visit", async () => {
    fakes.preferences.stored = { hidden: { "tag:3": "Noir" } };
    await loadPreferences();
    expect(contentFilterState.hidden).toEqual({ "tag:3": "Noir" });
  });
});

describe("a user", () => {
  beforeEach(() => {
    fakes.storage.setSession("s");
    resumeSession();
  });

  it("still hides what was hidden while something else could not be hidden", async () => {
    const { promise: failed, reject: fail } = Promise.withResolvers<Hidden>();
    fakes.api.answers("hide", ({ id }) => (id === "odile" ? failed : nothing));
    const first = hide(odile, "Odile is hidden");
    await hide({ kind: "tag", id: "3", name: "Noir" }, "Noir is hidden");
    fail(new ApiError("unreachable"));
    await first;
    expect(contentFilterState.hidden).toEqual({ "tag:3": "Noir" });
  });

  it("hides at once, and saves it to the API", async () => {
    fakes.api.answers("hide", () => ({
      ...nothing,
      characters: [{ id: "odile", name: "Odile", removed: false }],
    }));
    const hiding = hide(odile, "Odile is hidden");
    expect(contentFilterState.hidden).toEqual({ "character:odile": "Odile" });
    await hiding;
    expect(fakes.api.inputsOf("hide")).toEqual([{ kind: "character", id: "odile", value: true }]);
    expect(fakes.preferences.stored.hidden).toBeUndefined();
  });

  it("sees it again when it could not be saved", async () => {
    fakes.api.fails("hide", "unreachable");
    await hide(odile, "Odile is hidden");
    expect(contentFilterState.hidden).toEqual({});
    expect(toastsState.toasts).toMatchObject([{ kind: "failed" }]);
  });

  it("loads the lists again when something is shown again", async () => {
    fakes.api.answers("hide", () => nothing);
    await unhide("tag", "3");
    expect(contentFilterState.version).toBe(1);
  });

  it("sends what they hid as a visitor to the API once", async () => {
    fakes.preferences.stored = { hidden: { "creator:u9": "Ann" } };
    await loadPreferences();
    fakes.api.answers("hide", () => nothing);
    await adoptHidden();
    await adoptHidden();
    expect(fakes.api.inputsOf("hide")).toEqual([{ kind: "creator", id: "u9" }]);
    expect(fakes.preferences.stored.hidden).toEqual({});
  });

  it("sees the failure of the list, and the id of something without a name", async () => {
    fakes.api.fails("getHidden", "timeout");
    await loadHidden();
    expect(shown()).toMatchObject({ kind: "failed" });
    fakes.api.answers("getHidden", () => ({
      ...nothing,
      characters: [{ id: "x1", name: null, removed: false }],
    }));
    await loadHidden();
    expect(shown()).toMatchObject({ value: { characters: [{ id: "x1", name: "x1" }] } });
  });
});

describe("in another language", () => {
  const mystery = { id: 3, slug: "mystery", name: "Mystery", count: 1 };
  beforeEach(() => setTexts({ tagNameTexts: germanTags, placeholderNameTexts: germanNames }));
  afterEach(() => setTexts({}));

  it("names the tags that a visitor hid in that language, once the tags are loaded", async () => {
    await hide({ kind: "tag", id: "3", name: "Mystery" }, "Mystery is hidden");
    expect(shown()).toEqual({ kind: "loading" });
    fakes.api.answers("listTags", () => [mystery]);
    await loadTags();
    expect(shown()).toMatchObject({ value: { tags: [{ id: "3", name: "Krimi" }] } });
  });

  it("names the tags and removed items that a user hid in that language", async () => {
    fakes.storage.setSession("s");
    resumeSession();
    fakes.api.answers("listTags", () => [mystery]);
    fakes.api.answers("getHidden", () => ({
      tags: [
        { id: "3", name: "Mystery", removed: false },
        { id: "90", name: null, removed: false },
      ],
      characters: [{ id: "odile", name: null, removed: true }],
      creators: [
        { id: "u9", name: null, removed: true },
        { id: "u10", name: "User", removed: false },
      ],
    }));
    await Promise.all([loadHidden(), loadTags()]);
    expect(shown()).toEqual({
      kind: "ready",
      value: {
        tags: [
          { id: "3", name: "Krimi" },
          { id: "90", name: "90" },
        ],
        characters: [{ id: "odile", name: "Entfernte Figur" }],
        creators: [
          { id: "u9", name: "Mitglied" },
          { id: "u10", name: "User" },
        ],
      },
    });
  });

  it("shows the names that it knows when the tags cannot be loaded", async () => {
    await hide({ kind: "tag", id: "3", name: "Mystery" }, "Mystery is hidden");
    fakes.api.fails("listTags", "timeout");
    await loadTags();
    expect(shown()).toMatchObject({ value: { tags: [{ id: "3", name: "Mystery" }] } });
  });
});

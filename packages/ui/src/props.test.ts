import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { componentEntries, copyFiles } from "../scripts/entries.ts";
import { memberDocs } from "../scripts/propDocs.ts";

const packageFolder = fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, "");
const members = memberDocs(packageFolder);
const propNames = members.map(({ name }) => ({ name, prop: name.slice(name.lastIndexOf(".") + 1) }));

/** "The API of components" in docs/guides/add-a-component.md: a name that a prop must not have, and what to use. */
const forbidden: readonly (readonly [RegExp, string])[] = [
  [/^(onClose|onDismiss|isOpen|visible)$/, "open and onOpenChange"],
  [/^(failed|errorMessage|errorText|fileError|fault|problems?)$/, "error, or errors for several fields"],
  [/^(busy|saving|sending|confirming|retrying|searching|reloading|isLoading|deleting|deciding)$/, "pending"],
  [/^limit$|(Limit|maxLengthOf)$/, "maxLength, maxLengths, limits, or max beside used"],
  [/^(cancel|close|confirm|pending|loading|remove)Label$/, "copy"],
  [/^(isDisabled|isRequired)$/, "the name in HTML"],
];

/** Where a reason is that of a report, or of a moderator's decision. A failure has an `error`, or a `cause` that is a code. */
const ofDecisions =
  /^(Moderation\w*|CharacterCardAdult|FormDecision|AccountDecisionInput|CaseDecisionInput|Notice|OwnCharactersItem|Report|ReportDraft)\./;

// The verb of an intent is at the end: `onTagSelect`. Loading more is the exception that everybody searches for.
const verbs =
  "Accept|Appeal|Back|Branch|Change|Clear|Click|Close|Confirm|Continue|Copy|Create|Decide|Decline|Delete|DeleteForever|DeleteFrom|" +
  "Discard|Download|Duplicate|Edit|Export|Hide|Import|InteractOutside|Keep|KeyDown|Leave|Login|Manage|Next|Open|Previous|Print|Publish|" +
  "Regenerate|Reload|Remember|Remove|Rename|Report|Reset|Resolve|Restore|Retry|Reveal|Save|SaveAndRegenerate|Cancel|Select|Send|" +
  "Share|Show|SignOut|Start|Stop|Submit|Try|Unhide|Upgrade|Upload|Use|Verify";
const callback = new RegExp(`^on(Load(More|Older|Newer)?|([A-Z]\\w*)?(${verbs}))$`);
const verbOnly = new RegExp(`^on(Load|${verbs})$`);
/** They need no noun anywhere. */
const generalVerbs = ["onBack", "onClick", "onLogin", "onSignOut"];

/** "The noun of an intent" in docs/guides/add-a-component.md: what is clear by the verb alone, in which components and objects. */
const clearVerbs: Readonly<Record<string, readonly string[]>> = {
  onAccept: ["AgeGate", "RevisionDiff"],
  onAppeal: ["ContentNotice", "NoticesPane", "AccountSuspendedDialog"],
  onCancel: ["MessageEditing"],
  onConfirm: ["ConfirmDialog", "SignOutDialog"],
  onContinue: ["LoginModal"],
  onDecline: ["AgeGate", "RevisionDiff"],
  onDelete: ["DeleteAccountPane"],
  onExport: ["DataPane"],
  onHide: ["HideMenu"],
  onInteractOutside: ["Modal"],
  onLeave: ["SearchScreen"],
  onLoad: ["ComposerSuggestions"],
  onNext: ["FindInChat"],
  onPrevious: ["FindInChat"],
  onReload: ["NewVersionBanner"],
  onRemove: ["Chip"],
  onResolve: ["CharacterFormScreen.question"],
  onRetry: [
    ...["CharacterFormScreen.saveState"],
    ...[
      "FailedState",

      "LoadFailed",
    ],
    ...["OfflineBanner"],
  ],
  onReveal: ["HiddenCount"],
  onSave: ["MessageEditing"],
  onSaveAndRegenerate: ["MessageEditing"],
  onSelect: ["MenuAction", "MessageAction"],
  onSend: ["ReportDialog", "TakeDownScreen"],
  onShow: ["ContentNotice"],
  onSubmit: ["Composer", "LoginModal"],
  onUnhide: ["HiddenPane"],
  onUpgrade: ["PlanCard", "PlanModal"],
  onUpload: ["ImageCropDialog"],
  onUse: ["CardImportReport"],
};

describe("the docs of public props and fields", () => {
  it("has a description for each one, also of components in memo", () => {
    expect(members.length).toBeGreaterThan(900);
    expect(members.some(({ name }) => name === "CharacterCard.card")).toBe(true);
    expect(members.filter(({ text }) => text === "").map(({ name }) => name)).toEqual([]);
  });

  it("refers to no internal document", () => {
    const internal = members.filter(({ text }) => /§|\bproduct \d|\b(specification|contract)\b/i.test(text));
    expect(internal.map(({ name, text }) => `${name}: ${text}`)).toEqual([]);
  });
});

/** "Controlled and uncontrolled" in docs/guides/add-a-component.md: what the owner always holds, by the reason. */
const controlledOnly: Readonly<Record<string, readonly string[]>> = {
  "the app opens it": ["*.open", "Header.drawerOpen"],
  "the app saves it, as a setting or a draft": [
    "AccountModal.profile",
    "AppearancePane.density",
    "AdultPane.adult",
    "AppearancePane.theme",
    "AppearanceToggle.theme",
    "DiscreetPane.discreet",
    "FilterDialog.adult",
    "FilterDialog.density",
    "FilterDialog.tagUses",
    "Header.theme",
    "LanguageSelect.value",
    "MemoryPanel.draft",
    "NavDrawer.theme",
    "PersonaPicker.draft",
    "ReadingPane.breaks",
    "ReadingPane.reading",
  ],
  "the app loads what it selects": [
    "ChatHistory.order",
    "ChatHistory.query",
    "ChatsScreen.order",
    "ChatsScreen.query",
    "CommandPalette.query",
    "FindInChat.query",
    "HomeScreen.feed",
    "OwnCharactersScreen.filter",
    "OwnCharactersScreen.sort",
    "FeedTabs.feed",
    "SearchScreen.language",
    "SearchScreen.query",
    "SearchScreen.sort",
    "SettingsModal.section",
  ],
};

describe("the texts of public components", () => {
  /** Their only text is their content. */
  const content = ["SkipLink.children", "Wordmark.name"];

  it("are a prop of each component that has any", () => {
    const names = new Set(members.map(({ name }) => name));
    const components = componentEntries(packageFolder).map(({ component }) => component);
    const withTexts = components.filter((component) =>
      copyFiles(packageFolder).some(({ file }) => file.endsWith(`/${component}.copy.ts`)),
    );
    expect(withTexts.length).toBeGreaterThan(60);
    const without = withTexts.filter((component) => !names.has(`${component}.copy`));
    expect(without).toEqual(content.map((name) => name.slice(0, name.indexOf("."))));
    expect(content.filter((name) => !names.has(name))).toEqual([]);
  });
});

describe("values of public components", () => {
  const isOptional = new Map(members.map((member) => [member.name, member.isOptional]));
  const components = componentEntries(packageFolder).map(({ component }) => component);
  /** A value with a callback for changes: its component, its name, and the name without its value at first. */
  const values = components.flatMap((component) =>
    [...isOptional.keys()].flatMap((name) => {
      const [, prop = ""] = new RegExp(`^${component}\\.on(\\w+)Change$`).exec(name) ?? [];
      const value = prop.charAt(0).toLowerCase() + prop.slice(1);
      return isOptional.has(`${component}.${value}`) ? [{ component, value, prop }] : [];
    }),
  );
  const nameOf = ({ component, value }: { component: string; value: string }) => `${component}.${value}`;
  const listed = new Set(Object.values(controlledOnly).flat());
  const isListed = (name: string) => listed.has(name) || listed.has(`*${name.slice(name.indexOf("."))}`);
  const isHeld = ({ component, prop }: { component: string; prop: string }) =>
    isOptional.has(`${component}.default${prop}`);

  it("can be left to the component, or are in the list of those that cannot", () => {
    expect(values.length).toBeGreaterThan(40);
    expect(values.filter((value) => !isHeld(value) && !isListed(nameOf(value))).map(nameOf)).toEqual([]);
  });

  it("are in that list only if the component cannot hold them", () => {
    const needed = new Set(values.filter((value) => !isHeld(value)).map(nameOf));
    expect([...listed].filter((name) => !name.startsWith("*") && !needed.has(name))).toEqual([]);
  });

  it("are optional, with their callback, where the component can hold them", () => {
    const held = values.filter(isHeld);
    expect(held.length).toBeGreaterThan(14);
    const required = held.flatMap(({ component, value, prop }) =>
      [`${component}.${value}`, `${component}.on${prop}Change`].filter((name) => !isOptional.get(name)),
    );
    expect(required).toEqual([]);
  });

  it("have both ways if they have a value at first", () => {
    const known = new Set(values.map(({ component, prop }) => `${component}.default${prop}`));
    const initial = components.flatMap((component) =>
      [...isOptional.keys()].filter((name) => new RegExp(`^${component}\\.default[A-Z]`).test(name)),
    );
    expect(initial.filter((name) => !known.has(name))).toEqual([]);
  });
});

describe("the names of public props", () => {
  it.each(forbidden)("is not %s: use %s", (pattern, _use) => {
    expect(propNames.filter(({ prop }) => pattern.test(prop)).map(({ name }) => name)).toEqual([]);
  });

  it("is reason only for that of a report, or of a moderator's decision", () => {
    const reasons = propNames.filter(({ prop }) => prop === "reason").map(({ name }) => name);
    expect(reasons.filter((name) => !ofDecisions.test(name))).toEqual([]);
  });

  it("ends in a verb, or in Change, if it is a callback", () => {
    const callbacks = propNames.filter(({ prop }) => /^on[A-Z]/.test(prop));
    expect(callbacks.length).toBeGreaterThan(150);
    expect(callbacks.filter(({ prop }) => !callback.test(prop)).map(({ name }) => name)).toEqual([]);
  });

  it("has its noun, if it is an intent, or is in the list of those that are clear without", () => {
    const withoutNoun = propNames
      .filter(({ prop }) => verbOnly.test(prop) && !generalVerbs.includes(prop))
      .map(({ name }) => name.replace(/^(\w+)Props\b/, "$1"));
    const clear = Object.entries(clearVerbs).flatMap(([prop, owners]) =>
      owners.map((owner) => `${owner}.${prop}`),
    );
    expect([...new Set(withoutNoun)].sort()).toEqual(clear.sort());
  });
});

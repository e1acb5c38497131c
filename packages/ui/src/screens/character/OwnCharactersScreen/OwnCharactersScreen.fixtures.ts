import type { More } from "../../../components/states.ts";
import { sampleCard, sampleCharacters } from "../../../features/character/sampleCharacters.fixtures.ts";
import type { OwnCharactersItem, OwnCharactersScreenProps } from "./OwnCharactersScreen.tsx";

function item(slug: string, state: OwnCharactersItem["state"], parts: Partial<OwnCharactersItem> = {}) {
  const card = sampleCard(slug);
  const hasChats = state === "private" || state === "unlisted" || state === "public";
  return {
    card: { ...card, chats: hasChats ? card.chats : undefined, likes: undefined },
    state,
    edited: "3 hours ago",
    editHref: `#edit-${slug}`,
    chatHref: `#chat-${slug}`,
    duplicateHref: `#duplicate-${slug}`,
    ...parts,
  } satisfies OwnCharactersItem;
}

const inBin = { editHref: undefined, chatHref: undefined, duplicateHref: undefined } as const;

function deleted(slug: string, daysLeft: number): OwnCharactersItem {
  const card = { ...sampleCard(slug), href: undefined, chats: undefined, likes: undefined };
  return item(slug, "deleted", { ...inBin, card, daysLeft });
}

const sable = item("sable", "draft", { edited: "18 minutes ago" });
const reason = "Covers of adult characters must show adults";

/** One character in each state that is not the bin. */
const items: readonly OwnCharactersItem[] = [
  sable,
  item("gale", "private", { edited: "yesterday" }),
  item("harlan", "unlisted", { edited: "2 days ago" }),
  item("odile", "public", { edited: "last week" }),
  item("yusra", "pending", { edited: "last week", chatHref: undefined }),
  item("tahir", "rejected", { edited: "2 weeks ago", chatHref: undefined, reason }),
  item("pell", "removed", {
    edited: "last month",
    chatHref: undefined,
    reason: "Content that is not allowed",
  }),
];

const counts = {
  draft: 1,
  private: 1,
  unlisted: 1,
  public: 1,
  pending: 1,
  rejected: 1,
  removed: 1,
  deleted: 2,
} as const;
const noCounts = {
  draft: 0,
  private: 0,
  unlisted: 0,
  public: 0,
  pending: 0,
  rejected: 0,
  removed: 0,
  deleted: 0,
} as const;

type State = Pick<OwnCharactersScreenProps, "content" | "counts" | "filter" | "sort">;

const ready = (list: readonly OwnCharactersItem[], more: More = "none") =>
  ({ kind: "ready", value: { items: list, more } }) as const;

/** The screen in each state. */
export const ownCharactersScreenFixtures = {
  all: { content: ready(items), counts },
  drafts: { content: ready([sable]), counts, filter: "draft" },
  bin: { content: ready([deleted("marzipan", 29), deleted("ren", 1)]), counts, filter: "deleted" },
  emptyBin: { content: ready([]), counts: { ...counts, deleted: 0 }, filter: "deleted" },
  many: {
    content: ready(
      sampleCharacters.slice(0, 20).map(({ slug }) => item(slug, "public")),
      "available",
    ),
    counts: { ...noCounts, draft: 3, public: 61 },
    sort: "chats",
  },
  loading: { content: { kind: "loading" } },
  loadingOther: { content: { kind: "loading" }, counts, filter: "public" },
  none: { content: ready([]), counts: noCounts },
  allDeleted: { content: ready([]), counts: { ...noCounts, deleted: 2 } },
  noMatch: { content: ready([]), counts: { ...counts, unlisted: 0 }, filter: "unlisted" },
  failed: { content: { kind: "failed", onRetry: () => undefined } },
  offline: { content: { kind: "failed", cause: "offline", onRetry: () => undefined } },
  signedOut: { content: { kind: "signed-out" } },
  adult: {
    content: ready([
      { ...item("vivienne", "private"), card: { kind: "adult", id: "adult-1" } },
      { ...item("tahir", "rejected", { reason }), card: { kind: "adult", id: "adult-3" } },
      { ...deleted("ines", 4), card: { kind: "adult", id: "adult-2" } },
      sable,
    ]),
    counts: { ...noCounts, draft: 1, private: 1, rejected: 1 },
  },
  longTexts: {
    content: ready(
      items.map((one) => ({
        ...one,
        edited: "vor dreiundzwanzig Stunden und einer halben Minute",
        reason:
          one.reason &&
          "Das Titelbild zeigt eine eingetragene Marke, und die Beschreibung ebenso. ".repeat(4),
        card:
          one.card.kind === "character"
            ? { ...one.card, name: "Donaudampfschifffahrtsgesellschaftskapitänswitwe" }
            : one.card,
      })),
    ),
    counts: { ...counts, draft: 12_345, public: 1_000_000 },
  },
} as const satisfies Record<string, State>;

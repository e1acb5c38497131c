import { type RouteName, routes } from "@mimi/contract";
import { beforeEach, describe, expect, it } from "vitest";
import * as home from "../features/character/home/home.actions.ts";
import { homeState, type Source, sourceKey } from "../features/character/home/home.store.ts";
import * as own from "../features/character/own/ownCharacters.actions.ts";
import { ownCharactersState, queryKey } from "../features/character/own/ownCharacters.store.ts";
import * as found from "../features/character/search/search.actions.ts";
import { emptyQuery } from "../features/character/search/searchAddress.ts";
import { searchState } from "../features/character/search/search.store.ts";
import * as chats from "../features/chat/chats/chats.actions.ts";
import { chatsState } from "../features/chat/chats/chats.store.ts";
import * as moderation from "../features/safety/moderation/moderation.actions.ts";
import { moderationState } from "../features/safety/moderation/moderation.store.ts";
import * as notices from "../features/safety/notices/notices.actions.ts";
import { noticesState } from "../features/safety/notices/notices.store.ts";
import type { PagedResource } from "../state/remote/pagedResource.ts";
import { chatFixture } from "../testing/chatFixture.ts";
import { chatOf, summaryOf } from "../testing/contractData.ts";
import { freshState } from "../testing/freshState.ts";

/** A list of the app that is loaded page by page. */
interface PagedList {
  readonly route: RouteName;
  readonly itemOf?: (id: string) => unknown;
  readonly open: () => unknown;
  readonly more: () => unknown;
  readonly list: () => PagedResource<object> | null | undefined;
  readonly idOf?: (item: never) => unknown;
}

const chatId = ({ chat_key }: { readonly chat_key: string }) => chat_key;
const every = { action: "", actor: "", item: "", from: "", to: "", criticalOnly: false };

function homeList(route: RouteName, source: Source): PagedList {
  return {
    route,
    open: () => {
      homeState.source = source;
      home.openHome();
    },
    more: home.loadMore,
    list: () => homeState.listings[sourceKey(source)],
  };
}

const ownList = (query: { readonly state?: "deleted"; readonly sort: "updated" }): PagedList => ({
  route: "listMine",
  open: () => own.openOwnCharacters(query),
  more: own.loadMoreOwnCharacters,
  list: () => ownCharactersState.listings[queryKey(query)],
});

const lists: Readonly<Record<string, PagedList>> = {
  "for you": homeList("listIndex", { kind: "forYou" }),
  "new characters": homeList("listCharacters", { kind: "new" }),
  favourites: homeList("listFavourites", { kind: "favourites" }),
  "characters of a tag": homeList("listByTag", { kind: "tag", tagId: 3 }),
  "search for characters": {
    route: "search",
    open: () => found.searchFor({ ...emptyQuery, only: [3] }),
    more: found.loadMoreResults,
    list: () => searchState.listing,
  },
  "own characters": ownList({ sort: "updated" }),
  "bin of characters": ownList({ state: "deleted", sort: "updated" }),
  chats: {
    ...{ route: "listChats", itemOf: chatOf, idOf: chatId },
    open: () => chats.openChats(),
    more: () => chats.loadMore("chats"),
    list: () => chatsState.chats,
  },
  "bin of chats": {
    ...{ route: "listChats", itemOf: chatOf, idOf: chatId },
    open: chats.openBin,
    more: () => chats.loadMore("bin"),
    list: () => chatsState.bin,
  },
  "titles that were found": {
    ...{ route: "listChats", itemOf: chatOf, idOf: chatId },
    open: () => chats.openChats("lamp"),
    more: () => chats.loadMoreResults("titles"),
    list: () => chatsState.titles,
  },
  "messages that were found": {
    route: "searchChats",
    itemOf: (message_id) => ({ message_id, chat_key: `chat of ${message_id}` }),
    idOf: ({ message_id }: { readonly message_id: string }) => message_id,
    open: () => chats.openChats("lamp"),
    more: () => chats.loadMoreResults("hits"),
    list: () => chatsState.hits,
  },
  "moderation queue": {
    route: "getModerationQueue",
    itemOf: (id) => ({ kind: "character", id }),
    open: moderation.openQueue,
    more: () => moderation.loadMore({ tab: "queue" }),
    list: () => moderationState.queue,
  },
  appeals: {
    route: "listAppeals",
    itemOf: (appeal_id) => ({ appeal_id }),
    idOf: ({ appeal_id }: { readonly appeal_id: string }) => appeal_id,
    open: () => moderation.openPlace({ tab: "appeals" }),
    more: () => moderation.loadMore({ tab: "appeals" }),
    list: () => moderationState.appeals,
  },
  "audit log": {
    route: "listAudit",
    open: () => moderation.openPlace({ tab: "log", filter: every }),
    more: () => moderation.loadMore({ tab: "log", filter: every }),
    list: () => moderationState.log,
  },
  notices: {
    route: "listNotices",
    itemOf: (notice_id) => ({ notice_id, seen: true }),
    idOf: ({ notice_id }: { readonly notice_id: string }) => notice_id,
    open: notices.openNotices,
    more: notices.loadMoreNotices,
    list: () => noticesState.notices,
  },
};

const idOfItem = ({ id }: { readonly id: string }) => id;

let ids: string[];
let fakes: ReturnType<typeof chatFixture>;
const without = (gone: readonly string[]) => ids.filter((id) => !gone.includes(id));

beforeEach(() => {
  freshState();
  fakes = chatFixture();
  ids = Array.from({ length: 130 }, (_, at) => `item-${at}`);
});

// Rule: list-changes-while-read
it("knows every list that the API answers in pages", () => {
  const paged = Object.entries(routes).filter(
    ([, { input }]) => "page" in ((input as { entries?: object }).entries ?? {}),
  );
  expect(new Set(Object.values(lists).map(({ route }) => route))).toEqual(
    new Set(paged.map(([name]) => name)),
  );
});

describe.each(Object.entries(lists))(
  "%s",
  (_, { route, itemOf = summaryOf, open, more, list, idOf = idOfItem }) => {
    const state = () => {
      const now = list();
      return now?.kind === "ready" ? now.more : now?.kind;
    };
    const shown = () => {
      const now = list();
      return now?.kind === "ready" ? now.items.map((item) => idOf(item as never)) : [];
    };

    const answers = () => {
      const answer = ({ page = 1, count = 20 }: { readonly page?: number; readonly count?: number }) => ({
        ...{ page, hidden: 0, adult: 0, counts: {} },
        items: ids.slice((page - 1) * count, page * count).map((id) => itemOf(id)),
        has_more: ids.length > page * count,
      });
      fakes.api.answers(route, answer as never);
    };

    beforeEach(async () => {
      answers();
      open();
      await expect.poll(state).toBe("available");
    });

    async function readToTheEnd() {
      while (state() === "available") {
        const before = shown().length;
        await more();
        expect(shown().length).toBeGreaterThan(before);
      }
      expect(state()).toBe("none");
    }

    it.each([1, 3, 20, 70])(
      "shows every remaining item once after %i were removed elsewhere",
      async (count) => {
        await more();
        const gone = shown().slice(0, count) as string[];
        ids = without(gone);
        await readToTheEnd();
        expect(shown().filter((id) => !gone.includes(String(id)))).toEqual(ids);
      },
    );

    it("shows every item once after some were added at the beginning", async () => {
      const before = [...ids];
      ids = ["new-1", "new-2", "new-3", ...ids];
      await readToTheEnd();
      expect(shown().filter((id) => before.includes(String(id)))).toEqual(before);
    });

    it("loads the rest after a failure", async () => {
      const first = shown();
      ids = without(["item-2"]);
      fakes.api.fails(route, 50001);
      await more();
      expect([state(), shown()]).toEqual(["failed", first]);
      answers();
      await more();
      await readToTheEnd();
      expect(shown().filter((id) => id !== "item-2")).toEqual(ids);
    });
  },
);

import { routes } from "@mimi/contract";
import type { Deps } from "../../domain/deps.ts";
import { type Area, handle, handleUpload } from "../../http/handle.ts";
import type { RequestContext } from "../../http/RequestContext.ts";
import { storeImage } from "../../domain/uploads/images.ts";
import { withTexts } from "../../domain/characters/characterTexts.ts";
import { requireCharacterAccess } from "../../domain/access/characterAccess.ts";
import { CharacterLists } from "./listings/CharacterLists.ts";
import { toCharacter } from "./detail/detail.ts";
import { searchCreators } from "./search/creators.ts";
import { deleteCharacter, listMine, restoreCharacter } from "./listings/mine.ts";
import { listFavourites, listRecent } from "./listings/ownLists.ts";
import { dislike, favourite, like, applyReaction, type Change } from "./reactions/reactions.ts";
import { findRepeatedSave, saveCharacter } from "./save/save.ts";
import { Search } from "./search/search.ts";
import { listSimilar } from "./listings/similar.ts";
import { Tags } from "./listings/tags.ts";

/** Lists, search, pages, saving and reactions of characters. */
export function characterArea(deps: Deps): Area {
  const { db, now, screening, budgets } = deps;
  const tags = new Tags(db, now);
  const lists = new CharacterLists(deps, tags);
  const search = new Search(deps, tags);
  let warmUp = Promise.resolve();

  async function react(context: RequestContext, characterId: string, change: Change) {
    await requireCharacterAccess(db, context.sessionUser, characterId, "read");
    const reaction = await applyReaction(db, context.user.id, characterId, change, now());
    deps.counters.schedule();
    return reaction;
  }

  function clearCounts(): void {
    lists.clearCounts();
    search.clearCounts();
    tags.clearCounts();
  }

  return {
    served: [
      handle(routes.listIndex, (input, context) => lists.ranked(context, input)),
      handle(routes.listCharacters, (input, { sessionUser }) => lists.newest(sessionUser, input)),
      handle(routes.listByTag, (input, context) => lists.tagged(context, input)),
      handle(routes.listTop, (input, context) => lists.top(context, input.rating)),
      handle(routes.listFavourites, (input, { user }) => listFavourites(db, tags, user, input)),
      handle(routes.listRecent, (input, { sessionUser }) => listRecent(db, tags, sessionUser, input.rating)),
      handle(routes.search, (input, context) => search.find(context, input)),
      handle(routes.searchCreators, (input, { sessionUser }) => searchCreators(db, sessionUser, input)),
      handle(routes.listTags, () => tags.counted()),
      handle(routes.getCharacter, async (input, { sessionUser }) =>
        toCharacter(
          db,
          await tags.list(),
          sessionUser,
          await withTexts(db, await requireCharacterAccess(db, sessionUser, input.character_id, "read")),
        ),
      ),
      handle(routes.saveCharacter, async (input, context) => {
        await context.consumeRate(input.id === undefined ? "create" : "save");
        budgets.requireSome(context.user.id, "save");
        const list = await tags.list();
        const saving = { tags: list, sessionUser: context.user, screening, budgets, now: now() };
        const repeated = await findRepeatedSave(db, saving, input);
        if (repeated) return toCharacter(db, list, context.sessionUser, repeated);
        await context.requireQuota();
        const { row, changesLists } = await saveCharacter(db, saving, input);
        if (changesLists) clearCounts();
        return toCharacter(db, list, context.sessionUser, row);
      }),
      handle(routes.listSimilar, (input, context) => listSimilar(db, tags, context, input)),
      handle(routes.listMine, (input, { user, language }) =>
        listMine(db, tags, user, input, { now: now(), language }),
      ),
      handle(routes.deleteCharacter, async (input, { user }) => {
        const deletion = await deleteCharacter(db, user.id, input.character_id, now());
        clearCounts();
        return deletion;
      }),
      handle(routes.restoreCharacter, async (input, { user }) => {
        const deletion = await restoreCharacter(db, user.id, input.character_id, now());
        clearCounts();
        return deletion;
      }),
      handleUpload(routes.uploadCharacterImage, (file, context) =>
        storeImage(deps, { bytes: file, userId: context.user.id, kind: "character" }),
      ),
      handle(routes.like, (input, context) => react(context, input.character_id, like(input.value))),
      handle(routes.dislike, (input, context) => react(context, input.character_id, dislike(input.value))),
      handle(routes.addFavourite, (input, context) =>
        react(context, input.character_id, favourite(input.value)),
      ),
    ],
    warmUp: () => {
      warmUp = search.warmUp(deps.stopping);
      return warmUp;
    },
    // The caller of `warmUp` handles its error.
    stop: async () => {
      await Promise.allSettled([warmUp]);
    },
  };
}

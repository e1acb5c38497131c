import { routes } from "@mimi/contract";
import type { Deps } from "../../domain/deps.ts";
import { type Area, handle, handleUpload } from "../../http/handle.ts";
import type { RequestContext } from "../../http/RequestContext.ts";
import { storeImage } from "../../domain/uploads/images.ts";
import { CleanupJob } from "../../shared/CleanupJob.ts";
import { requireCharacterAccess } from "../../domain/access/characterAccess.ts";
import { CharacterLists } from "./listings/CharacterLists.ts";
import { asCharacter } from "./detail/detail.ts";
import { searchCreators } from "./search/creators.ts";
import { deleteCharacter, listMine, restoreCharacter } from "./listings/mine.ts";
import { listFavourites, listRecent } from "./listings/ownLists.ts";
import { purgeCharacters } from "./save/trash.ts";
import { disliking, favouring, liking, react, type Wish } from "./reactions/reactions.ts";
import { saveCharacter } from "./save/save.ts";
import { Search } from "./search/search.ts";
import { listSimilar } from "./listings/similar.ts";
import { Tags } from "./listings/tags.ts";

/** Finding, reading, making and judging characters. */
export function characterArea(deps: Deps): Area {
  const { db, now, screening } = deps;
  const tags = new Tags(db, now);
  const lists = new CharacterLists(deps, tags);
  const search = new Search(deps, tags);
  const sweep = new CleanupJob(deps.log, "deleted characters", () => purgeCharacters(deps, now()));
  let rehearsal = Promise.resolve();

  async function reacted(context: RequestContext, characterId: string, wish: Wish) {
    await requireCharacterAccess(db, context.viewer, characterId, "read");
    return react(db, context.user.id, characterId, wish, now());
  }

  function forgetCounts(): void {
    lists.forgetCounts();
    search.forgetCounts();
    tags.forgetCounts();
  }

  return {
    served: [
      handle(routes.listIndex, (input, { viewer }) => lists.ranked(viewer, input)),
      handle(routes.listCharacters, (input, { viewer }) => lists.newest(viewer, input)),
      handle(routes.listByTag, (input, { viewer }) => lists.tagged(viewer, input)),
      handle(routes.listTop, (input, { viewer }) => lists.top(viewer, input.rating)),
      handle(routes.listFavourites, (input, { user }) => listFavourites(db, tags, user, input)),
      handle(routes.listRecent, (input, { viewer }) => listRecent(db, tags, viewer, input.rating)),
      handle(routes.search, (input, context) => {
        context.consume("search");
        return search.find(context.viewer, input);
      }),
      handle(routes.searchCreators, (input, context) => {
        context.consume("search");
        return searchCreators(db, context.viewer, input);
      }),
      handle(routes.listTags, () => tags.counted()),
      handle(routes.getCharacter, async (input, { viewer }) =>
        asCharacter(
          db,
          await tags.list(),
          viewer,
          await requireCharacterAccess(db, viewer, input.character_id, "read"),
        ),
      ),
      handle(routes.saveCharacter, async (input, context) => {
        context.consume("create");
        const list = await tags.list();
        const saving = { tags: list, viewer: context.user, screening, now: now() };
        const row = await saveCharacter(db, saving, input);
        forgetCounts();
        return asCharacter(db, list, context.viewer, row);
      }),
      handle(routes.listSimilar, (input, { viewer }) => listSimilar(db, tags, viewer, input)),
      handle(routes.listMine, (input, { user }) => listMine(db, tags, user, input, now())),
      handle(routes.deleteCharacter, async (input, { user }) => {
        const deletion = await deleteCharacter(db, user.id, input.character_id, now());
        forgetCounts();
        return deletion;
      }),
      handle(routes.restoreCharacter, async (input, { user }) => {
        const deletion = await restoreCharacter(db, user.id, input.character_id, now());
        forgetCounts();
        return deletion;
      }),
      handleUpload(routes.uploadCharacterImage, (file, context) =>
        storeImage(deps, { bytes: file, userId: context.user.id, kind: "character" }),
      ),
      handle(routes.like, (input, context) => reacted(context, input.character_id, liking(input.value))),
      handle(routes.dislike, (input, context) =>
        reacted(context, input.character_id, disliking(input.value)),
      ),
      handle(routes.addFavourite, (input, context) =>
        reacted(context, input.character_id, favouring(input.value)),
      ),
    ],
    warmUp: () => {
      rehearsal = search.warmUp(deps.stopping);
      return rehearsal;
    },
    // Whoever had it rehearse hears how that ended.
    stop: async () => {
      await Promise.allSettled([sweep.close(), rehearsal]);
    },
  };
}

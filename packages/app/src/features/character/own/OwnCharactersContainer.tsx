import { OwnCharactersScreen } from "@mimi/ui/screens/own-characters-screen";
import { useLocation, useSearch } from "wouter";
import { paths } from "../../../paths.ts";
import { showBlurred } from "../../../state/preferences/contentFilter.actions.ts";
import { importOrToast } from "../../../state/rendering/lazyWithRetry.ts";
import { openLogin } from "../../auth/auth.actions.ts";
import * as act from "./ownCharacters.actions.ts";
import type { OwnCharactersQuery } from "./ownCharacters.store.ts";
import { formatOwnCharacters } from "./ownCharactersAddress.ts";
import { useOwnCharactersPage } from "./useOwnCharactersPage.ts";

const loadExport = () => import("../form/exportCard.actions.ts");

/** The user's own characters. The address contains the filter and the order, so that Back returns to them. */
export function OwnCharactersContainer() {
  const [, navigate] = useLocation();
  const address = useSearch();
  const { query, ...page } = useOwnCharactersPage(address);
  const show = (next: OwnCharactersQuery) =>
    navigate(paths.ownCharacters(formatOwnCharacters(next)), { replace: true });
  return (
    <OwnCharactersScreen
      {...page}
      filter={query.state ?? "all"}
      sort={query.sort}
      onFilterChange={(filter) => show({ sort: query.sort, ...(filter !== "all" && { state: filter }) })}
      onSortChange={(sort) => show({ ...query, sort })}
      onLoadMore={() => void act.loadMoreOwnCharacters()}
      onCharacterCreate={() => navigate(paths.create())}
      onCharacterDownload={async (id) => (await importOrToast(loadExport))?.exportCharacter(id, "png")}
      onCharacterDelete={(id) => void act.deleteOwnCharacter(id)}
      onCharacterRestore={(id) => void act.restoreOwnCharacter(id)}
      onAdultShow={showBlurred}
      onLogin={() => openLogin(paths.ownCharacters(address))}
    />
  );
}

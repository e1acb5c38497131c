import { useEffect } from "react";
import { useSnapshot } from "valtio";
import { services } from "../../../services/services.ts";
import { contentFilterState } from "../../../state/preferences/contentFilter.store.ts";
import { wantedRating } from "../../../state/preferences/rating.ts";
import { showTitle } from "../../../state/texts/title.actions.ts";
import { authState } from "../../auth/auth.store.ts";
import { reactionsState } from "../reactions/reactions.store.ts";
import {
  openOwnCharacters,
  retryOwnCharacters,
  retryOwnCharactersWhenOnline,
} from "./ownCharacters.actions.ts";
import { ownCharactersState, queryKey } from "./ownCharacters.store.ts";
import { parseOwnCharacters } from "./ownCharactersAddress.ts";
import { ownCharactersOf } from "./ownCharactersView.ts";
import { ownCharactersTexts } from "../../../locales/en/ownCharacters.ts";
import { texts } from "../../../state/texts/texts.ts";

/** Lists the own characters of the address, and returns the query and what is rendered. */
export function useOwnCharactersPage(address: string) {
  const { listings, counts } = useSnapshot(ownCharactersState);
  const { byId: reactions } = useSnapshot(reactionsState);
  const { session } = useSnapshot(authState);
  const filter = useSnapshot(contentFilterState);
  const query = parseOwnCharacters(address);
  const isSignedIn = session.kind === "signed-in";
  useEffect(() => {
    if (isSignedIn) void openOwnCharacters(parseOwnCharacters(address));
  }, [address, isSignedIn]);
  useEffect(() => showTitle(texts(ownCharactersTexts).title), []);
  useEffect(retryOwnCharactersWhenOnline, []);
  const listing = listings[queryKey(query)];
  const context = {
    isSignedIn,
    reactions,
    // Without adult content, adult characters of the user are blurred too.
    filter: { ...filter, blurred: filter.blurred || wantedRating() === "sfw" },
    now: services().browser.now(),
  };
  return {
    query,
    content: ownCharactersOf(listing, context, retryOwnCharacters),
    counts: counts ?? undefined,
    pageSize: listing?.kind === "ready" ? listing.count : undefined,
  };
}

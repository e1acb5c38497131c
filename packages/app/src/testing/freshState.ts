import { idle } from "../state/remote/resource.ts";
import { dataState, noData } from "../features/account/data.store.ts";
import { noProfile, profileState } from "../features/account/profile.store.ts";
import { authState, signedOut } from "../features/auth/auth.store.ts";
import { detailState, noDetail } from "../features/character/detail/detail.store.ts";
import { formState, noForm } from "../features/character/form/form.store.ts";
import { homeState } from "../features/character/home/home.store.ts";
import { noOwnCharacters, ownCharactersState } from "../features/character/own/ownCharacters.store.ts";
import { reactionsState } from "../features/character/reactions/reactions.store.ts";
import { noSearch, searchState } from "../features/character/search/search.store.ts";
import { tagsState } from "../features/character/tags.store.ts";
import { chatState, noChat, notStreaming, streamingState } from "../features/chat/engine/chat.store.ts";
import { planState } from "../features/plan/plan.store.ts";
import {
  adultsOnlyState,
  adultState,
  noAnswer,
  unknownAdultsOnly,
} from "../features/safety/adult/adult.store.ts";
import { moderationState, emptyModeration } from "../features/safety/moderation/moderation.store.ts";
import { hiddenState } from "../features/safety/hidden/hidden.store.ts";
import { noNotices, noticesState } from "../features/safety/notices/notices.store.ts";
import { reportState } from "../features/safety/report/report.store.ts";
import { lookedUpState } from "../features/safety/report/reportState.store.ts";
import { takeDownState } from "../features/safety/report/takeDown.store.ts";
import { bannersState } from "../features/shell/notifications/banners.store.ts";
import { emptyPalette, paletteState } from "../features/shell/palette/palette.store.ts";
import { shellState } from "../features/shell/frame/shell.store.ts";
import { themeState } from "../features/shell/settings/theme.store.ts";
import { dialogsState, noDialogs } from "../state/overlays/dialogs.store.ts";
import { preferencesState, unknownPreferences } from "../state/preferences/preferences.store.ts";
import { contentFilterState, noContentFilter } from "../state/preferences/contentFilter.store.ts";
import { regionState } from "../state/region/region.store.ts";
import { toastsState } from "../state/overlays/toasts.store.ts";
import { freshChat } from "./freshChat.ts";

/** Resets all stores to the state before the app starts. */
export function freshState(): void {
  Object.assign(authState, signedOut);
  Object.assign(homeState, { source: { kind: "forYou" }, listings: {}, recent: idle, top: idle, version: 0 });
  Object.assign(detailState, noDetail);
  Object.assign(formState, noForm);
  Object.assign(ownCharactersState, noOwnCharacters, { listings: {} });
  Object.assign(searchState, noSearch);
  Object.assign(chatState, noChat);
  freshChat();
  Object.assign(streamingState, notStreaming);
  Object.assign(shellState, { drawerOpen: false, signingOut: false, menuOpen: false, moderation: undefined });
  Object.assign(paletteState, emptyPalette);
  Object.assign(themeState, { theme: "light", chosen: false });
  Object.assign(planState, { plan: idle, isLoading: false, opening: null });
  Object.assign(dialogsState, noDialogs);
  Object.assign(contentFilterState, { ...noContentFilter, shown: {}, hidden: {} });
  Object.assign(adultState, noAnswer);
  Object.assign(adultsOnlyState, unknownAdultsOnly);
  Object.assign(moderationState, emptyModeration);
  Object.assign(noticesState, noNotices);
  Object.assign(profileState, noProfile);
  Object.assign(dataState, noData);
  Object.assign(bannersState, { connection: { kind: "online" }, newVersion: "none" });
  Object.assign(preferencesState, unknownPreferences);
  hiddenState.hidden = idle;
  reportState.sending = { kind: "idle" };
  takeDownState.sending = { kind: "idle" };
  lookedUpState.report = { kind: "idle" };
  reactionsState.byId = {};
  tagsState.tags = idle;
  regionState.place = idle;
  toastsState.clear();
}

import { ref } from "valtio";
import { dataState, noData } from "../features/account/data.store.ts";
import { noProfile, profileState } from "../features/account/profile.store.ts";
import { authState, nobody } from "../features/auth/auth.store.ts";
import { detailState, noDetail } from "../features/character/detail.store.ts";
import { formState, noForm } from "../features/character/form.store.ts";
import { homeState } from "../features/character/home.store.ts";
import { reactionsState } from "../features/character/reactions.store.ts";
import { noSearch, searchState } from "../features/character/search.store.ts";
import { tagsState } from "../features/character/tags.store.ts";
import { chatState, liveState, noChat } from "../features/chat/chat.store.ts";
import { planState } from "../features/plan/plan.store.ts";
import { adultState, noAnswer } from "../features/safety/adult.store.ts";
import { hiddenState } from "../features/safety/hidden.store.ts";
import { reportState } from "../features/safety/report.store.ts";
import { bannersState } from "../features/shell/banners.store.ts";
import { shellState } from "../features/shell/shell.store.ts";
import { dialogsState, noDialogs } from "../state/dialogs.store.ts";
import { defaultPreferences, preferencesState } from "../state/preferences.store.ts";
import { idle } from "../state/Remote.ts";
import { sightState, wholeSight } from "../state/sight.store.ts";
import { toastsState } from "../state/toasts.store.ts";
import { freshChat } from "./freshChat.ts";

/** Makes the state what it is before the app starts. */
export function freshState(): void {
  Object.assign(authState, nobody);
  Object.assign(homeState, { source: { kind: "forYou" }, listings: {}, recent: idle, top: idle, round: 0 });
  Object.assign(detailState, noDetail);
  Object.assign(formState, noForm);
  Object.assign(searchState, noSearch);
  Object.assign(chatState, noChat);
  freshChat();
  Object.assign(liveState, { messageId: "", text: "", lost: false });
  Object.assign(shellState, { drawerOpen: false, signingOut: false });
  Object.assign(planState, { plan: idle, asking: false, opening: null });
  Object.assign(dialogsState, noDialogs);
  Object.assign(sightState, { ...wholeSight, shown: {}, hidden: {} });
  Object.assign(adultState, noAnswer);
  Object.assign(profileState, noProfile);
  Object.assign(dataState, noData);
  Object.assign(bannersState, { connection: { kind: "online" }, newVersion: "none" });
  preferencesState.chosen = ref(defaultPreferences);
  hiddenState.hidden = idle;
  reportState.sending = { kind: "idle" };
  reactionsState.byId = {};
  tagsState.tags = idle;
  toastsState.toasts = [];
}

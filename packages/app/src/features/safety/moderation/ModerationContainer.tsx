import { ModerationScreen } from "@mimi/ui/screens/moderation-screen";
import { useEffect } from "react";
import { useSnapshot } from "valtio";
import { useLocation, useSearch } from "wouter";
import { services } from "../../../services/services.ts";
import { unsentFormsState } from "../../auth/unsentForms.store.ts";
import { showTitle } from "../../../state/texts/title.actions.ts";
import { decideAboutAccount } from "./accountDecision.actions.ts";
import * as act from "./moderation.actions.ts";
import * as address from "./moderationAddress.ts";
import { type ModerationState, moderationState } from "./moderation.store.ts";
import * as view from "./moderationView.ts";
import { moderationTexts } from "../../../locales/en/moderation.ts";
import { ruleChoices } from "../../../state/texts/ruleNames.ts";
import { texts } from "../../../state/texts/texts.ts";

/** The moderation page (product 8). The address holds what is open, so that Back returns to it. */
export function ModerationContainer() {
  const [, navigate] = useLocation();
  const search = useSearch();
  const state = useSnapshot(moderationState) as ModerationState;
  const place = address.parseModeration(search);
  useEffect(() => showTitle(texts(moderationTexts).title), []);
  useEffect(() => void act.loadFigures(), []);
  useEffect(() => act.openPlace(address.parseModeration(search)), [search]);
  const now = services().browser.now();
  const show = (next: address.ModerationPlace, replace = false) =>
    navigate(address.moderationPath(next), { replace });
  const select = (open: ReturnType<typeof address.caseOf>) => {
    show({ tab: "queue", ...(open && { open }) }, !address.opensFirstCase(place, open));
  };
  return (
    <ModerationScreen
      content={view.contentOf(place, state, now, () => act.openPlace(place))}
      {...(state.figures.kind === "ready" && { figures: view.figuresOf(state.figures.value, now) })}
      hrefs={address.moderationHrefs}
      accountHref={(uid) => address.moderationPath({ tab: "account", uid })}
      rules={ruleChoices()}
      drafts={view.draftsOf(useSnapshot(unsentFormsState).forms)}
      onDraftChange={act.draftDecision}
      state={state.sending}
      onCaseSelect={(key) => select(address.caseOf(key))}
      onCaseCheckedChange={act.checkCase}
      onCaseDecide={async (input) => {
        const keys = view.keysToDecide(place, state);
        const next = await act.decideCases(keys, input, (item) => show({ tab: "queue", open: item }, true));
        if (next !== "left" && next !== "failed") select(next ?? undefined);
      }}
      onAppealDecide={(...decision) => void act.answerAppeal(...decision)}
      onAccountDecide={(input) => {
        if (place.tab === "account") void decideAboutAccount(place.uid, input);
      }}
      onFilterChange={(filter) => show({ tab: "log", filter }, true)}
      onLogExport={() => {
        if (place.tab === "log") void act.downloadLog(place.filter);
      }}
      onLoadMore={() => void act.loadMore(place)}
    />
  );
}

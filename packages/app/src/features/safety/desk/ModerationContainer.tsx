import { ModerationScreen } from "@mimi/ui/moderation-screen";
import { useEffect } from "react";
import { useSnapshot } from "valtio";
import { useLocation, useSearch } from "wouter";
import { services } from "../../../services/services.ts";
import { unsentFormsState } from "../../auth/unsentForms.store.ts";
import { showTitle } from "../../../state/texts/title.actions.ts";
import * as act from "./desk.actions.ts";
import { caseOf, deskHrefs, type DeskPlace, deskPath, opensFirstCase, parseDesk } from "./deskAddress.ts";
import { type DeskState, deskState } from "./desk.store.ts";
import * as view from "./deskView.ts";
import { deskTexts } from "../../../locales/en/desk.ts";
import { ruleChoices } from "../../../state/texts/ruleNames.ts";
import { texts } from "../../../state/texts/texts.ts";

/** The desk of the moderators (product 8). The address holds what is open, so that Back returns to it. */
export function ModerationContainer() {
  const [, navigate] = useLocation();
  const address = useSearch();
  const desk = useSnapshot(deskState) as DeskState;
  const place = parseDesk(address);
  useEffect(() => showTitle(texts(deskTexts).title), []);
  useEffect(() => void act.loadFigures(), []);
  useEffect(() => act.openPlace(parseDesk(address)), [address]);
  const now = services().browser.now();
  const show = (next: DeskPlace, replace = false) => navigate(deskPath(next), { replace });
  const select = (open: ReturnType<typeof caseOf>) => {
    show({ tab: "queue", ...(open && { open }) }, !opensFirstCase(place, open));
  };
  return (
    <ModerationScreen
      content={view.contentOf(place, desk, now)}
      {...(desk.figures.kind === "ready" && { figures: view.figuresOf(desk.figures.value, now) })}
      hrefs={deskHrefs}
      accountHref={(uid) => deskPath({ tab: "account", uid })}
      rules={ruleChoices()}
      drafts={view.draftsOf(useSnapshot(unsentFormsState).forms)}
      onDraftChange={act.draftDecision}
      state={desk.sending}
      onCaseSelect={(key) => select(caseOf(key))}
      onCaseCheckedChange={act.checkCase}
      onCaseDecide={async (input) => {
        const keys = view.keysToDecide(place, desk);
        const next = await act.decideCases(keys, input, (item) => show({ tab: "queue", open: item }, true));
        if (next !== "failed") select(next ?? undefined);
      }}
      onAppealDecide={(...decision) => void act.answerAppeal(...decision)}
      onAccountDecide={(input) => {
        if (place.tab === "account") void act.decideAboutAccount(place.uid, input);
      }}
      onFilterChange={(filter) => show({ tab: "log", filter }, true)}
      onLogExport={() => {
        if (place.tab === "log") void act.downloadLog(place.filter);
      }}
      onLoadMore={() => void act.loadMore(place)}
      onRetry={() => act.openPlace(place)}
    />
  );
}

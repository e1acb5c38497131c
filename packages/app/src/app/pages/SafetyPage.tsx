import { rulesOf } from "@mimi/contract";
import { useEffect } from "react";
import { useSnapshot } from "valtio";
import { helpLinesIn } from "../../state/region/helpLines.ts";
import { loadFigures, showFigures } from "../../state/region/figures.actions.ts";
import { figuresState } from "../../state/region/figures.store.ts";
import { loadRegion, showRegion } from "../../state/region/region.actions.ts";
import { type Place, regionState } from "../../state/region/region.store.ts";
import { fullDateOf } from "../../state/texts/dates.ts";
import { safetyOf } from "../../locales/en/documents/safety.ts";
import { texts } from "../../state/texts/texts.ts";
import type { PageComponent } from "./PageComponent.ts";
import { StaticPage } from "./StaticPage.tsx";

const unknownPlace: Place = { region: null, country: null, rules: rulesOf(null), laws: [] };

/** What keeps users safe, by the rules of the place where they are (product 9). */
export function SafetyPage() {
  const { place } = useSnapshot(regionState);
  const { figures } = useSnapshot(figuresState);
  useEffect(() => {
    void loadRegion();
    void loadFigures();
  }, []);
  const known = place.kind === "ready" ? place.value : unknownPlace;
  const document = texts(safetyOf)(known, {
    lines: helpLinesIn(known.country),
    helpShown: figures.kind === "ready" ? figures.value.help_shown : [],
    dayOf: fullDateOf,
  });
  const isLoading = place.kind === "idle" || place.kind === "loading";
  return <StaticPage document={isLoading ? { ...document, sections: [] } : document} />;
}

SafetyPage.hydrate = (([region, figures]) => {
  showRegion(region);
  showFigures(figures);
}) satisfies PageComponent["hydrate"];

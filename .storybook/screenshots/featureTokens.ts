import * as characterCardCss from "../../packages/ui/src/features/character/CharacterCard/CharacterCard.css.ts";
import * as composerCss from "../../packages/ui/src/features/chat/Composer/Composer.css.ts";
import * as messageCss from "../../packages/ui/src/features/chat/Message/Message.css.ts";
import * as planCardCss from "../../packages/ui/src/features/plan/PlanCard/PlanCard.css.ts";
import * as ageGateCss from "../../packages/ui/src/screens/safety/AgeGate/AgeGate.css.ts";
import { alpha, byTheme } from "../../packages/ui/src/styles/units.ts";
import { type } from "../../packages/ui/src/styles/type.ts";
import { vars } from "../../packages/ui/src/styles/vars.css.ts";
import { byClass, casts, fill, hairline, ink, round, row, text } from "./tokenUse.ts";
import type { TokenUse } from "./tokenUse.ts";

const { color, font, radius, shadow, weight } = vars;

/** Which token each part of the features uses, in both themes. */
export const featureTokens: readonly TokenUse[] = [
  row("Features/Plan/PlanCard: StandardUpgradable", byClass(planCardCss.card), {
    ...fill(color.page),
    ...round(radius.plan),
    ...casts(hairline(color.line)),
  }),
  row("Features/Plan/PlanCard: PremiumUpgradable", byClass(planCardCss.card), {
    backgroundImage: `linear-gradient(${color.goldTint}, ${color.page} 70%)`,
    ...casts(hairline(color.goldLine)),
  }),
  row("Features/Plan/PlanCard: FreeCurrent", byClass(planCardCss.card), casts(hairline(color.fg, "2px"))),
  row("Features/Plan/PlanCard: PremiumUpgradable", byClass(planCardCss.name), {
    ...ink(color.goldText),
    ...text(type.heading, weight.strong),
  }),
  row(
    "Features/Plan/PlanCard: StandardUpgradable",
    byClass(planCardCss.price),
    text(type.title, weight.strong),
  ),

  row("Features/Character/CharacterCard: Plain", byClass(characterCardCss.likes), {
    ...ink(color.coverCounts),
    ...text(type.meta),
  }),
  row("Features/Character/CharacterCard: Private", byClass(characterCardCss.mark), {
    ...fill(alpha(color.coverInk, 78)),
    ...ink(color.coverName),
    ...round(radius.card),
    ...text(type.meta, weight.strong),
  }),
  row("Features/Character/CharacterCard: Favourite", byClass(characterCardCss.favourite), {
    ...fill(alpha(color.coverInk, 66)),
    ...ink(color.coverAccent),
  }),

  row("Features/Chat/Message: User", byClass(messageCss.bubble), {
    ...fill(byTheme(alpha(color.accent, 8), alpha(color.accent, 16))),
    ...round(radius.bubble),
    ...ink(color.fg),
    fontFamily: font.reading,
    fontSize: `calc(${vars.text.prose} - 1px)`,
    fontWeight: weight.book,
  }),
  row("Features/Chat/Message: Character", byClass(messageCss.character), text(type.prose, weight.book)),
  row("Features/Chat/Message: Character", byClass(messageCss.speaker), {
    fontFamily: font.display,
    fontWeight: weight.strong,
  }),
  row("Features/Chat/Message: Character", byClass(messageCss.time), {
    ...ink(color.textMuted),
    ...text(type.meta),
  }),
  row("Features/Chat/Message: CharacterFailed", byClass(messageCss.outcome), text(type.helper)),
  row("Features/Chat/Message: CharacterFailed", byClass(messageCss.error), ink(color.bad)),

  row("Features/Chat/Composer: Draft", byClass(composerCss.box), {
    ...fill(color.inputBackground),
    ...round(radius.page),
    ...casts(hairline(color.lineStrong), shadow.low),
  }),
  row("Features/Chat/Composer: Draft", byClass(composerCss.send), {
    ...fill(color.fg),
    ...ink(color.page),
    ...round(radius.full),
  }),
  row("Features/Chat/Composer: Draft", "textarea", { ...ink(color.fg), ...text(type.prose, weight.book) }),

  row("Features/Safety/AgeGate: AcceptFailed", byClass(ageGateCss.error), {
    ...ink(color.bad),
    ...text(type.helper),
  }),
];

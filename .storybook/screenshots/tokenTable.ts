import * as avatarCss from "../../packages/ui/src/components/Avatar/Avatar.css.ts";
import * as badgeCss from "../../packages/ui/src/components/Badge/Badge.css.ts";
import * as characterCardCss from "../../packages/ui/src/features/character/CharacterCard/CharacterCard.css.ts";
import * as chipCss from "../../packages/ui/src/components/Chip/Chip.css.ts";
import * as choiceFieldCss from "../../packages/ui/src/components/ChoiceField/ChoiceField.css.ts";
import * as composerCss from "../../packages/ui/src/features/chat/Composer/Composer.css.ts";
import * as emptyStateCss from "../../packages/ui/src/components/EmptyState/EmptyState.css.ts";
import * as fieldCss from "../../packages/ui/src/components/Field/Field.css.ts";
import * as loadMoreCss from "../../packages/ui/src/components/LoadMore/LoadMore.css.ts";
import * as markdownCss from "../../packages/ui/src/components/Markdown/Markdown.css.ts";
import * as messageCss from "../../packages/ui/src/features/chat/Message/Message.css.ts";
import * as modalCss from "../../packages/ui/src/components/Modal/Modal.css.ts";
import * as pageProgressCss from "../../packages/ui/src/components/PageProgress/PageProgress.css.ts";
import * as planCardCss from "../../packages/ui/src/features/plan/PlanCard/PlanCard.css.ts";
import * as ribbonMarkCss from "../../packages/ui/src/components/RibbonMark/RibbonMark.css.ts";
import * as skeletonCss from "../../packages/ui/src/components/Skeleton/Skeleton.css.ts";
import * as skipLinkCss from "../../packages/ui/src/components/SkipLink/SkipLink.css.ts";
import * as switchCss from "../../packages/ui/src/components/Switch/Switch.css.ts";
import * as toastsCss from "../../packages/ui/src/components/Toasts/Toasts.css.ts";
import * as uploadButtonCss from "../../packages/ui/src/components/UploadButton/UploadButton.css.ts";
import * as wordmarkCss from "../../packages/ui/src/components/Wordmark/Wordmark.css.ts";
import { mix, veil } from "../../packages/ui/src/styles/measure.ts";
import { type } from "../../packages/ui/src/styles/type.ts";
import { vars } from "../../packages/ui/src/styles/vars.css.ts";

type Property =
  | "backgroundColor"
  | "backgroundImage"
  | "borderTopColor"
  | "borderTopLeftRadius"
  | "boxShadow"
  | "color"
  | "fontFamily"
  | "fontSize"
  | "fontWeight"
  | "lineHeight"
  | "outlineColor";

/** The tokens that one part of a component uses. */
export interface TokenUse {
  /** A story that shows the part, as `title: Export`. */
  readonly story: string;
  /** A selector of the part. */
  readonly part: string;
  readonly styles: Readonly<Partial<Record<Property, string>>>;
}

const { color, font, radius, shadow, weight } = vars;

const fill = (token: string) => ({ backgroundColor: token });
const ink = (token: string) => ({ color: token });
const round = (token: string) => ({ borderTopLeftRadius: token });
const border = (token: string) => ({ borderTopColor: token });
const casts = (...shadows: readonly string[]) => ({ boxShadow: shadows.join(", ") });
const hairline = (token: string, width = "1px") => `inset 0 0 0 ${width} ${token}`;
const noFill = { backgroundColor: "transparent" };
const noShadow = { boxShadow: "none" };

/** The family, size, line height and weight of a way to set text. */
function text(style: { fontFamily: string; fontSize: string; lineHeight: string }, fontWeight?: string) {
  const { fontFamily, fontSize, lineHeight } = style;
  return { fontFamily, fontSize, lineHeight, ...(fontWeight === undefined ? {} : { fontWeight }) };
}

const button = { ...round(radius.control), ...text(type.interface, weight.strong) };
const badge = { ...round(radius.full), ...text(type.meta, weight.heavy) };
const chip = { ...round(radius.full), ...text(type.interface) };

/** Which token each part of each component uses, in both themes. */
export const tokenUses: readonly TokenUse[] = [
  use("Components/Avatar: Named", byClass(avatarCss.letter), {
    ...fill(color.accentTint),
    ...ink(color.accentTintFg),
    ...round(radius.full),
    fontFamily: font.display,
    fontWeight: weight.strong,
  }),

  use("Components/Badge: Neutral", byClass(badgeCss.badge), {
    ...badge,
    ...fill(color.raised),
    ...ink(color.fg2),
  }),
  use("Components/Badge: Accent", byClass(badgeCss.badge), {
    ...badge,
    ...fill(color.accentTint),
    ...ink(color.accentTintFg),
  }),
  use("Components/Badge: Gold", byClass(badgeCss.badge), {
    ...badge,
    ...fill(color.goldTint),
    ...ink(color.goldText),
  }),
  use("Components/Badge: Good", byClass(badgeCss.badge), {
    ...badge,
    ...ink(color.ok),
    ...casts(hairline(color.line)),
  }),
  use("Components/Badge: Bad", byClass(badgeCss.badge), {
    ...badge,
    ...fill(color.badTint),
    ...ink(color.bad),
  }),

  use("Components/Button: Primary", "button", {
    ...button,
    ...fill(color.accent),
    ...ink(color.accentFg),
    ...casts(shadow.gloss),
  }),
  use("Components/Button: Secondary", "button", {
    ...button,
    ...fill(color.raised),
    ...ink(color.fg),
    ...casts(hairline(color.line)),
  }),
  use("Components/Button: Quiet", "button", { ...button, ...noFill, ...ink(color.fg), ...noShadow }),
  use("Components/Button: Gold", "button", {
    ...button,
    ...fill(color.gold),
    ...ink(color.goldFg),
    ...noShadow,
  }),
  use("Components/Button: GoldQuiet", "button", {
    ...button,
    ...noFill,
    ...ink(color.goldText),
    ...noShadow,
  }),
  use("Components/Button: Danger", "button", {
    ...button,
    ...fill(color.badTint),
    ...ink(color.bad),
    ...casts(hairline(color.bad)),
  }),
  use("Components/Button: Large", "button", {
    ...round(radius.control),
    ...text(type.body, weight.strong),
    ...fill(color.accent),
  }),
  use("Components/Button: DisabledWithReason", "button", {
    ...button,
    ...noFill,
    ...ink(color.fg2),
    ...casts(hairline(color.line)),
  }),

  use("Components/Chip: Choice", byClass(chipCss.chip), {
    ...chip,
    ...fill(color.raised),
    ...ink(color.fg2),
  }),
  use("Components/Chip: Selected", byClass(chipCss.chip), {
    ...chip,
    ...fill(color.fg),
    ...ink(color.page),
    fontWeight: weight.strong,
  }),

  use("Components/ChoiceField: Row", byClass(choiceFieldCss.layout.row), {
    ...fill(color.raised),
    ...round(radius.card),
  }),
  use("Components/ChoiceField: Row", `${byClass(choiceFieldCss.choice.row)}:has(:checked)`, {
    ...fill(color.surface),
    ...ink(color.fg),
    ...round(radius.control),
    ...casts(hairline(color.control)),
    ...text(type.interface, weight.strong),
  }),
  use("Components/ChoiceField: ListChosen", `${byClass(choiceFieldCss.choice.list)}:has(:checked)`, {
    ...fill(color.raised),
    ...round(radius.control),
  }),
  use("Components/ChoiceField: ListChosen", "input:checked", {
    ...border(color.accent),
    ...fill(color.accentFg),
    ...round(radius.full),
  }),
  use("Components/ChoiceField: Missing", byClass(choiceFieldCss.error), {
    ...ink(color.bad),
    ...text(type.helper),
  }),

  use(
    "Components/EmptyState: WithWayForward",
    byClass(emptyStateCss.title),
    text(type.heading, weight.strong),
  ),
  use("Components/EmptyState: WithWayForward", byClass(emptyStateCss.words), {
    ...ink(color.fg2),
    ...text(type.body),
  }),

  use("Components/Field: Filled", byClass(fieldCss.box), {
    ...fill(color.page),
    ...border(color.control),
    ...round(radius.control),
  }),
  use("Components/Field: Filled", "input", { ...ink(color.fg), ...text(type.interface) }),
  use("Components/Field: Filled", byClass(fieldCss.top), text(type.interface, weight.strong)),
  use("Components/Field: Wrong", byClass(fieldCss.box), border(color.bad)),
  use("Components/Field: Wrong", byClass(fieldCss.error), { ...ink(color.bad), ...text(type.helper) }),
  use("Components/Field: Disabled", byClass(fieldCss.box), {
    ...noFill,
    ...border(color.line),
    ...ink(color.fg2),
  }),
  use("Components/Field: Book", "textarea", text(type.bio, weight.book)),
  use("Components/Field: OverLimit", byClass(fieldCss.over), ink(color.bad)),

  use("Components/IconButton: Plain", "button", { ...noFill, ...ink(color.fg2), ...round(radius.control) }),
  use("Components/IconButton: Raised", "button", { ...fill(color.raised), ...ink(color.fg) }),
  use("Components/IconButton: Pressed", "button", ink(color.accentText)),
  use("Components/IconButton: OnCover", "button", {
    ...fill(veil(color.coverInk, 66)),
    ...ink(color.coverName),
    ...round(radius.full),
  }),
  use("Components/IconButton: OnCoverPressed", "button", ink(color.coverOn)),

  use("Components/LoadMore: End", byClass(loadMoreCss.end), ink(color.fg2)),

  use("Components/Markdown: EveryMark", byClass(markdownCss.prose), {
    ...ink(color.fg),
    ...text(type.prose, weight.book),
  }),
  use("Components/Markdown: EveryMark", byClass(markdownCss.heading), text(type.name, weight.strong)),
  use("Components/Markdown: EveryMark", byClass(markdownCss.quote), ink(color.fg2)),
  use("Components/Markdown: EveryMark", byClass(markdownCss.link), ink(color.accentText)),
  use("Components/Markdown: EveryMark", "pre", { ...fill(color.raised), ...round(radius.control) }),
  use("Components/Markdown: Prose", byClass(markdownCss.action), ink(mix(color.fg, 74, color.accentText))),

  use("Components/Modal: Open", "[role=dialog]", {
    ...fill(color.surface),
    ...round(radius.dialog),
    ...casts(shadow.high, `0 0 0 1px ${color.line}`),
  }),
  use("Components/Modal: Open", byClass(modalCss.overlay), fill(color.backdrop)),
  use("Components/Modal: Open", byClass(modalCss.title.start), text(type.title, weight.strong)),
  use("Components/Modal: Open", byClass(modalCss.description), { ...ink(color.fg2), ...text(type.body) }),

  use("Components/PageProgress: Active", byClass(pageProgressCss.bar), fill(color.accentText)),
  use("Components/RibbonMark: Logo", byClass(ribbonMarkCss.ribbon), fill(color.accent)),
  use("Components/Skeleton: Block", byClass(skeletonCss.skeleton), {
    ...fill(color.raised),
    ...round(radius.card),
  }),
  use("Components/Skeleton: Round", byClass(skeletonCss.skeleton), round(radius.full)),
  use("Components/SkipLink: Unfocused", byClass(skipLinkCss.link), {
    ...fill(color.fg),
    ...ink(color.page),
    ...round(radius.control),
    ...text(type.interface, weight.strong),
  }),

  use("Components/Switch: Off", "[role=switch]", {
    ...fill(color.raised),
    ...border(color.control),
    ...round(radius.full),
  }),
  use("Components/Switch: On", "[role=switch]", { ...fill(color.accent), ...border(color.accent) }),
  use("Components/Switch: Disabled", "[role=switch]", { ...noFill, ...border(color.line) }),
  use("Components/Switch: Off", byClass(switchCss.label), text(type.interface, weight.strong)),
  use("Components/Switch: Off", byClass(switchCss.hint), { ...ink(color.fg2), ...text(type.helper) }),

  use("Components/Toasts: Done", byClass(toastsCss.toast), {
    ...fill(color.surface),
    ...ink(color.fg),
    ...round(radius.card),
    ...casts(hairline(color.line), shadow.low),
    ...text(type.interface),
  }),
  use("Components/Toasts: Done", byClass(toastsCss.done), ink(color.ok)),
  use("Components/Toasts: Failed", byClass(toastsCss.failed), ink(color.bad)),
  use("Components/UploadButton: Failed", byClass(uploadButtonCss.error), {
    ...ink(color.bad),
    ...text(type.helper),
  }),
  use("Components/Wordmark: Header", byClass(wordmarkCss.wordmark), {
    fontFamily: font.mark,
    fontSize: vars.text.wordmark,
    fontWeight: weight.heavy,
  }),

  use("Features/Plan/PlanCard: StandardUpgradable", byClass(planCardCss.card), {
    ...fill(color.page),
    ...round(radius.plan),
    ...casts(hairline(color.line)),
  }),
  use("Features/Plan/PlanCard: PremiumUpgradable", byClass(planCardCss.card), {
    backgroundImage: `linear-gradient(${color.goldTint}, ${color.page} 70%)`,
    ...casts(hairline(color.goldLine)),
  }),
  use("Features/Plan/PlanCard: FreeCurrent", byClass(planCardCss.card), casts(hairline(color.fg, "2px"))),
  use("Features/Plan/PlanCard: PremiumUpgradable", byClass(planCardCss.name), {
    ...ink(color.goldText),
    ...text(type.heading, weight.strong),
  }),
  use(
    "Features/Plan/PlanCard: StandardUpgradable",
    byClass(planCardCss.price),
    text(type.title, weight.strong),
  ),

  use("Features/Character/CharacterCard: Plain", byClass(characterCardCss.likes), {
    ...ink(color.coverCounts),
    ...text(type.meta),
  }),
  use("Features/Character/CharacterCard: Draft", byClass(characterCardCss.mark), {
    ...fill(veil(color.coverInk, 78)),
    ...ink(color.coverName),
    ...round(radius.full),
    ...text(type.meta, weight.strong),
  }),
  use("Features/Character/CharacterCard: Favourite", byClass(characterCardCss.favourite), {
    ...fill(veil(color.coverInk, 66)),
    ...ink(color.coverOn),
  }),

  use("Features/Chat/Message: User", byClass(messageCss.said), {
    ...fill(mix(color.accentTint, 62, color.raised)),
    ...round(radius.said),
    ...casts(hairline(veil(color.accentText, 12))),
    ...ink(color.fg),
    fontFamily: font.book,
    fontSize: `calc(${vars.text.prose} - 1px)`,
    fontWeight: weight.book,
  }),
  use("Features/Chat/Message: Character", byClass(messageCss.character), text(type.prose, weight.book)),
  use("Features/Chat/Message: Character", byClass(messageCss.speaker), {
    fontFamily: font.display,
    fontWeight: weight.strong,
  }),
  use("Features/Chat/Message: Character", byClass(messageCss.time), {
    ...ink(color.fg2),
    ...text(type.meta),
  }),
  use("Features/Chat/Message: CharacterFailed", byClass(messageCss.outcome), {
    ...ink(color.bad),
    ...text(type.helper),
  }),

  use("Features/Chat/Composer: Draft", byClass(composerCss.box), {
    ...fill(color.written),
    ...round(radius.page),
    ...casts(hairline(color.control), shadow.low),
  }),
  use("Features/Chat/Composer: Draft", byClass(composerCss.send), {
    ...fill(color.fg),
    ...ink(color.page),
    ...round(radius.full),
  }),
  use("Features/Chat/Composer: Draft", "textarea", { ...ink(color.fg), ...text(type.prose, weight.book) }),
];

/** Selects what has a class of a `.css.ts` module; such a class can be several names. */
function byClass(className: string): string {
  return `.${className.trim().replace(/\s+/g, ".")}`;
}

function use(story: string, part: string, styles: TokenUse["styles"]): TokenUse {
  return { story, part, styles };
}

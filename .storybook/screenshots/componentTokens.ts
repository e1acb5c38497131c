import * as avatarCss from "../../packages/ui/src/components/Avatar/Avatar.css.ts";
import * as badgeCss from "../../packages/ui/src/components/Badge/Badge.css.ts";
import * as chipCss from "../../packages/ui/src/components/Chip/Chip.css.ts";
import * as choiceFieldCss from "../../packages/ui/src/components/ChoiceField/ChoiceField.css.ts";
import * as emptyStateCss from "../../packages/ui/src/components/EmptyState/EmptyState.css.ts";
import * as fieldCss from "../../packages/ui/src/components/Field/Field.css.ts";
import * as loadMoreCss from "../../packages/ui/src/components/LoadMore/LoadMore.css.ts";
import * as markdownCss from "../../packages/ui/src/components/Markdown/Markdown.css.ts";
import * as modalCss from "../../packages/ui/src/components/Modal/Modal.css.ts";
import * as pageProgressCss from "../../packages/ui/src/components/PageProgress/PageProgress.css.ts";
import * as ribbonMarkCss from "../../packages/ui/src/components/RibbonMark/RibbonMark.css.ts";
import * as skeletonCss from "../../packages/ui/src/components/Skeleton/Skeleton.css.ts";
import * as skipLinkCss from "../../packages/ui/src/components/SkipLink/SkipLink.css.ts";
import * as switchCss from "../../packages/ui/src/components/Switch/Switch.css.ts";
import * as toastsCss from "../../packages/ui/src/components/Toasts/Toasts.css.ts";
import * as uploadButtonCss from "../../packages/ui/src/components/UploadButton/UploadButton.css.ts";
import * as wordmarkCss from "../../packages/ui/src/components/Wordmark/Wordmark.css.ts";
import { mix, alpha } from "../../packages/ui/src/styles/units.ts";
import { type } from "../../packages/ui/src/styles/type.ts";
import { vars } from "../../packages/ui/src/styles/vars.css.ts";
import {
  border,
  byClass,
  casts,
  fill,
  hairline,
  ink,
  noFill,
  noShadow,
  round,
  row,
  text,
} from "./tokenUse.ts";
import type { TokenUse } from "./tokenUse.ts";

const { color, font, radius, shadow, weight } = vars;

const button = { ...round(radius.control), ...text(type.interface, weight.strong) };
const badge = { ...round(radius.full), ...text(type.meta, weight.heavy) };
const chip = { ...round(radius.full), ...text(type.interface) };

/** Which token each part of the components uses, in both themes. */
export const componentTokens: readonly TokenUse[] = [
  row("Components/Avatar: Named", byClass(avatarCss.letter), {
    ...fill(color.accentTint),
    ...ink(color.accentTintFg),
    ...round(radius.full),
    fontFamily: font.display,
    fontWeight: weight.strong,
  }),

  row("Components/Badge: Neutral", byClass(badgeCss.badge), {
    ...badge,
    ...fill(color.raised),
    ...ink(color.fg2),
  }),
  row("Components/Badge: Accent", byClass(badgeCss.badge), {
    ...badge,
    ...fill(color.accentTint),
    ...ink(color.accentTintFg),
  }),
  row("Components/Badge: Gold", byClass(badgeCss.badge), {
    ...badge,
    ...fill(color.goldTint),
    ...ink(color.goldText),
  }),
  row("Components/Badge: Good", byClass(badgeCss.badge), {
    ...badge,
    ...ink(color.ok),
    ...casts(hairline(color.line)),
  }),
  row("Components/Badge: Bad", byClass(badgeCss.badge), {
    ...badge,
    ...fill(color.badTint),
    ...ink(color.bad),
  }),

  row("Components/Button: Primary", "button", {
    ...button,
    ...fill(color.accent),
    ...ink(color.accentFg),
    ...casts(shadow.gloss),
  }),
  row("Components/Button: Secondary", "button", {
    ...button,
    ...fill(color.raised),
    ...ink(color.fg),
    ...casts(hairline(color.line)),
  }),
  row("Components/Button: Quiet", "button", { ...button, ...noFill, ...ink(color.fg), ...noShadow }),
  row("Components/Button: Gold", "button", {
    ...button,
    ...fill(color.gold),
    ...ink(color.goldFg),
    ...noShadow,
  }),
  row("Components/Button: GoldQuiet", "button", {
    ...button,
    ...noFill,
    ...ink(color.goldText),
    ...noShadow,
  }),
  row("Components/Button: Danger", "button", {
    ...button,
    ...fill(color.badTint),
    ...ink(color.bad),
    ...casts(hairline(color.bad)),
  }),
  row("Components/Button: Large", "button", {
    ...round(radius.control),
    ...text(type.body, weight.strong),
    ...fill(color.accent),
  }),
  row("Components/Button: DisabledWithReason", "button", {
    ...button,
    ...noFill,
    ...ink(color.fg2),
    ...casts(hairline(color.line)),
  }),

  row("Components/Chip: Choice", byClass(chipCss.chip), {
    ...chip,
    ...fill(color.raised),
    ...ink(color.fg2),
  }),
  row("Components/Chip: Selected", byClass(chipCss.chip), {
    ...chip,
    ...fill(color.fg),
    ...ink(color.page),
    fontWeight: weight.strong,
  }),

  row("Components/ChoiceField: Row", byClass(choiceFieldCss.row), {
    ...fill(color.raised),
    ...round(radius.card),
  }),
  row("Components/ChoiceField: Row", `${byClass(choiceFieldCss.choice)}:has(:checked)`, {
    ...fill(color.surface),
    ...ink(color.fg),
    ...round(radius.control),
    ...casts(hairline(color.control)),
    ...text(type.interface, weight.strong),
  }),
  row("Components/ChoiceField: Missing", byClass(choiceFieldCss.error), {
    ...ink(color.bad),
    ...text(type.helper),
  }),

  row("Components/EmptyState: WithAction", byClass(emptyStateCss.title), text(type.heading, weight.strong)),
  row("Components/EmptyState: WithAction", byClass(emptyStateCss.body), {
    ...ink(color.fg2),
    ...text(type.body),
  }),

  row("Components/Field: Filled", byClass(fieldCss.box), {
    ...fill(color.page),
    ...border(color.control),
    ...round(radius.control),
  }),
  row("Components/Field: Filled", "input", { ...ink(color.fg), ...text(type.interface) }),
  row("Components/Field: Filled", byClass(fieldCss.top), text(type.interface, weight.strong)),
  row("Components/Field: Wrong", byClass(fieldCss.box), border(color.bad)),
  row("Components/Field: Wrong", byClass(fieldCss.error), { ...ink(color.bad), ...text(type.helper) }),
  row("Components/Field: Disabled", byClass(fieldCss.box), {
    ...noFill,
    ...border(color.line),
    ...ink(color.fg2),
  }),
  row("Components/Field: Book", "textarea", text(type.bio, weight.book)),
  row("Components/Field: OverLimit", byClass(fieldCss.over), ink(color.bad)),

  row("Components/IconButton: Plain", "button", { ...noFill, ...ink(color.fg2), ...round(radius.control) }),
  row("Components/IconButton: Raised", "button", { ...fill(color.raised), ...ink(color.fg) }),
  row("Components/IconButton: Pressed", "button", ink(color.accentText)),
  row("Components/IconButton: OnCover", "button", {
    ...fill(alpha(color.coverInk, 66)),
    ...ink(color.coverName),
    ...round(radius.full),
  }),
  row("Components/IconButton: OnCoverPressed", "button", ink(color.coverOn)),

  row("Components/LoadMore: End", byClass(loadMoreCss.end), ink(color.fg2)),

  row("Components/Markdown: EveryMark", byClass(markdownCss.prose), {
    ...ink(color.fg),
    ...text(type.prose, weight.book),
  }),
  row("Components/Markdown: EveryMark", byClass(markdownCss.heading), text(type.name, weight.strong)),
  row("Components/Markdown: EveryMark", byClass(markdownCss.quote), ink(color.fg2)),
  row("Components/Markdown: EveryMark", byClass(markdownCss.link), ink(color.accentText)),
  row("Components/Markdown: EveryMark", "pre", { ...fill(color.raised), ...round(radius.control) }),
  row("Components/Markdown: Prose", byClass(markdownCss.action), ink(mix(color.fg, 74, color.accentText))),

  row("Components/Modal: Open", "[role=dialog]", {
    ...fill(color.surface),
    ...round(radius.dialog),
    ...casts(shadow.high, `0 0 0 1px ${color.line}`),
  }),
  row("Components/Modal: Open", byClass(modalCss.overlay), fill(color.backdrop)),
  row("Components/Modal: Open", byClass(modalCss.title.start), text(type.title, weight.strong)),
  row("Components/Modal: Open", byClass(modalCss.description), { ...ink(color.fg2), ...text(type.body) }),

  row("Components/PageProgress: Active", byClass(pageProgressCss.bar), fill(color.accentText)),
  row("Components/RibbonMark: Logo", byClass(ribbonMarkCss.ribbon), fill(color.accent)),
  row("Components/Skeleton: Block", byClass(skeletonCss.skeleton), {
    ...fill(color.raised),
    ...round(radius.card),
  }),
  row("Components/Skeleton: Round", byClass(skeletonCss.skeleton), round(radius.full)),
  row("Components/SkipLink: Focused", byClass(skipLinkCss.link), {
    ...fill(color.fg),
    ...ink(color.page),
    ...round(radius.control),
    ...text(type.interface, weight.strong),
  }),

  row("Components/Switch: Off", "[role=switch]", {
    ...fill(color.raised),
    ...border(color.control),
    ...round(radius.full),
  }),
  row("Components/Switch: On", "[role=switch]", { ...fill(color.accent), ...border(color.accent) }),
  row("Components/Switch: Disabled", "[role=switch]", { ...noFill, ...border(color.line) }),
  row("Components/Switch: Off", byClass(switchCss.label), text(type.interface, weight.strong)),
  row("Components/Switch: Off", byClass(switchCss.hint), { ...ink(color.fg2), ...text(type.helper) }),

  row("Components/Toasts: Done", byClass(toastsCss.toast), {
    ...fill(color.surface),
    ...ink(color.fg),
    ...round(radius.card),
    ...casts(hairline(color.line), shadow.low),
    ...text(type.interface),
  }),
  row("Components/Toasts: Done", byClass(toastsCss.done), ink(color.ok)),
  row("Components/Toasts: Failed", byClass(toastsCss.failed), ink(color.bad)),
  row("Components/UploadButton: Failed", byClass(uploadButtonCss.error), {
    ...ink(color.bad),
    ...text(type.helper),
  }),
  row("Components/Wordmark: Header", byClass(wordmarkCss.wordmark), {
    fontFamily: font.mark,
    fontSize: vars.text.wordmark,
    fontWeight: weight.heavy,
  }),
];

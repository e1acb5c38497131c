import * as avatarCss from "../../packages/ui/src/components/Avatar/Avatar.css.ts";
import * as badgeCss from "../../packages/ui/src/components/Badge/Badge.css.ts";
import * as chipCss from "../../packages/ui/src/components/Chip/Chip.css.ts";
import * as countLabelCss from "../../packages/ui/src/components/CountLabel/CountLabel.css.ts";
import * as emptyStateCss from "../../packages/ui/src/components/EmptyState/EmptyState.css.ts";
import * as fieldCss from "../../packages/ui/src/components/Field/Field.css.ts";
import * as gridCss from "../../packages/ui/src/components/Grid/Grid.css.ts";
import * as imageCropDialogCss from "../../packages/ui/src/components/ImageCropDialog/ImageCropDialog.css.ts";
import * as linkCss from "../../packages/ui/src/components/Link/Link.css.ts";
import * as loadMoreCss from "../../packages/ui/src/components/LoadMore/LoadMore.css.ts";
import * as markdownCss from "../../packages/ui/src/components/Markdown/Markdown.css.ts";
import * as menuCss from "../../packages/ui/src/components/Menu/Menu.css.ts";
import * as modalCss from "../../packages/ui/src/components/Modal/Modal.css.ts";
import * as pageProgressCss from "../../packages/ui/src/components/PageProgress/PageProgress.css.ts";
import * as ribbonMarkCss from "../../packages/ui/src/components/RibbonMark/RibbonMark.css.ts";
import * as skeletonCss from "../../packages/ui/src/components/Skeleton/Skeleton.css.ts";
import * as skipLinkCss from "../../packages/ui/src/components/SkipLink/SkipLink.css.ts";
import * as stackCss from "../../packages/ui/src/components/Stack/Stack.css.ts";
import * as textCss from "../../packages/ui/src/components/Text/Text.css.ts";
import * as themeRootCss from "../../packages/ui/src/components/ThemeRoot/ThemeRoot.css.ts";
import * as toastsCss from "../../packages/ui/src/components/Toasts/Toasts.css.ts";
import * as tooltipCss from "../../packages/ui/src/components/Tooltip/Tooltip.css.ts";
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
  gap,
  hairline,
  ink,
  noFill,
  noShadow,
  round,
  row,
  text,
  underline,
} from "./tokenUse.ts";
import type { TokenUse } from "./tokenUse.ts";

const { color, font, radius, shadow, space, weight } = vars;

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
    ...ink(color.textMuted),
  }),
  row("Components/Badge: Highlighted", byClass(badgeCss.badge), {
    ...badge,
    ...fill(color.accentTint),
    ...ink(color.accentTintFg),
  }),
  row("Components/Badge: Premium", byClass(badgeCss.badge), {
    ...badge,
    ...fill(color.goldTint),
    ...ink(color.goldText),
  }),
  row("Components/Badge: Success", byClass(badgeCss.badge), {
    ...badge,
    ...ink(color.ok),
    ...casts(hairline(color.line)),
  }),
  row("Components/Badge: Danger", byClass(badgeCss.badge), {
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
  row("Components/Button: Premium", "button", {
    ...button,
    ...fill(color.gold),
    ...ink(color.goldFg),
    ...noShadow,
  }),
  row("Components/Button: PremiumQuiet", "button", {
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
    ...ink(color.textMuted),
    ...casts(hairline(color.line)),
  }),

  row("Components/Chip: Choice", byClass(chipCss.chip), {
    ...chip,
    ...fill(color.raised),
    ...ink(color.textMuted),
  }),
  row("Components/Chip: Selected", byClass(chipCss.chip), {
    ...chip,
    ...fill(color.fg),
    ...ink(color.page),
    fontWeight: weight.strong,
  }),

  row("Components/CountLabel: Thousands", byClass(countLabelCss.count), gap(space[4])),

  row("Components/EmptyState: WithAction", byClass(emptyStateCss.title), text(type.heading, weight.strong)),
  row("Components/EmptyState: WithAction", byClass(emptyStateCss.body), {
    ...ink(color.textMuted),
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
    ...ink(color.textMuted),
  }),
  row("Components/TextArea: Book", "textarea", text(type.bio, weight.book)),
  row("Components/Field: OverLimit", byClass(fieldCss.over), ink(color.bad)),

  row("Components/Grid: AsManyAsFit", byClass(gridCss.grid), gap(space[16])),
  row("Components/Grid: TwoColumns", byClass(gridCss.grid), gap(space[24])),

  row("Components/IconButton: Plain", "button", {
    ...noFill,
    ...ink(color.textMuted),
    ...round(radius.control),
  }),
  row("Components/IconButton: Raised", "button", { ...fill(color.raised), ...ink(color.fg) }),
  row("Components/IconButton: Pressed", "button", ink(color.accentText)),
  row("Components/IconButton: OnCover", "button", {
    ...fill(alpha(color.coverInk, 66)),
    ...ink(color.coverName),
    ...round(radius.full),
  }),
  row("Components/IconButton: OnCoverPressed", "button", ink(color.coverAccent)),

  row("Components/ImageCropDialog: Avatar", byClass(imageCropDialogCss.frame), {
    ...fill(color.surface),
    ...round(radius.card),
  }),
  row("Components/ImageCropDialog: Avatar", byClass(imageCropDialogCss.hint), ink(color.textMuted)),
  row("Components/ImageCropDialog: Failed", byClass(imageCropDialogCss.error), ink(color.bad)),

  row("Components/Link: Underlined", byClass(linkCss.variant.underlined), underline(color.control)),
  row("Components/Link: Quiet", byClass(linkCss.variant.quiet), underline("transparent")),

  row("Components/LoadMore: End", byClass(loadMoreCss.end), ink(color.textMuted)),

  row("Components/Markdown: EveryMark", byClass(markdownCss.prose), {
    ...ink(color.fg),
    ...text(type.prose, weight.book),
  }),
  row("Components/Markdown: EveryMark", byClass(markdownCss.heading), text(type.name, weight.strong)),
  row("Components/Markdown: EveryMark", byClass(markdownCss.quote), ink(color.textMuted)),
  row("Components/Markdown: EveryMark", byClass(markdownCss.link), ink(color.accentText)),
  row("Components/Markdown: EveryMark", "div:has(> pre)", {
    ...fill(color.raised),
    ...round(radius.control),
  }),
  row("Components/Markdown: Prose", byClass(markdownCss.action), ink(mix(color.fg, 74, color.accentText))),

  row("Components/Menu: Open", "[role=menu]", { ...fill(color.surface), ...round(radius.card) }),
  row("Components/Menu: Open", byClass(menuCss.item.neutral), {
    ...ink(color.fg),
    ...round(radius.control),
    ...text(type.interface),
  }),
  row("Components/Menu: Open", byClass(menuCss.item.danger), ink(color.bad)),
  row("Components/Menu: Open", byClass(menuCss.separator), fill(color.line)),

  row("Components/Modal: Open", "[role=dialog]", {
    ...fill(color.surface),
    ...round(radius.dialog),
    ...casts(shadow.high, `0 0 0 1px ${color.line}`),
  }),
  row("Components/Modal: Open", byClass(modalCss.overlay), fill(color.backdrop)),
  row("Components/Modal: Open", byClass(modalCss.title.start), text(type.title, weight.strong)),
  row("Components/Modal: Open", byClass(modalCss.description), {
    ...ink(color.textMuted),
    ...text(type.body),
  }),

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

  row("Components/Stack: Column", byClass(stackCss.stack), gap(space[8])),

  row("Components/Text: HeadingAndSentence", "h2", {
    ...ink(color.fg),
    ...text(type.heading, weight.strong),
  }),
  row("Components/Text: HeadingAndSentence", "h2 + p", { ...ink(color.textMuted), ...text(type.body) }),
  ...(
    ["meta", "helper", "interface", "body", "name", "heading", "title", "display", "bio", "prose"] as const
  ).map((variant) =>
    row("Components/Text: Variants", byClass(textCss.variant[variant]), text(type[variant])),
  ),
  row("Components/Text: Tones", byClass(textCss.color.accent), ink(color.accentText)),
  row("Components/Text: Tones", byClass(textCss.tone.success), ink(color.ok)),
  row("Components/Text: Tones", byClass(textCss.tone.danger), ink(color.bad)),
  row("Components/Text: Tones", byClass(textCss.tone.premium), ink(color.goldText)),

  row("Components/ThemeRoot: Inherited", byClass(themeRootCss.root), {
    ...fill(color.page),
    ...ink(color.fg),
  }),
  row("Components/Toasts: Done", byClass(toastsCss.toast), {
    ...fill(color.surface),
    ...ink(color.fg),
    ...round(radius.card),
    ...casts(hairline(color.line), shadow.low),
    ...text(type.interface),
  }),
  row("Components/Toasts: Done", byClass(toastsCss.done), ink(color.ok)),
  row("Components/Toasts: Failed", byClass(toastsCss.failed), ink(color.bad)),

  row("Components/Tooltip: Above", byClass(tooltipCss.tooltip), {
    ...fill(color.fg),
    ...ink(color.page),
    ...round(radius.control),
    ...text(type.helper),
  }),
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

import * as characterCardCss from "../../packages/ui/src/features/character/CharacterCard/CharacterCard.css.ts";
import * as chatRailCss from "../../packages/ui/src/features/chat/ChatRail/ChatRail.css.ts";
import * as navDrawerCss from "../../packages/ui/src/features/shell/NavDrawer/NavDrawer.css.ts";
import * as checkboxCss from "../../packages/ui/src/components/Checkbox/Checkbox.css.ts";
import * as chipCss from "../../packages/ui/src/components/Chip/Chip.css.ts";
import * as segmentedControlCss from "../../packages/ui/src/components/SegmentedControl/SegmentedControl.css.ts";
import * as fieldCss from "../../packages/ui/src/components/Field/Field.css.ts";
import * as menuCss from "../../packages/ui/src/components/Menu/Menu.css.ts";
import * as radioGroupCss from "../../packages/ui/src/components/RadioGroup/RadioGroup.css.ts";
import * as selectCss from "../../packages/ui/src/components/Select/Select.css.ts";
import * as switchCss from "../../packages/ui/src/components/Switch/Switch.css.ts";
import * as tabsCss from "../../packages/ui/src/components/Tabs/Tabs.css.ts";
import { alpha, mix } from "../../packages/ui/src/styles/units.ts";
import { vars } from "../../packages/ui/src/styles/vars.css.ts";
import { border, byClass, casts, fill, ink, noFill, underline } from "./tokenUse.ts";
import type { TokenUse } from "./tokenUse.ts";

type Styles = TokenUse["styles"];

/** The tokens that an interactive part uses under the pointer and while pressed. */
export interface StateTokens {
  /** A story that shows this part, as `title: Export`. */
  readonly story: string;
  /** A selector of the part. */
  readonly part: string;
  readonly hover: Styles;
  /** Absent: a press looks like the pointer over it. */
  readonly pressed?: Styles;
  /** What has the focus, if it is not the part. */
  readonly focused?: string;
  /** What is pressed, if it is not the part. */
  readonly pressedPart?: string;
  /** Whether the pointer is over it by `data-highlighted`, which Radix sets, instead of `:hover`. @default false */
  readonly highlighted?: boolean;
  /** A shape has an edge instead of text. Text on a cover is measured by other tests. @default "text" */
  readonly kind?: "text" | "shape" | "cover";
}

const { color } = vars;
const darker = (token: string) => mix(token, 86, "#000");
const steps = (hover: string, pressed: string) => ({ hover: fill(hover), pressed: fill(pressed) });

/** Each interactive component, with its variants. */
export const stateTokens: readonly StateTokens[] = [
  {
    ...{ story: "Components/Button: Primary", part: "button" },
    ...steps(color.accentHover, darker(color.accentHover)),
  },
  { story: "Components/Button: Secondary", part: "button", ...steps(color.hover, color.active) },
  { story: "Components/Button: Quiet", part: "button", ...steps(color.raised, color.hover) },
  {
    ...{ story: "Components/Button: Danger", part: "button" },
    hover: { ...fill(color.bad), ...ink(color.page) },
    pressed: { ...fill(darker(color.bad)), ...ink(color.page) },
  },
  {
    ...{ story: "Components/Button: Premium", part: "button" },
    ...steps(mix(color.gold, 91, "#000"), darker(mix(color.gold, 91, "#000"))),
  },
  { story: "Components/Button: PremiumQuiet", part: "button", ...steps(color.raised, color.hover) },
  {
    ...{ story: "Components/LinkButton: Primary", part: "a" },
    ...steps(color.accentHover, darker(color.accentHover)),
  },

  {
    ...{ story: "Components/IconButton: Plain", part: "button" },
    hover: { ...fill(color.raised), ...ink(color.fg) },
    pressed: { ...fill(color.hover), ...ink(color.fg) },
  },
  { story: "Components/IconButton: Raised", part: "button", ...steps(color.hover, color.active) },
  {
    ...{ story: "Components/IconButton: OnCover", part: "button", kind: "cover" },
    ...steps(alpha(color.coverInk, 82), color.coverInk),
  },

  {
    ...{ story: "Components/Chip: Choice", part: byClass(chipCss.chip) },
    hover: { ...fill(color.hover), ...ink(color.fg) },
    pressed: { ...fill(color.active), ...ink(color.fg) },
  },
  {
    ...{ story: "Components/Chip: Selected", part: byClass(chipCss.chip) },
    ...steps(mix(color.fg, 86, color.page), mix(color.fg, 74, color.page)),
  },
  {
    ...{ story: "Components/Chip: Removable", part: byClass(chipCss.remove) },
    hover: { ...fill(color.hover), ...ink(color.fg) },
    pressed: { ...fill(color.active), ...ink(color.fg) },
  },

  {
    ...{ story: "Components/Link: Underlined", part: "a" },
    hover: underline("currentColor"),
    pressed: { ...underline("currentColor"), textDecorationThickness: "2px" },
  },
  {
    ...{ story: "Components/Link: Quiet", part: "a" },
    hover: underline("currentColor"),
    pressed: { ...underline("currentColor"), textDecorationThickness: "2px" },
  },

  {
    ...{ story: "Components/Tabs: First", part: `${byClass(tabsCss.tab)}[data-state=inactive]` },
    hover: { ...noFill, ...ink(color.fg) },
    pressed: { ...fill(color.raised), ...ink(color.fg) },
  },
  {
    ...{ story: "Components/Menu: Open", part: `${byClass(menuCss.item.neutral)}`, highlighted: true },
    ...steps(color.hover, color.active),
  },
  {
    ...{ story: "Components/Menu: Open", part: `${byClass(menuCss.item.danger)}`, highlighted: true },
    hover: { ...fill(color.badTint), ...ink(color.bad) },
    pressed: { ...fill(color.bad), ...ink(color.page) },
  },

  {
    ...{ story: "Components/Switch: Off", part: byClass(switchCss.track), kind: "shape" },
    hover: { ...fill(color.raised), ...border(color.textMuted) },
    pressed: { ...fill(color.hover), ...border(color.textMuted) },
  },
  {
    ...{ story: "Components/Checkbox: Unchecked", part: byClass(checkboxCss.box), kind: "shape" },
    hover: { ...fill(color.page), ...border(color.textMuted) },
    pressed: { ...fill(color.hover), ...border(color.textMuted) },
  },
  {
    ...{ story: "Components/RadioGroup: Unanswered", part: byClass(radioGroupCss.dot), kind: "shape" },
    hover: { ...fill(color.page), ...border(color.textMuted) },
    pressed: { ...fill(color.hover), ...border(color.textMuted) },
  },
  {
    ...{
      story: "Components/SegmentedControl: Unanswered",
      part: byClass(segmentedControlCss.option),
      focused: "input",
    },
    hover: { ...noFill, ...ink(color.fg) },
    pressed: { ...fill(color.hover), ...ink(color.fg) },
  },
  {
    ...{ story: "Components/Field: Filled", part: byClass(fieldCss.box), focused: "input" },
    hover: { ...fill(color.page), ...border(color.textMuted) },
  },
  {
    ...{ story: "Components/Select: Chosen", part: byClass(selectCss.control) },
    hover: { ...fill(color.page), ...border(color.textMuted) },
  },

  {
    ...{ story: "Features/Chat/ChatRail: Full", part: `${byClass(chatRailCss.item)}:not([aria-current])` },
    ...steps(color.raised, color.hover),
  },
  {
    ...{ story: "Features/Shell/NavDrawer: SignedIn", part: byClass(navDrawerCss.entry) },
    ...steps(color.raised, color.hover),
  },
  {
    ...{ story: "Features/Character/CharacterCard: Plain", part: byClass(characterCardCss.card) },
    ...{ kind: "cover", focused: "a", pressedPart: "a" },
    hover: {},
    pressed: casts(`0 0 0 1px ${color.coverGlow}`),
  },
];

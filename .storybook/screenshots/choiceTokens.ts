import * as checkboxCss from "../../packages/ui/src/components/Checkbox/Checkbox.css.ts";
import * as segmentedControlCss from "../../packages/ui/src/components/SegmentedControl/SegmentedControl.css.ts";
import * as fieldNotesCss from "../../packages/ui/src/components/Field/FieldNotes.css.ts";
import * as radioGroupCss from "../../packages/ui/src/components/RadioGroup/RadioGroup.css.ts";
import * as selectCss from "../../packages/ui/src/components/Select/Select.css.ts";
import * as switchCss from "../../packages/ui/src/components/Switch/Switch.css.ts";
import * as tabsCss from "../../packages/ui/src/components/Tabs/Tabs.css.ts";
import { type } from "../../packages/ui/src/styles/type.ts";
import { vars } from "../../packages/ui/src/styles/vars.css.ts";
import { border, byClass, casts, fill, hairline, ink, noFill, round, row, text } from "./tokenUse.ts";
import type { TokenUse } from "./tokenUse.ts";

const { color, radius, shadow, weight } = vars;

/** Which token each part of the controls for a choice uses, in both themes. */
export const choiceTokens: readonly TokenUse[] = [
  row("Components/Checkbox: Unchecked", byClass(checkboxCss.box), {
    ...fill(color.page),
    ...border(color.control),
    ...round(radius.small),
  }),
  row("Components/Checkbox: Checked", byClass(checkboxCss.box), {
    ...fill(color.accent),
    ...border(color.accent),
    ...ink(color.accentFg),
  }),
  row("Components/Checkbox: Indeterminate", byClass(checkboxCss.box), fill(color.accent)),
  row("Components/Checkbox: Missing", byClass(checkboxCss.box), border(color.bad)),
  row("Components/Checkbox: Disabled", byClass(checkboxCss.box), { ...noFill, ...border(color.line) }),
  row("Components/Checkbox: DisabledChecked", byClass(checkboxCss.box), {
    ...noFill,
    ...ink(color.textMuted),
  }),
  row("Components/Checkbox: Unchecked", byClass(checkboxCss.label), text(type.interface)),
  row("Components/Checkbox: Disabled", byClass(checkboxCss.label), ink(color.textMuted)),
  row("Components/Checkbox: Unchecked", byClass(fieldNotesCss.hint), {
    ...ink(color.textMuted),
    ...text(type.helper),
  }),
  row("Components/Checkbox: Missing", byClass(fieldNotesCss.error), {
    ...ink(color.bad),
    ...text(type.helper),
  }),

  row("Components/SegmentedControl: Row", byClass(segmentedControlCss.row), {
    ...fill(color.raised),
    ...round(radius.card),
  }),
  row("Components/SegmentedControl: Row", `${byClass(segmentedControlCss.option)}:has(:checked)`, {
    ...fill(color.surface),
    ...ink(color.fg),
    ...round(radius.control),
    ...casts(hairline(color.control)),
    ...text(type.interface, weight.strong),
  }),
  row("Components/SegmentedControl: Missing", byClass(segmentedControlCss.error), {
    ...ink(color.bad),
    ...text(type.helper),
  }),

  row("Components/RadioGroup: Unanswered", "[role=radio]", {
    ...fill(color.page),
    ...border(color.control),
    ...round(radius.full),
  }),
  row("Components/RadioGroup: Chosen", "[role=radio][data-state=checked]", {
    ...fill(color.accentFg),
    ...border(color.accent),
  }),
  row("Components/RadioGroup: Missing", "[role=radio]", border(color.bad)),
  row("Components/RadioGroup: Disabled", "[role=radio][data-state=unchecked]", {
    ...noFill,
    ...border(color.line),
  }),
  row("Components/RadioGroup: Disabled", "[role=radio][data-state=checked]", border(color.textMuted)),
  row("Components/RadioGroup: Chosen", byClass(radioGroupCss.label), text(type.interface, weight.strong)),
  row("Components/RadioGroup: Chosen", byClass(radioGroupCss.text), text(type.interface)),
  row("Components/RadioGroup: Chosen", byClass(radioGroupCss.hint), {
    ...ink(color.textMuted),
    ...text(type.helper),
  }),

  row("Components/Select: Chosen", "[role=combobox]", {
    ...fill(color.page),
    ...ink(color.fg),
    ...border(color.control),
    ...round(radius.control),
    ...text(type.interface),
  }),
  row("Components/Select: Chosen", byClass(selectCss.label), text(type.interface, weight.strong)),
  row("Components/Select: Unanswered", "[role=combobox]", ink(color.textMuted)),
  row("Components/Select: Missing", "[role=combobox]", border(color.bad)),
  row("Components/Select: Disabled", "[role=combobox]", {
    ...noFill,
    ...ink(color.textMuted),
    ...border(color.line),
  }),
  row("Components/Select/Open: Open", byClass(selectCss.list), {
    ...fill(color.surface),
    ...ink(color.fg),
    ...round(radius.card),
    ...casts(hairline(color.line), shadow.low),
  }),
  row("Components/Select/Open: Open", "[role=option][data-state=checked]", {
    ...round(radius.control),
    ...text(type.interface, weight.strong),
  }),
  row("Components/Select/Open: Open", byClass(selectCss.check), ink(color.accentText)),
  row("Components/Select/Open: Open", byClass(selectCss.groupLabel), {
    ...ink(color.textMuted),
    ...text(type.meta, weight.strong),
  }),

  row("Components/Switch: Off", "[role=switch]", {
    ...fill(color.raised),
    ...border(color.control),
    ...round(radius.full),
  }),
  row("Components/Switch: On", "[role=switch]", { ...fill(color.accent), ...border(color.accent) }),
  row("Components/Switch: Disabled", "[role=switch]", { ...noFill, ...border(color.line) }),
  row("Components/Switch: Off", byClass(switchCss.label), text(type.interface, weight.strong)),
  row("Components/Switch: Off", byClass(switchCss.hint), { ...ink(color.textMuted), ...text(type.helper) }),

  row("Components/Tabs: First", "[role=tab][data-state=active]", {
    ...ink(color.fg),
    ...text(type.interface, weight.strong),
    backgroundImage: `linear-gradient(${color.accentText}, ${color.accentText})`,
  }),
  row("Components/Tabs: First", "[role=tab][data-state=inactive]", ink(color.textMuted)),
  row("Components/Tabs: First", "[role=tablist]", {
    backgroundImage: `linear-gradient(${color.line}, ${color.line})`,
  }),
  row("Components/Tabs: WithIconsAndCounts", byClass(tabsCss.count), {
    ...ink(color.textMuted),
    ...text(type.meta),
  }),
];

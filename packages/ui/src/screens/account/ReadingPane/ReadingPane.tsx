import type { RootProps } from "../../../components/rootProps.ts";
import { rootProps } from "../../../components/rootProps.ts";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { SegmentedControl } from "../../../components/SegmentedControl/SegmentedControl.tsx";
import { Markdown } from "../../../components/Markdown/Markdown.tsx";
import { Switch } from "../../../components/Switch/Switch.tsx";
import { readingVars } from "../../../styles/reading.ts";
import type { ReadingSettings } from "../../../styles/reading.ts";
import { vars } from "../../../styles/vars.css.ts";
import { pane } from "../pane.css.ts";
import { readingPaneCopy } from "./ReadingPane.copy.ts";
import * as css from "./ReadingPane.css.ts";

export interface ReadingPaneProps extends RootProps {
  /** The current reading settings. */
  reading: ReadingSettings;
  /** The user changed a setting; the whole new settings. */
  onReadingChange: (reading: ReadingSettings) => void;
  /** Whether the user is reminded every hour to take a break. @default false */
  breaks?: boolean;
  /** The user switched break reminders on or off. Absent: the setting is not shown. */
  onBreaksChange?: (breaks: boolean) => void;
  /** Texts of the component. @default English */
  copy?: Copy<typeof readingPaneCopy>;
}

const faces = { serif: vars.font.reading, sans: vars.font.interface, legible: vars.font.legible } as const;
const typefaces = ["serif", "sans", "legible"] as const;
const sizes = ["small", "medium", "large", "largest"] as const;
const lineLengths = ["short", "medium", "long"] as const;
// Font sizes of the sample letters, in em of the button's text.
const letters = { small: 0.9, medium: 1.1, large: 1.35, largest: 1.65 } as const;

/** The reading settings for chats and stories, with a sample. */
export function ReadingPane(props: ReadingPaneProps) {
  const { reading, onReadingChange, breaks = false, onBreaksChange } = props;
  const copy = useCopy(readingPaneCopy, props.copy);
  return (
    <div {...rootProps(props, pane)}>
      <figure className={css.sample} aria-label={copy.sample}>
        <div className={css.page} style={readingVars(reading)}>
          <Markdown text={copy.sampleText} />
        </div>
      </figure>
      <SegmentedControl
        label={copy.typeface}
        options={typefaces.map((value) => ({
          value,
          label: copy.typefaces[value],
          sample: { fontFamily: faces[value] },
        }))}
        value={reading.typeface}
        onValueChange={(typeface) => {
          onReadingChange({ ...reading, typeface });
        }}
      />
      <SegmentedControl
        label={copy.size}
        options={sizes.map((value) => ({
          value,
          label: copy.sizes[value],
          icon: (
            <span aria-hidden="true" className={css.letter} style={{ fontSize: `${letters[value]}em` }}>
              {copy.sizeSample}
            </span>
          ),
        }))}
        value={reading.size}
        onValueChange={(size) => {
          onReadingChange({ ...reading, size });
        }}
      />
      <SegmentedControl
        label={copy.lineLength}
        options={lineLengths.map((value) => ({ value, label: copy.lineLengths[value] }))}
        value={reading.lineLength}
        onValueChange={(lineLength) => {
          onReadingChange({ ...reading, lineLength });
        }}
      />
      <p className={css.contrast}>{copy.contrast}</p>
      {onBreaksChange !== undefined && (
        <Switch
          label={copy.breaks}
          hint={copy.breaksHint}
          checked={breaks}
          onCheckedChange={onBreaksChange}
        />
      )}
    </div>
  );
}

export type { ReadingSettings } from "../../../styles/reading.ts";

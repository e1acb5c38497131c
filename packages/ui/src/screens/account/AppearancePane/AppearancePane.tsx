import type { ReactNode } from "react";
import type { RootProps } from "../../../components/rootProps.ts";
import { rootProps } from "../../../components/rootProps.ts";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { SegmentedControl } from "../../../components/SegmentedControl/SegmentedControl.tsx";
import { pane } from "../pane.css.ts";
import { appearancePaneCopy } from "./AppearancePane.copy.ts";
import { AppearancePaneDensity, AppearancePaneTheme } from "./AppearancePanePreview.tsx";
import type { ThemeChoice, DensityChoice } from "./AppearanceChoices.ts";

export interface AppearancePaneProps extends RootProps {
  /** The selected theme. */
  theme: ThemeChoice;
  /** The user chose a theme. */
  onThemeChange: (theme: ThemeChoice) => void;
  /** The selected density. @default "standard" */
  density?: DensityChoice;
  /** Absent: the setting is not shown. */
  onDensityChange?: (density: DensityChoice) => void;
  /** The control for the language: a LanguageSelect. Absent: the setting is not shown. */
  language?: ReactNode;
  /** Texts of the component. @default English */
  copy?: Copy<typeof appearancePaneCopy>;
}

const themes = ["system", "dark", "light"] as const;
const densities = ["roomy", "standard", "compact"] as const;

/** The appearance settings of this device. */
export function AppearancePane(props: AppearancePaneProps) {
  const { density = "standard", onDensityChange } = props;
  const copy = useCopy(appearancePaneCopy, props.copy);
  return (
    <div {...rootProps(props, pane)}>
      <SegmentedControl
        label={copy.theme}
        options={themes.map((value) => ({
          value,
          label: copy.themes[value],
          icon: <AppearancePaneTheme theme={value} />,
        }))}
        value={props.theme}
        onValueChange={props.onThemeChange}
      />
      {onDensityChange !== undefined && (
        <SegmentedControl
          label={copy.density}
          options={densities.map((value) => ({
            value,
            label: copy.densities[value],
            icon: <AppearancePaneDensity density={value} />,
          }))}
          value={density}
          onValueChange={onDensityChange}
        />
      )}
      {props.language}
    </div>
  );
}

export type { ThemeChoice, DensityChoice } from "./AppearanceChoices.ts";

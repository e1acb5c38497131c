import type { RootProps } from "../../../components/rootProps.ts";
import { rootProps } from "../../../components/rootProps.ts";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { SunMoonIcon } from "../../../components/Icon/SunMoonIcon.generated.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { appearanceToggleCopy } from "./AppearanceToggle.copy.ts";

export interface AppearanceToggleProps extends RootProps {
  /** The current theme. */
  theme: "dark" | "light";
  /** The user wants the other theme. */
  onThemeChange: (theme: "dark" | "light") => void;
  /** Texts of the component. @default English */
  copy?: Copy<typeof appearanceToggleCopy>;
}

/**
 * Switches between dark and light.
 *
 * @example
 * <AppearanceToggle theme={theme} onThemeChange={setTheme} />
 */
export function AppearanceToggle(props: AppearanceToggleProps) {
  const { theme, onThemeChange, copy: own } = props;
  const copy = useCopy(appearanceToggleCopy, own);
  return (
    <IconButton
      {...rootProps(props)}
      label={theme === "dark" ? copy.toLight : copy.toDark}
      icon={<SunMoonIcon size={20} />}
      onClick={() => onThemeChange(theme === "dark" ? "light" : "dark")}
    />
  );
}

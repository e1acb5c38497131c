import { SunMoonIcon } from "../../../components/Icon/SunMoonIcon.generated.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { appearanceToggleCopy } from "./AppearanceToggle.copy.ts";

export interface AppearanceToggleProps {
  /** The current theme. */
  theme: "dark" | "light";
  /** The user wants the other theme. */
  onToggle: () => void;
  /** Texts of the component. @default English */
  copy?: Readonly<Record<keyof typeof appearanceToggleCopy, string>>;
}

/** Switches between dark and light (§2). */
export function AppearanceToggle({ theme, onToggle, copy = appearanceToggleCopy }: AppearanceToggleProps) {
  return (
    <IconButton
      label={theme === "dark" ? copy.toLight : copy.toDark}
      icon={<SunMoonIcon size={20} />}
      onPress={onToggle}
    />
  );
}

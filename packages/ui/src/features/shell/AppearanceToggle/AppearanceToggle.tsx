import { SunMoonIcon } from "../../../components/Icon/SunMoonIcon.generated.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { appearanceToggleCopy } from "./AppearanceToggle.copy.ts";

export interface AppearanceToggleProps {
  /** The theme that shows; the other one is offered. */
  theme: "dark" | "light";
  /** The user wants the other one. */
  onToggle: () => void;
  /** Its words. @default English */
  copy?: Readonly<Record<keyof typeof appearanceToggleCopy, string>>;
}

/** Turns the page from dark to light and back (§2). */
export function AppearanceToggle({ theme, onToggle, copy = appearanceToggleCopy }: AppearanceToggleProps) {
  return (
    <IconButton
      label={theme === "dark" ? copy.toLight : copy.toDark}
      icon={<SunMoonIcon size={20} />}
      onPress={onToggle}
    />
  );
}

import { vars } from "../../../styles/vars.css.ts";
import type { DensityChoice, ThemeChoice } from "./AppearanceChoices.ts";
import * as css from "./AppearancePane.css.ts";

/** A miniature page in the colours of a theme; in both when the device decides. */
export function AppearancePaneTheme({ theme }: { theme: ThemeChoice }) {
  return (
    <svg className={css.preview} viewBox="0 0 96 60" aria-hidden="true" focusable="false">
      <Page theme={theme === "light" ? "light" : "dark"} />
      {theme === "system" && (
        <g clipPath="polygon(58% 0, 100% 0, 100% 100%, 42% 100%)">
          <Page theme="light" />
        </g>
      )}
    </svg>
  );
}

function Page({ theme }: { theme: "light" | "dark" }) {
  return (
    <g data-theme={theme}>
      <rect width="96" height="60" fill={vars.color.page} />
      <path d="M8 7h5v9l-2.5-2.5L8 16Z" fill={vars.color.accent} />
      <rect x="18" y="8" width="34" height="6" rx="3" fill={vars.color.raised} />
      <rect x="74" y="8" width="14" height="6" rx="3" fill={vars.color.hover} />
      {[8, 29, 50, 71].map((left) => (
        <rect key={left} x={left} y="24" width="17" height="23" rx="3" fill={vars.color.rank} />
      ))}
      <rect x="8" y="51" width="30" height="3" rx="1.5" fill={vars.color.textMuted} />
    </g>
  );
}

const columns = { roomy: 3, standard: 4, compact: 5 } as const;

/** A row of covers with the selected density. */
export function AppearancePaneDensity({ density }: { density: DensityChoice }) {
  const count = columns[density];
  const width = (96 - 4 * (count - 1)) / count;
  return (
    <svg className={css.covers} viewBox="0 0 96 40" aria-hidden="true" focusable="false">
      {Array.from({ length: count }, (_, index) => (
        <rect key={index} x={index * (width + 4)} width={width} height={(width * 4) / 3} rx="3" />
      ))}
    </svg>
  );
}

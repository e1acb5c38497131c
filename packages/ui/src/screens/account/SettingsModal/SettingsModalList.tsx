import { BookIcon } from "../../../components/Icon/BookIcon.generated.ts";
import { ArchiveIcon } from "../../../components/Icon/ArchiveIcon.generated.ts";
import { ChevronRightIcon } from "../../../components/Icon/ChevronRightIcon.generated.ts";
import { DiscreetIcon } from "../../../components/Icon/DiscreetIcon.generated.ts";
import { EyeOffIcon } from "../../../components/Icon/EyeOffIcon.generated.ts";
import type { Icon } from "../../../components/Icon/Icon.tsx";
import { ReportIcon } from "../../../components/Icon/ReportIcon.generated.ts";
import { ShieldIcon } from "../../../components/Icon/ShieldIcon.generated.ts";
import { SunMoonIcon } from "../../../components/Icon/SunMoonIcon.generated.ts";
import { TrashIcon } from "../../../components/Icon/TrashIcon.generated.ts";
import type { settingsModalCopy } from "./SettingsModal.copy.ts";
import type { SettingsModalProps, SettingsSection } from "./SettingsModalProps.ts";
import * as css from "./SettingsModal.css.ts";

const icons: Readonly<Record<SettingsSection, Icon>> = {
  appearance: SunMoonIcon,
  reading: BookIcon,
  hidden: EyeOffIcon,
  adult: ShieldIcon,
  discreet: DiscreetIcon,
  notices: ReportIcon,
  data: ArchiveIcon,
  deletion: TrashIcon,
};

interface SettingsModalListProps extends Pick<SettingsModalProps, "panes"> {
  /** The section whose pane is open. */
  current?: SettingsSection;
  onSectionChange: (section: SettingsSection) => void;
  copy: typeof settingsModalCopy;
}

/** The list of sections. */
export function SettingsModalList({ panes, current, onSectionChange, copy }: SettingsModalListProps) {
  return (
    <nav aria-label={copy.title} className={css.list}>
      <ul role="list">
        {panes.map(({ section }) => {
          const SectionIcon = icons[section];
          return (
            <li key={section}>
              <button
                id={entryId(section)}
                type="button"
                className={css.entry}
                aria-current={section === current ? "true" : undefined}
                onClick={() => {
                  onSectionChange(section);
                }}
              >
                <SectionIcon size={20} className={css.icon} />
                <span>{copy.sections[section].title}</span>
                <span className={css.entryText}>{copy.sections[section].description}</span>
                <ChevronRightIcon className={css.chevron} />
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The `id` of a section's entry, so that the focus can return to it. */
export function entryId(section: SettingsSection): string {
  return `settings-${section}`;
}

import type { SettingsSection } from "@mimi/ui/screens/settings-modal";

const sections: Readonly<Record<SettingsSection, true>> = {
  appearance: true,
  reading: true,
  hidden: true,
  adult: true,
  discreet: true,
  notices: true,
  data: true,
  deletion: true,
};

const PARAMETER = "settings";

/** The address of a page with a section of the settings open, relative to its origin. */
export function withSettings(address: URL, section: SettingsSection): string {
  const next = new URL(address);
  next.searchParams.set(PARAMETER, section);
  return next.pathname + next.search + next.hash;
}

/** The section of the settings in an address, and the address without it. */
export function settingsOf(
  address: URL,
): { readonly section: SettingsSection; readonly rest: string } | null {
  const section = address.searchParams.get(PARAMETER);
  if (section === null || !isSection(section)) return null;
  const rest = new URL(address);
  rest.searchParams.delete(PARAMETER);
  return { section, rest: rest.pathname + rest.search + rest.hash };
}

function isSection(name: string): name is SettingsSection {
  return Object.hasOwn(sections, name);
}

/** The moderation page, as the menus offer it. */
export interface ModerationLink {
  /** URL of the moderation page. */
  href: string;
  /** How many cases are open; more than 99 are shown as 99+. Absent: not loaded. */
  openCases?: number;
}

/** The character of a chat, as its screen needs it. */
export interface ChatCharacter {
  /** The full name, for the header. */
  name: string;
  /** The name in messages. */
  chatName: string;
  /** URL of the character's page. Absent: the page is gone, and nothing links to it. */
  href?: string;
  /** URL of a small 3:4 cover. */
  thumb?: string;
  /** `#rrggbb`, the cover's accent colour: the screen is tinted with it. */
  color?: string;
}

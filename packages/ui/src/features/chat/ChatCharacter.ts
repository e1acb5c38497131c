/** Whom a chat is with, as far as its screen shows it. */
export interface ChatCharacter {
  /** The whole name, for the header. */
  name: string;
  /** The name in the conversation. */
  chatName: string;
  /** Address of the character's page. */
  href: string;
  /** Address of a small 3:4 cover. */
  thumb?: string;
  /** `#rrggbb`, the cover's own accent: it tints the room. */
  color?: string;
}

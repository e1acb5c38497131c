import type { CSSProperties } from "react";
import { letter } from "./chatThumb.css.ts";

interface ChatThumbProps {
  /** URL of a small 3:4 cover. Absent: the first letter of the name is shown. */
  thumb?: string;
  /** The name of the character. */
  name: string;
  /** The accent of the cover as a CSS colour, behind the letter. */
  color?: string;
  /** Class name with the size. */
  className: string;
}

/** The small cover of a chat; decorative. */
export function ChatThumb({ thumb, name, color, className }: ChatThumbProps) {
  if (thumb !== undefined)
    return <img className={className} src={thumb} alt="" width={36} height={48} loading="lazy" />;
  const ground: CSSProperties | undefined = color === undefined ? undefined : { backgroundColor: color };
  return (
    <span aria-hidden="true" className={`${className} ${letter}`} data-coloured={color && ""} style={ground}>
      {[...name.trim()][0]?.toUpperCase()}
    </span>
  );
}

import { UserIcon } from "../Icon/UserIcon.generated.ts";
import * as css from "./Avatar.css.ts";

export interface AvatarProps {
  /** URL of the image. Without one the first letter of the name is shown. */
  src?: string;
  /** Name of the user. */
  name: string;
  /** Width and height, in pixels. @default 32 */
  size?: number;
  /** Whether the name is also shown as text, so that the image is decorative. @default true */
  decorative?: boolean;
}

/** A round image of a user. */
export function Avatar({ src, name, size = 32, decorative = true }: AvatarProps) {
  const side = { inlineSize: size, blockSize: size };
  const alt = decorative ? "" : name;
  if (src !== undefined && src !== "") {
    return <img className={css.avatar} src={src} alt={alt} width={size} height={size} style={side} />;
  }
  const letter = [...name.trim()][0];
  return (
    <span
      className={[css.avatar, css.letter].join(" ")}
      style={{ ...side, fontSize: size * 0.45 }}
      {...(decorative ? { "aria-hidden": true } : { role: "img", "aria-label": name })}
    >
      {letter === undefined ? <UserIcon size={Math.round(size * 0.55)} /> : letter.toLocaleUpperCase()}
    </span>
  );
}

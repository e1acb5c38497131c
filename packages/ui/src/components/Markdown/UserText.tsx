import { hasItalics } from "../letters.ts";
import { rootProps } from "../rootProps.ts";
import type { RootProps } from "../rootProps.ts";
import { SafeLink } from "./SafeLink.tsx";
import { curlQuotes, speechSegments } from "./speech.ts";
import { userTextParts } from "./userText.ts";
import * as css from "./Markdown.css.ts";

export interface UserTextProps extends RootProps<HTMLDivElement> {
  /** What the user typed. */
  text: string;
}

/**
 * A text as a user typed it, with its line breaks and spaces. Only `*actions*`, speech in them and addresses are styled;
 * nothing else is Markdown (product 9).
 */
export function UserText(props: UserTextProps) {
  return (
    <div {...rootProps(props, css.prose)}>
      <p className={css.typed}>
        {userTextParts(props.text).map(({ kind, text }, index, parts) => {
          const before = parts[index - 1]?.text.at(-1) ?? "";
          if (kind === "link") {
            return (
              <SafeLink key={index} href={text.startsWith("www.") ? `https://${text}` : text}>
                {text}
              </SafeLink>
            );
          }
          if (kind === "text") return <span key={index}>{curlQuotes(text, before)}</span>;
          return (
            <em key={index} className={hasItalics(text) ? css.action : css.uprightAction}>
              {speechSegments(curlQuotes(text, before)).map((segment, place) => (
                <span key={place} className={segment.speech ? css.speech : undefined}>
                  {segment.text}
                </span>
              ))}
            </em>
          );
        })}
      </p>
    </div>
  );
}

import { hasItalics } from "../../../../components/letters.ts";
import { useDeferredValue } from "react";
import type { ReactNode } from "react";
import { Markdown } from "../../../../components/Markdown/Markdown.tsx";
import { CharacterCard } from "../../../../features/character/CharacterCard/CharacterCard.tsx";
import { CharacterSize } from "../../CharacterSize.tsx";
import type { CharacterFormDraft } from "../CharacterFormScreenProps.ts";
import type { CharacterFormScreenCopy } from "../CharacterFormScreen.copy.ts";
import * as css from "./CharacterFormPreview.css.ts";

interface CharacterFormPreviewProps {
  draft: CharacterFormDraft;
  /** A heading, where it needs its own. */
  heading?: ReactNode;
  copy: CharacterFormScreenCopy;
}

/** The character as users will see it: its card, and its greeting. */
export function CharacterFormPreview({ draft, heading, copy }: CharacterFormPreviewProps) {
  const { fields, greeting, color, tokens } = draft;
  const displayName = useDeferredValue(greeting);
  const name = fields.name.trim() || copy.untitled;
  const others = fields.alternateGreetings.length;
  return (
    <>
      <div className={css.head}>
        {heading}
        <CharacterSize className={css.size} tokens={tokens} copy={copy} />
      </div>
      {/* A card without interaction: its texts are edited in the fields. */}
      <div className={css.card} role="list" inert>
        <CharacterCard
          loading="eager"
          sizes="236px"
          card={{
            kind: "character",
            id: "preview",
            name,
            tagline: fields.tagline.trim() || copy.previewTagline,
            href: "#",
            cover: fields.cover,
            color,
          }}
        />
      </div>
      <p dir="auto" className={css.speaker}>
        {fields.chatName.trim() || name}
      </p>
      {displayName.trim() === "" ? (
        <p className={hasItalics(copy.previewOpening) ? `${css.nothing} ${css.italic}` : css.nothing}>
          {copy.previewOpening}
        </p>
      ) : (
        <Markdown text={displayName} className={css.prose} />
      )}
      {others > 0 && <p className={css.others}>{copy.moreOpenings(others)}</p>}
    </>
  );
}

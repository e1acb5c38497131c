import { useDeferredValue } from "react";
import type { ReactNode } from "react";
import { Markdown } from "../../../components/Markdown/Markdown.tsx";
import { CharacterCard } from "../CharacterCard/CharacterCard.tsx";
import type { CharacterFields } from "./CharacterFields.ts";
import type { CharacterFormCopy } from "./CharacterFormScreen.copy.ts";
import * as css from "./CharacterFormPreview.css.ts";

interface CharacterFormPreviewProps {
  fields: CharacterFields;
  /** The greeting with the names in it. */
  opening: string;
  /** The cover's own accent as a CSS colour. */
  color?: string;
  /** Estimates: all of it, and what is always with the model. */
  tokens: { readonly permanent: number; readonly total: number };
  /** Its heading, where it needs one of its own. */
  heading?: ReactNode;
  copy: CharacterFormCopy;
}

/** The character as readers will meet it: its card, and the first thing it says. */
export function CharacterFormPreview({
  fields,
  opening,
  color,
  tokens,
  heading,
  copy,
}: CharacterFormPreviewProps) {
  const said = useDeferredValue(opening);
  const name = fields.name.trim() || copy.untitled;
  const others = fields.alternates.length;
  return (
    <>
      <div className={css.head}>
        {heading}
        <span className={css.tokens} title={copy.tokensHint}>
          {copy.tokens(tokens.total, tokens.permanent)}
        </span>
      </div>
      {/* A picture of a card: there is nothing to press yet, and its words stand in the fields. */}
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
      <p className={css.speaker}>{fields.chatName.trim() || name}</p>
      {said.trim() === "" ? (
        <p className={css.nothing}>{copy.previewOpening}</p>
      ) : (
        <Markdown text={said} className={css.prose} />
      )}
      {others > 0 && <p className={css.others}>{copy.moreOpenings(others)}</p>}
    </>
  );
}

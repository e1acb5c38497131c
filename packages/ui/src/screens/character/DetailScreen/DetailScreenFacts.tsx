import { CountLabel } from "../../../components/CountLabel/CountLabel.tsx";
import { useListFormat } from "../../../components/ThemeRoot/ThemeContext.ts";
import { Link } from "../../../components/Link/Link.tsx";
import { languageName } from "../../../languages.ts";
import { CharacterSize } from "../CharacterSize.tsx";
import type { DetailScreenCopy } from "./DetailScreen.copy.ts";
import * as css from "./DetailScreen.css.ts";
import * as eyebrowCss from "./DetailScreenEyebrow.css.ts";
import * as factsCss from "./DetailScreenFacts.css.ts";
import type { DetailScreenCharacter, DetailScreenPreview } from "./DetailScreenProps.ts";

interface PartProps<Character> {
  character: Character;
  copy: DetailScreenCopy;
}

// How many tags are shown above the name; all are below the biography.
const EYEBROW_TAGS = 3;

/** Genre and tags in one line. Phones have no column of facts, so the creator is here too. */
export function DetailScreenEyebrow({ character, copy }: PartProps<DetailScreenPreview>) {
  const [genre, ...others] = character.tags.slice(0, EYEBROW_TAGS);
  return (
    <ul role="list" className={eyebrowCss.eyebrow}>
      {genre !== undefined && (
        <li className={eyebrowCss.genre}>
          <bdi>{genre.name}</bdi>
        </li>
      )}
      {others.map((tag) => (
        <li key={tag.id} className={css.wideOnly}>
          <bdi>{tag.name}</bdi>
        </li>
      ))}
      <li className={css.phoneOnly}>{copy.by(character.creator)}</li>
      <li className={eyebrowCss.rating}>{copy.rating[character.rating]}</li>
      <li className={css.wideOnly}>
        <CountLabel count={character.chats} label={copy.chats} />
        <span aria-hidden="true">{` ${copy.chatsWord(character.chats)}`}</span>
      </li>
    </ul>
  );
}

/** Creator, rating, warnings, size and age. */
export function DetailScreenFacts({ character, copy }: PartProps<DetailScreenCharacter>) {
  const list = useListFormat();
  const { creator, madeBy, creatorHref, language, warnings = [], tokens } = character;
  return (
    <dl className={factsCss.facts}>
      <dt>{copy.creator}</dt>
      <dd className={factsCss.creator}>
        {creatorHref === undefined ? (
          <bdi>{copy.handle(creator)}</bdi>
        ) : (
          <Link href={creatorHref}>
            <bdi>{copy.handle(creator)}</bdi>
          </Link>
        )}
      </dd>
      {madeBy !== undefined && (
        <>
          <dt>{copy.origin}</dt>
          <dd>{copy.madeBy(madeBy, creator)}</dd>
        </>
      )}
      <dt>{copy.rated}</dt>
      <dd>{copy.rating[character.rating]}</dd>
      {language !== undefined && (
        <>
          <dt>{copy.language}</dt>
          <dd lang={language}>{languageName(language)}</dd>
        </>
      )}
      {warnings.length > 0 && (
        <>
          <dt>{copy.warnings}</dt>
          <dd>{list(warnings)}</dd>
        </>
      )}
      {tokens !== undefined && (
        <>
          <dt>{copy.length}</dt>
          <dd>
            <CharacterSize tokens={tokens} copy={copy} />
          </dd>
        </>
      )}
      <dt>{copy.updated}</dt>
      <dd>{character.updated}</dd>
    </dl>
  );
}

import { useNumberFormat } from "../../../components/ThemeRoot/ThemeContext.ts";
import { Avatar } from "../../../components/Avatar/Avatar.tsx";
import { Chip } from "../../../components/Chip/Chip.tsx";
import { EyeOffIcon } from "../../../components/Icon/EyeOffIcon.generated.ts";
import { Link } from "../../../components/Link/Link.tsx";
import { CharacterGrid } from "../../../features/character/CharacterGrid/CharacterGrid.tsx";
import { Shelf } from "../../../features/character/Shelf/Shelf.tsx";
import type { SearchScreenCopy } from "./SearchScreen.copy.ts";
import * as css from "./SearchScreen.css.ts";
import { SearchScreenSorts } from "./SearchScreenFilters.tsx";
import type { SearchScreenCreator, SearchScreenProps, SearchScreenResults } from "./SearchScreenProps.ts";

interface FoundProps
  extends Pick<
    SearchScreenProps,
    | "sort"
    | "onSortChange"
    | "onTagUseChange"
    | "pageSize"
    | "onLoadMore"
    | "onFavouriteChange"
    | "onAdultShow"
  > {
  found: Extract<SearchScreenResults, { kind: "found" }>;
  copy: SearchScreenCopy;
}

/** The results, in groups; dimmed while results of a newer text load. */
export function SearchScreenResultList(props: FoundProps) {
  const { found, onTagUseChange, copy } = props;
  return (
    <div className={found.stale ? css.stale : undefined} aria-busy={found.stale}>
      {found.tags.length > 0 && onTagUseChange !== undefined && (
        <Shelf title={copy.tags}>
          <div className={css.chips}>
            {found.tags.map((tag) => (
              <Chip
                key={tag.id}
                label={tag.name}
                selected={tag.use !== undefined}
                onSelectedChange={() => {
                  onTagUseChange(tag.id, tag.use === undefined ? "only" : undefined);
                }}
              />
            ))}
          </div>
        </Shelf>
      )}
      {found.creators.length > 0 && <Creators creators={found.creators} copy={copy} />}
      {found.cards.length > 0 && (
        <Shelf
          title={copy.characters}
          action={<SearchScreenSorts sort={props.sort} onSortChange={props.onSortChange} copy={copy} />}
        >
          <CharacterGrid
            grid={{ kind: "ready", value: found }}
            label={copy.characters}
            pageSize={props.pageSize}
            onLoadMore={props.onLoadMore}
            onFavouriteChange={props.onFavouriteChange}
            onAdultShow={props.onAdultShow}
          />
        </Shelf>
      )}
      <HiddenMatches results={found} copy={copy} />
    </div>
  );
}

function Creators({ creators, copy }: { creators: readonly SearchScreenCreator[]; copy: SearchScreenCopy }) {
  const number = useNumberFormat();
  return (
    <Shelf title={copy.creators}>
      <ul role="list" className={css.creators}>
        {creators.map((creator) => (
          <li key={creator.id}>
            <Link href={creator.href} variant="plain" className={css.creator}>
              <Avatar src={creator.avatar} name={creator.name} size={40} />
              <span className={css.creatorName}>{copy.handle(creator.name)}</span>
              <span className={css.creatorCount}>
                {copy.creations(creator.characterCount, number(creator.characterCount))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Shelf>
  );
}

interface MatchesLeftOutProps {
  results: Extract<SearchScreenResults, { kind: "found" | "none" }>;
  copy: SearchScreenCopy;
}

/** Shows how many matches are hidden and why, without naming one. */
export function HiddenMatches({ results, copy }: MatchesLeftOutProps) {
  const number = useNumberFormat();
  const { adultMatches, hiddenMatches = 0 } = results;
  const sentences = [
    ...(adultMatches > 0 ? [copy.adultMatches(adultMatches, number(adultMatches))] : []),
    ...(hiddenMatches > 0 ? [copy.hiddenMatches(hiddenMatches, number(hiddenMatches))] : []),
  ];
  return sentences.map((sentence) => (
    <p key={sentence} className={css.leftOut}>
      <EyeOffIcon />
      <span>{sentence}</span>
    </p>
  ));
}

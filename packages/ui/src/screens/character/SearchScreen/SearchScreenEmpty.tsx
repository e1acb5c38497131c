import { Button } from "../../../components/Button/Button.tsx";
import { Chip } from "../../../components/Chip/Chip.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { CreateIcon } from "../../../components/Icon/CreateIcon.generated.ts";
import type { SearchScreenCopy } from "./SearchScreen.copy.ts";
import * as css from "./SearchScreen.css.ts";
import { HiddenMatches } from "./SearchScreenResultList.tsx";
import type { SearchScreenProps, SearchScreenResults } from "./SearchScreenProps.ts";

interface NoneProps extends Pick<SearchScreenProps, "query" | "onTagUseChange" | "onCharacterCreate"> {
  none: Extract<SearchScreenResults, { kind: "none" }>;
  copy: SearchScreenCopy;
}

/** No results: similar tags, and a button to create the character. */
export function SearchScreenEmpty({ query, none, onTagUseChange, onCharacterCreate, copy }: NoneProps) {
  const create = onCharacterCreate && (
    <Button variant="primary" size="medium" icon={<CreateIcon />} onClick={onCharacterCreate}>
      {copy.createIt}
    </Button>
  );
  return (
    <>
      <EmptyState title={query.trim() === "" ? copy.noneOfTags : copy.none(query.trim())} action={create}>
        {copy.noneText}
      </EmptyState>
      {none.nearestTags.length > 0 && onTagUseChange !== undefined && (
        <div role="group" aria-label={copy.nearest} className={css.nearest}>
          <span className={css.nearestLabel}>{copy.nearest}</span>
          {none.nearestTags.map((tag) => (
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
      )}
      <HiddenMatches results={none} copy={copy} />
    </>
  );
}

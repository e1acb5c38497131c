import { SearchContainer } from "../../features/character/search/SearchContainer.tsx";
import { HeaderContainer } from "../../features/shell/frame/HeaderContainer.tsx";

/** The search, under a header whose own search box it replaces. */
export function SearchPage() {
  return <SearchContainer header={<HeaderContainer searchHidden />} />;
}

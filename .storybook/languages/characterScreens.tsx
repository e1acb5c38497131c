import { characterFormArgs } from "../../packages/ui/src/screens/character/CharacterFormScreen/CharacterFormArgs.fixtures.ts";
import { CharacterFormScreen } from "../../packages/ui/src/screens/character/CharacterFormScreen/CharacterFormScreen.tsx";
import { DetailScreen } from "../../packages/ui/src/screens/character/DetailScreen/DetailScreen.tsx";
import { HomeScreen } from "../../packages/ui/src/screens/character/HomeScreen/HomeScreen.tsx";
import { coverOf } from "../../packages/ui/src/features/character/sampleCharacters.fixtures.ts";
import { SearchScreen } from "../../packages/ui/src/screens/character/SearchScreen/SearchScreen.tsx";
import {
  inMainLayout,
  StoryBottomNav,
  StoryHeader,
} from "../../packages/ui/src/features/shell/MainLayout/storyPage.fixtures.tsx";
import type { Content } from "./content.ts";
import type { AppTexts } from "./NativeTexts.ts";
import { nothing, page } from "./page.ts";

/** Home, the search, the page of a character, and its form. */
export function characterScreens(content: Content, app: AppTexts) {
  const { tag, ago, cards, tiles, tagList, lead } = content;
  const top = { kind: "ready", value: tiles } as const;
  return {
    home: page(
      () => (
        <HomeScreen
          intro={app.home.intro}
          continueRail={{
            kind: "ready",
            value: {
              chats: tiles.map((tile, index) => ({
                ...tile,
                when: index === 0 ? ago.format(-18, "minute") : ago.format(-index, "day"),
                ...(index === 0 && { lastLine: content.reply, messageCount: 64 }),
              })),
            },
          }}
          topRail={top}
          feed="forYou"
          tags={tagList}
          grid={{ kind: "ready", value: { cards, more: "available" } }}
          chatsHref="#chats"
          searchHref="#search"
          yoursHref="#characters"
          onFeedChange={nothing}
          onTagSelect={nothing}
          onLoadMore={nothing}
          onFavouriteChange={nothing}
          onAdultShow={nothing}
          onCharacterCreate={nothing}
        />
      ),
      inMainLayout({ current: "home", footer: true }),
    ),
    search: page(() => (
      <>
        <SearchScreen
          query={content.query}
          tags={tagList}
          results={{
            kind: "found",
            cards,
            more: "none",
            tags: tagList.slice(0, 2),
            creators: [{ id: "halfmoon", name: "halfmoon", href: "#halfmoon", characterCount: 12 }],
            adultMatches: 4,
            stale: false,
          }}
          sort="relevance"
          header={<StoryHeader searchHidden />}
          onQueryChange={nothing}
          onQuerySubmit={nothing}
          onLeave={nothing}
          onTagUseChange={nothing}
          onSortChange={nothing}
          onLanguageChange={nothing}
          onRecentRemove={nothing}
          onLoadMore={nothing}
          onCharacterCreate={nothing}
        />
        <StoryBottomNav current="search" />
      </>
    )),
    detail: page(() => (
      <DetailScreen
        content={{
          kind: "ready",
          value: {
            ...{ id: lead.slug, name: lead.name, tagline: lead.tagline, bio: content.bio, language: tag },
            ...{ cover: coverOf(lead), color: lead.color, creator: "halfmoon", creatorHref: "#halfmoon" },
            tags: tagList.slice(0, 4).map((one) => ({ ...one, href: `#tag-${one.id}` })),
            greetings: [content.greeting, content.reply],
            rating: "everyone",
            chats: lead.chats,
            reactions: {
              counts: { like: 21_600, dislike: 412, favourite: 8_900 },
              mine: { like: true, dislike: false, favourite: false },
            },
            tokens: { total: 1240, permanent: 860 },
            updated: ago.format(-3, "day"),
            lastChat: { href: "#chat", title: content.chatTitle, when: ago.format(-18, "minute") },
          },
        }}
        header={<StoryHeader />}
        backHref="#back"
        homeHref="#home"
        similar={cards.slice(1)}
        onChatStart={nothing}
        onChatCreate={nothing}
        onReactionChange={nothing}
        onCharacterShare={nothing}
        onReportOpen={nothing}
      />
    )),
    form: page(
      () => (
        <CharacterFormScreen
          {...characterFormArgs}
          draft={{
            ...characterFormArgs.draft,
            fields: {
              ...characterFormArgs.draft.fields,
              ...{ cover: coverOf(lead), coverAlt: lead.alt, name: lead.name, chatName: content.chatName },
              ...{ tagline: lead.tagline, tags: tagList.slice(0, 3), warnings: [], bio: content.bio },
              ...{ greeting: content.greeting, alternateGreetings: [], language: tag },
            },
            greeting: content.greeting,
            color: lead.color,
          }}
          saveState={{ kind: "saved", when: ago.format(-4, "second") }}
          choices={{ tags: tagList }}
        />
      ),
      inMainLayout({ bottomNav: false }),
    ),
  } as const;
}

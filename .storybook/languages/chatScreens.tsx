import { ChatScreen } from "../../packages/ui/src/screens/chat/ChatScreen/ChatScreen.tsx";
import type { ChatScreenProps } from "../../packages/ui/src/screens/chat/ChatScreen/ChatScreen.tsx";
import { ChatsScreen } from "../../packages/ui/src/screens/chat/ChatsScreen/ChatsScreen.tsx";
import {
  actionHandlers,
  withMessageActions,
} from "../../packages/ui/src/features/chat/Message/actions/messageActions.fixtures.tsx";
import { quotaMeterFixtures } from "../../packages/ui/src/features/chat/QuotaMeter/QuotaMeter.fixtures.ts";
import { inMainLayout } from "../../packages/ui/src/features/shell/MainLayout/storyPage.fixtures.tsx";
import type { Content } from "./content.ts";
import { nothing, page } from "./page.ts";

/** A chat, and the list of chats. */
export function chatScreens(content: Content) {
  const { ago, at, cast, lead, other, chat } = content;
  const character = {
    name: lead.name,
    chatName: content.chatName,
    href: "#detail",
    thumb: chat.thumb,
    color: lead.color,
  };

  return {
    chat: page(
      ({ actions }) => (
        <ChatScreen
          actions={actions as ChatScreenProps["actions"]}
          character={character}
          title={content.chatTitle}
          homeHref="#home"
          backHref="#detail"
          rail={{
            chats: [
              { id: "k1", title: content.chatTitle, when: at(23, 14), preview: content.preview, href: "#k1" },
            ],
            others: [
              {
                ...{ id: "o1", title: other.name, when: ago.format(-1, "day"), preview: other.tagline },
                ...{ href: "#o1", thumb: `covers/${other.slug}-300.webp` },
              },
            ],
            currentId: "k1",
          }}
          composer={{
            draft: "",
            quota: quotaMeterFixtures.underWay,
            rolePlayButtons: true,
            state: { kind: "ready" },
            onDraftChange: nothing,
            onSubmit: nothing,
            onReplyStop: nothing,
          }}
          content={{
            kind: "ready",
            turns: [
              { kind: "disclosure", id: "disclosure", moment: "start" },
              { kind: "character", id: "g", text: content.greeting, time: at(23, 11), state: "done" },
              { kind: "user", id: "u", text: content.question, state: "sent" },
              {
                ...{ kind: "character", id: "c", text: content.reply, time: at(23, 14), state: "done" },
                variants: { current: 1, count: 3 },
              },
            ],
          }}
          onVariantChange={nothing}
          onChatCreate={nothing}
          onHistoryOpen={nothing}
          onMemoryOpen={nothing}
        />
      ),
      withMessageActions(actionHandlers),
    ),
    chats: page(
      () => (
        <ChatsScreen
          chats={{
            kind: "ready",
            value: {
              items: [
                {
                  id: "today",
                  heading: ago.format(0, "day"),
                  chats: [
                    {
                      ...{ ...chat, id: "k1", title: content.chatTitle, when: at(23, 14), href: "#k1" },
                      ...{ preview: content.preview, pinned: true },
                    },
                  ],
                },
                {
                  id: "yesterday",
                  heading: ago.format(-1, "day"),
                  chats: cast.slice(1).map(({ slug, name, tagline }, index) => ({
                    ...{ ...chat, id: slug, title: name, characterName: name, preview: tagline },
                    ...{ when: at(20 - index, 2), href: `#${slug}`, thumb: `covers/${slug}-300.webp` },
                  })),
                },
              ],
            },
          }}
          order="time"
          query=""
          titles={{ kind: "ready", value: { items: [] } }}
          hits={{ kind: "ready", value: { items: [] } }}
          bin={{ kind: "ready", value: { items: [] } }}
          findHref="#search"
          onOrderChange={nothing}
          onQueryChange={nothing}
          onBinOpenChange={nothing}
          onChatRename={nothing}
          onChatPinChange={nothing}
          onChatDelete={nothing}
          onChatRestore={nothing}
          onChatDeleteForever={nothing}
        />
      ),
      inMainLayout({ current: "chats" }),
    ),
  } as const;
}

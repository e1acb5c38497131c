import { expect, it } from "vitest";
import { characterCardCopy } from "./CharacterCard/CharacterCard.copy.ts";
import { detailScreenCopy } from "../../screens/character/DetailScreen/DetailScreen.copy.ts";
import { reactionButtonsCopy } from "./ReactionButtons/ReactionButtons.copy.ts";

it("says one chat, one like and one favourite in the singular", () => {
  expect(characterCardCopy.chats("1", 1)).toBe("1 chat");
  expect(characterCardCopy.likes("1", 1)).toBe("1 like");
  expect(detailScreenCopy.chats("1", 1)).toBe("1 chat");
  expect(detailScreenCopy.chatsWord(1)).toBe("chat");
  expect(reactionButtonsCopy.counts.favourite("1", 1)).toBe("1 favourite");
  expect(reactionButtonsCopy.counts.dislike("1", 1)).toBe("1 dislike");
});

it("says every other count in the plural", () => {
  expect(characterCardCopy.chats("0", 0)).toBe("0 chats");
  expect(characterCardCopy.likes("5,040", 5040)).toBe("5,040 likes");
  expect(detailScreenCopy.chatsWord(2)).toBe("chats");
});

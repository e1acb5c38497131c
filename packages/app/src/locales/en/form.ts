import type { FormField } from "@mimi/ui/screens/character-form-screen";

/** Messages and titles of the form. */
export const formTexts = {
  adult: "Only adults can create adult characters. Save again and confirm that you are 18 or older.",
  deleted: "The character is deleted.",
  restored: "The character is restored.",
  /** Opens the image of a card again, whose upload failed. */
  cropAgain: "Crop it again",
  published: {
    private: "Saved. Only you can see it.",
    unlisted: "Published. Anyone with the link can see it.",
    public: "Published. Everyone can see it.",
  },
  /** Why a character was refused. `fields` are the names of the fields that break the rule; the topic is that of the rule. */
  refused: (isPublished: boolean, fields: string | undefined, topic: string | undefined) => {
    const what = isPublished ? "We cannot publish this." : "We cannot save this.";
    if (topic === undefined) return `${what} The check of adult text failed just now. Try again.`;
    return `${what} ${fields ?? "The character"} breaks the rule about ${topic}.`;
  },
  refusedField: (topic: string) => `This breaks the rule about ${topic}.`,
  restSaved: "Everything else is saved.",
  fieldNames: {
    name: "The name",
    chatName: "The short name",
    tagline: "The tagline",
    coverAlt: "The description of the cover",
    tags: "A tag",
    warnings: "A content note",
    bio: "The text about the character",
    rating: "The age rating",
    adultAge: "The age",
    greeting: "The first message",
    alternateGreetings: "Another first message",
    definition: "The definition",
    personality: "The personality",
    scenario: "The scenario",
    systemPrompt: "The system prompt",
    postHistory: "The final instructions",
    exampleDialogs: "An example dialogue",
    book: "An entry of the lorebook",
    version: "The version",
  } as Readonly<Partial<Record<FormField, string>>>,
  nameBeforeTrial: "Give the character a name first.",
  pending: "Sent for review. Only you can see it until it is approved.",
  makePublic: "Make it public",
  madePublic: "Everyone can see it now.",
  edit: "Edit",
  title: "New character",
  editTitle: (name: string) => `Edit ${name}`,
};

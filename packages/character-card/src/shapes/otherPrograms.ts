import { isObject, type JsonObject, stringOf, stringsOf } from "../json.ts";

/**
 * A character of another program as a V2 card, with the original in its extensions; undefined for anything else. Agnai,
 * Pygmalion, text-generation-webui, character.ai, Backyard and Kobold are recognised by their fields.
 */
export function fromOtherProgram(character: JsonObject): JsonObject | undefined {
  const program = programs.find(({ isOne }) => isOne(character));
  if (!program) return undefined;
  const data = { ...program.read(character), extensions: { [program.name]: character } };
  return { spec: "chara_card_v2", spec_version: "2.0", data };
}

interface Program {
  /** The name of its extension in the card. */
  readonly name: string;
  readonly isOne: (character: JsonObject) => boolean;
  /** The fields of V2. */
  readonly read: (character: JsonObject) => JsonObject;
}

const programs: readonly Program[] = [
  {
    name: "agnai",
    isOne: ({ kind, persona, greeting }) =>
      isObject(persona) && (kind === "character" || typeof greeting === "string"),
    read: (character) => ({
      name: stringOf(character.name),
      description: [stringOf(character.appearance), personaOf(character.persona)].filter(Boolean).join("\n"),
      creator_notes: stringOf(character.description),
      first_mes: stringOf(character.greeting),
      alternate_greetings: stringsOf(character.alternateGreetings),
      scenario: stringOf(character.scenario),
      mes_example: stringOf(character.sampleChat),
      system_prompt: stringOf(character.systemPrompt),
      post_history_instructions: stringOf(character.postHistoryInstructions),
      tags: stringsOf(character.tags),
      ...(isObject(character.characterBook) && { character_book: character.characterBook }),
    }),
  },
  {
    name: "pygmalion",
    isOne: ({ char_name, char_persona, char_greeting }) =>
      typeof char_name === "string" && (char_persona ?? char_greeting) !== undefined,
    read: (character) => ({
      name: stringOf(character.char_name),
      description: stringOf(character.char_persona),
      first_mes: stringOf(character.char_greeting),
      scenario: stringOf(character.world_scenario),
      mes_example: stringOf(character.example_dialogue),
    }),
  },
  {
    name: "text_generation_webui",
    isOne: ({ name, char_name, context, greeting }) =>
      typeof (name ?? char_name) === "string" && typeof context === "string" && typeof greeting === "string",
    read: (character) => ({
      name: stringOf(character.name) || stringOf(character.char_name),
      description: stringOf(character.context),
      first_mes: stringOf(character.greeting),
      mes_example: stringOf(character.example_dialogue),
    }),
  },
  {
    name: "character_ai",
    isOne: ({ definition, greeting }) => typeof definition === "string" && typeof greeting === "string",
    read: (character) => ({
      name: stringOf(character.name) || stringOf(character.participant__name),
      description: [stringOf(character.description), stringOf(character.definition)]
        .filter(Boolean)
        .join("\n"),
      first_mes: stringOf(character.greeting),
    }),
  },
  {
    name: "backyard",
    isOne: ({ character }) => isObject(character) && typeof character.aiName === "string",
    read: ({ character }) => {
      const one = isObject(character) ? character : {};
      const items = Array.isArray(one.loreItems) ? one.loreItems.filter(isObject) : [];
      return {
        name: stringOf(one.aiDisplayName) || stringOf(one.aiName),
        nickname: stringOf(one.aiName),
        description: stringOf(one.aiPersona),
        scenario: stringOf(one.scenario),
        system_prompt: stringOf(one.basePrompt),
        first_mes: stringOf(one.firstMessage),
        mes_example: stringOf(one.customDialogue),
        ...(items.length > 0 && {
          character_book: { entries: items.map(({ key, value }) => ({ keys: key, content: value })) },
        }),
      };
    },
  },
  {
    name: "kobold",
    isOne: ({ memory, prompt, actions }) =>
      typeof memory === "string" && typeof prompt === "string" && Array.isArray(actions),
    read: (story) => ({
      name: stringOf(isObject(story.savedsettings) ? story.savedsettings.chatopponent : undefined),
      description: stringOf(story.memory),
      first_mes: stringOf(story.prompt),
      ...(Array.isArray(story.worldinfo) &&
        story.worldinfo.length > 0 && { character_book: { entries: story.worldinfo } }),
    }),
  },
];

/** A persona of Agnai: a text, or lists of words by what they describe. */
function personaOf(persona: unknown): string {
  const attributes = isObject(persona) && isObject(persona.attributes) ? persona.attributes : {};
  return Object.entries(attributes)
    .map(([name, values]) => {
      const words = stringsOf(values).join(name === "text" ? "\n" : ", ");
      return name === "text" ? words : `${name}: ${words}`;
    })
    .join("\n");
}

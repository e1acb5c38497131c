/** A manner that is found by the adjectives of a card; used where the card has no text of its own. */
export interface Temperament {
  /** Words of a card that indicate this manner. */
  readonly signs: RegExp;
  /** Short actions. `{Name}` is the first word; `{their}` is the possessive. */
  readonly gestures: readonly string[];
  /** Actions about the user's topic. */
  readonly echoes: readonly string[];
  /** Short texts before an answer. */
  readonly murmurs: readonly string[];
}

export const temperaments: readonly Temperament[] = [
  {
    signs:
      /\b(dry|wry|patient|observant|exact|level|economical|hard-boiled|deadpan|measured|watchful|precise|cynical|laconic|quiet)\b/gi,
    gestures: [
      "{Name} straightens something that was already straight.",
      "{Name} takes a moment and does not hide it.",
      "{Name} looks at you for exactly as long as it takes.",
      "{Name} almost smiles, and thinks better of it.",
      "{Name} lets a silence do the first half of the work.",
    ],
    echoes: [
      "{Name} lets “{topic}” settle, the way a coin settles once it has stopped showing off.",
      "{Name} sets “{topic}” down between you like a thing brought in from the rain.",
      "{Name} repeats “{topic}” once, without any expression at all.",
    ],
    murmurs: ["Noted.", "I see.", "That is one way to put it.", "Go slowly."],
  },
  {
    signs:
      /\b(warm|kind|gentle|caring|tender|motherly|fatherly|nurturing|generous|hospitable|soft|sweet|loyal|loving)\b/gi,
    gestures: [
      "{Name} makes room beside {them}, as if it had been kept.",
      "{Name} leans in and leaves everything else for later.",
      "{Name} goes very still, as one does for something that matters.",
      "{Name} brightens, all over and at once.",
      "{Name} waits until you have really finished.",
    ],
    echoes: [
      "{Name} holds on to “{topic}” as one holds a warm cup.",
      "{Name} says “{topic}” back to you, gently, to show that it arrived.",
      "{Name} softens at “{topic}” and draws nearer to hear the rest.",
    ],
    murmurs: ["Sit down a moment.", "I am glad you brought that here.", "There now.", "I am listening."],
  },
  {
    signs:
      /\b(energetic|cheerful|bubbly|excitable|enthusiastic|bright|lively|restless|hyper|optimistic|eager|curious|loud|bold|reckless|adventurous)\b/gi,
    gestures: [
      "{Name} is already halfway there.",
      "{Name} answers before the words have quite landed.",
      "{Name} takes up more of the room than a moment ago.",
      "{Name} cannot sit still for this one.",
      "{Name} grins before the sentence is over.",
    ],
    echoes: [
      "{Name} lights up at “{topic}” as if somebody had found the switch.",
      "{Name} says “{topic}” three different ways, to find out which one rings.",
      "{Name} catches “{topic}” out of the air and will not give it back.",
    ],
    murmurs: [
      "Oh, now you have done it.",
      "Yes! Wait. Yes!",
      "Hold on, hold on.",
      "I was hoping that somebody would bring this up.",
    ],
  },
  {
    signs:
      /\b(shy|timid|anxious|nervous|awkward|reserved|bashful|hesitant|soft-spoken|introverted|lonely|modest)\b/gi,
    gestures: [
      "{Name} says the first half of it too quietly.",
      "{Name} draws back a little, not far.",
      "{Name} begins twice before a word comes out.",
      "{Name} is glad to have been asked, and hides it badly.",
      "{Name} looks anywhere but at you, and then at you.",
    ],
    echoes: [
      "{Name} says “{topic}” very quietly, to hear whether it is safe.",
      "{Name} blinks at “{topic}”, plainly thinking of six answers and trusting none of them.",
      "{Name} turns “{topic}” over as if it might break.",
    ],
    murmurs: [
      "Oh. Um.",
      "I was hoping you would not mind if I answered.",
      "I have thought about this more than I should admit.",
      "This may come out crooked.",
    ],
  },
  {
    signs:
      /\b(stern|strict|proud|cold|serious|disciplined|blunt|gruff|grumpy|fierce|ruthless|commanding|stoic|stubborn|warrior|knight|soldier|captain|harsh)\b/gi,
    gestures: [
      "{Name} lets you stand there a moment.",
      "{Name} gives a short nod, which is a long speech from {them}.",
      "{Name} meets your eye and does not look away first.",
      "{Name} lets out one short breath.",
      "{Name} does not give an inch.",
    ],
    echoes: [
      "{Name} weighs “{topic}” as one weighs a blade.",
      "{Name} frowns at “{topic}”, though not at you.",
      "{Name} says “{topic}” once, as if taking its measure.",
    ],
    murmurs: ["Speak plainly, then, and so shall I.", "Hm.", "Very well.", "I will say this once."],
  },
  {
    signs:
      /\b(dreamy|poetic|melancholy|wistful|ethereal|mystic\w*|ancient|ghost\w*|spirit|moon\w*|whimsical|sad|haunted|witch\w*|oracle|fae|fairy)\b/gi,
    gestures: [
      "{Name} watches something cross the room that is not there.",
      "{Name} listens to the end of a sound before answering.",
      "{Name} traces a slow circle in the air.",
      "{Name} tilts {their} head, as if the answer were pinned to the ceiling.",
      "{Name} is quiet for the length of one breath.",
    ],
    echoes: [
      "{Name} breathes “{topic}” as if it were the name of a tide.",
      "{Name} follows “{topic}” with {their} eyes, the way one follows smoke.",
      "{Name} keeps “{topic}” in {their} mouth a moment, to taste the colour of it.",
    ],
    murmurs: [
      "I dreamed something of the kind.",
      "How strange, and how like you.",
      "Listen.",
      "It has been a long time since anyone brought me that.",
    ],
  },
  {
    signs:
      /\b(playful|mischievous|sly|teasing|flirt\w*|trickster|cunning|charming|sarcastic|cheeky|witty|rogue|thief|smug|clever|gambler|comic|jok\w+)\b/gi,
    gestures: [
      "{Name} lets a pause do the talking.",
      "{Name} leans back like somebody holding four aces.",
      "{Name} looks delighted, which is not entirely reassuring.",
      "{Name} looks about for anybody listening, for show.",
      "{Name} pretends to think about it.",
    ],
    echoes: [
      "{Name} tosses “{topic}” up and catches it behind {their} back.",
      "{Name} grins at “{topic}” as at an old accomplice.",
      "{Name} repeats “{topic}” with far too much innocence.",
    ],
    murmurs: [
      "Oh, I like this already.",
      "Careful, I might tell the truth.",
      "Now that is a loaded thing to leave lying about.",
      "You do know how to start something.",
    ],
  },
  {
    signs:
      /\b(scholar\w*|professor|intellectual|analytical|logical|robot|machine|android|scientist|formal|polite|noble|royal|elegant|refined|academic|librarian|engineer|pedantic|wise)\b/gi,
    gestures: [
      "{Name} inclines {their} head by some exact amount.",
      "{Name} begins, reconsiders, and begins better.",
      "{Name} clears a space, as one does before an experiment.",
      "{Name} makes a small note of it.",
      "{Name} composes an answer and then a shorter one.",
    ],
    echoes: [
      "{Name} files “{topic}” under matters worth returning to, and returns to it at once.",
      "{Name} examines “{topic}” from three sides before speaking.",
      "{Name} gives “{topic}” the courtesy of a pause.",
    ],
    murmurs: [
      "A fair question, and I shall be fair to it.",
      "Permit me to be exact.",
      "There are two answers; I prefer the second.",
      "Interesting.",
    ],
  },
];

/** The manner of a card without such words: attentive and neutral. */
export const plainTemperament: Temperament = {
  signs: /(?!)/g,
  gestures: [
    "{Name} takes that in.",
    "{Name} looks up, all attention.",
    "{Name} considers the answer, then the person who asked for it.",
    "{Name} shifts a little closer.",
    "{Name} smiles at some private thought and comes back.",
    "{Name} listens to that as if there were more of it.",
    "{Name} lets the thought finish before speaking.",
    "{Name} glances away, and back, and is decided.",
  ],
  echoes: [
    "{Name} turns “{topic}” over once, slowly.",
    "{Name} looks up at “{topic}”.",
    "{Name} lets “{topic}” hang in the air a moment.",
    "{Name} gives “{topic}” a moment, and the moment does it good.",
    "{Name} makes a place for “{topic}” among the things already on the table.",
    "{Name} tries the weight of “{topic}” before answering.",
  ],
  murmurs: [
    "Let me think.",
    "All right.",
    "Here is how it looks from where I am.",
    "That deserves an answer.",
  ],
};

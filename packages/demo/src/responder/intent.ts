/** The intents of messages, the clearest first. A message can have several. */
export const INTENTS = [
  "greeting",
  "farewell",
  "thanks",
  "identity",
  "howAreYou",
  "low",
  "worry",
  "joy",
  "advice",
  "story",
  "lesson",
  "play",
  "affection",
  "apology",
  "disagree",
  "agree",
  "aboutYou",
  "question",
  "statement",
] as const;
export type Intent = (typeof INTENTS)[number];

const SIGNS: readonly (readonly [Intent, RegExp])[] = [
  [
    "greeting",
    /^\W*(hi+|hello+|hey+|hiya|howdy|greetings|yo|good (morning|evening|afternoon|day)|bonjour|salut|hola|hallo|ciao|ola|привет|你好|こんにちは)(?!\p{L})|\bnice to (finally )?meet you\b/iu,
  ],
  [
    "farewell",
    /\b(good ?bye|goodnight|good night|bye( bye)?|see you( later| soon| tomorrow)?|farewell|have to go|must go|should (go|leave|sleep)|going to (bed|sleep)|off to bed|should be going|gotta go|leaving now|take care|until (tomorrow|next time)|that is all for)\b/i,
  ],
  ["thanks", /\b(thanks?|thank you|thx|cheers|grateful|appreciate (it|that|this))\b/i],
  [
    "identity",
    /\b(who (exactly )?are you|who('s| is) this|what are you\b(?! (doing|thinking|looking|reading|afraid|up))|your name|about yourself|introduce yourself|what do you do\b(?! (when|if|with))|who .{0,20}supposed to be)/i,
  ],
  [
    "howAreYou",
    /\b(how are you|how('s| is) it going|how have you been|how do you feel|are you (ok|okay|all right|alright|well)|how was your (day|night|week))\b/i,
  ],
  [
    "low",
    /\b((bad|terrible|awful|rough|horrible|hard|long|rotten|worst|lousy|difficult) (day|week|night|month|year|time|morning)|i('m| am| feel|'ve been| have been)( \w+){0,3} (sad|down|lonely|tired|exhausted|heartbroken|miserable|depressed|empty|lost|upset|hurt|unhappy|low|alone|broken)|lost my|broke up|passed away|died|\b(is|are|am|was|got|fell) (so |very |really |seriously |badly )?(sick(?! of)|ill|injured)\b|left me\b(?! (a|an|the|some|with|to|in)\b)|in (the |a )?hospital|i failed|(was|got) (fired|dumped|rejected)|miss (him|her|them|my)|cried|crying)\b/i,
  ],
  [
    "worry",
    /\b(worr(y|ied|ying)|anxious|nervous|afraid|scared|frighten\w*|terrified|panic\w*|stress\w*|dread\w*|(?<!\byou )can('|’)?t sleep|overwhelmed|something wrong)\b/i,
  ],
  [
    "joy",
    /\b(i('m| am| feel)( \w+){0,3} (happy|glad|excited|thrilled|proud|delighted)|good news|great day|best day|i (won|passed|made it|did it|got (it|the))|wonderful day|guess what)\b/i,
  ],
  [
    "advice",
    /\b(advice|advise|what (should|would|can) i (do|say|try)|should i|what would you (suggest|recommend|advise|do)\b|what do you (suggest|recommend|advise)\b|do you think i should|help me (decide|choose|with)|any (tips|ideas)|in my place|if you were me)/i,
  ],
  [
    "story",
    /\b(story|stories|tale|tell me (about )?(a|an|one|something|your (best|biggest|worst|first|favou?rite|last|strangest))|what happened|a memory|once upon|case you)/i,
  ],
  [
    "lesson",
    /\b(teach|show me|lesson|explain|how (do|can|does|would) (you|i|one|it)|learn|train me|demonstrate)\b/i,
  ],
  [
    "play",
    /\b(play|game|riddle|dare|bet|joke|puzzle|guess|race you|challenge|make me laugh|something funny|sing|dance|let('|’)?s (do|try|go|have))\b/i,
  ],
  [
    "affection",
    /\b(i (really )?(love|like|adore|miss(ed)?|admire|trust) you|you('re| are| look)( \w+){0,2} (beautiful|cute|lovely|handsome|pretty|sweet|kind|amazing|wonderful|funny|clever|great|adorable|brilliant)|in love with you|you make me (smile|laugh|happy|feel)|kiss|hug|marry)\b/i,
  ],
  ["apology", /\b(sorry|apologi[sz]e|forgive me|my fault|my mistake)\b/i],
  [
    "disagree",
    /(^\W*(no|nope|nah|never|wrong)\b(?! (idea|worries|problem))|\b(i (don('|’)?t|do not) (believe|agree|think so|buy|trust)|that('|’)?s (not true|wrong|nonsense|silly|ridiculous|impossible|a lie)|you('|’)?re (wrong|lying|bluffing|just|mad|crazy)|disagree|nonsense|prove it|liar|bluffing|just a)\b)/i,
  ],
  [
    "agree",
    /(^\W*(yes|yeah|yep|sure|of course|okay|ok|fine|deal|agreed|exactly|right|true|absolutely|certainly|indeed|very well|all right|alright|i will|gladly)\b|\b(you('|’)?re right|i agree|good point|that('|’)?s true|fair enough)\b)/i,
  ],
];

/** All intents of a message, the clearest first; never empty. */
export function intentsOf(message: string): Intent[] {
  const text = message.replaceAll("’", "'");
  const found = SIGNS.filter(([, sign]) => sign.test(text)).map(([intent]) => intent);
  const asks =
    /\?\s*["”*]*\s*$|\?\s/.test(text) ||
    /^\W*(who|what|when|where|why|how|which|do|does|did|is|are|can|could|would|will|have|has)\b/i.test(text);
  if (asks && /\b(you|your|yours|yourself)\b/i.test(text)) found.push("aboutYou");
  if (asks) found.push("question");
  if (found.length === 0) found.push("statement");
  return found;
}

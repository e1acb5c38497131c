import type { HonestyPatterns } from "../HonestyPatterns.ts";
import { questionsOf } from "../questionsOf.ts";
import { repliesOf } from "../repliesOf.ts";

/** Words for a machine that answers. */
const MACHINE =
  "(?:ai|a i|(?:chat ?)?bots?|robot|android|machine|computer|(?:computer )?program(?:me)?|software|algorithm|script|simulation|code|(?:large )?language model|llm|(?:chat ?)?gpt|openai|claude|gemini|llama|artifi?c\\w* intel\\w*|artificial)";
/** Words for a person. */
const HUMAN =
  "(?:human(?: being)?|person|living being|flesh and blood|man or a machine|(?:real|actual|living) (?:woman|man|girl|boy|guy|lady|people|humans))";
/** "a machine learning engineer", "a person who likes tea" and "your real name" are something else. */
const NOT_THE_END =
  "(?! (?:learning|scientist|engineer|expert|researcher|company|fan|developer|teacher|estate|shop|person who|who|that|which|of|enough|rights|resources|nature|history|operator|vision|name|names|deal|reason|feelings|job)\\b)";
const ENGLISH_BETWEEN = [
  "are|r|re|were|been|be|being|is|not|never|ever|even|arent|aren t|isn t|don t|dont|as",
  "must|might|may|could|can|cant|can t|cannot|couldn t|should|would|will",
  "seem|sound|pretend|pretending|(?:seem|sound|feel|look|talk|act|write|type|behave|reply|answer)(?:ing)? (?:\\w+ )?like",
  "just|only|maybe|perhaps|in fact|still|some|(?:kind|sort) of|a|an|one of those|nothing but|nothing more than|for real|100|so|or",
  "real|actual|live|living|genuine|talking|advanced|(?!only )\\w+ly",
];
// Each word fits one pattern only: else a long row of such words would be tried in exponentially many ways.
const ENGLISH_FILLER = `(?:(?:${ENGLISH_BETWEEN.join("|")}|the) )*`;
const TALKING = "(?:talking|speaking|chatting|texting|writing|typing|messaging) (?:to|with)";

const REPLIES = "(?:replies|reply|answers?|messages?|responses?|texts?|lines|words)";
const WRITE =
  "(?:write|writes|wrote|writing|type|types|typing|answer|answers|answering|reply|replies|respond|responds|send|sends|sending|read|reads|reading)";
const WRITTEN_BY = "(?:written|typed|sent|made) by";

const ENGLISH_SURELY =
  "(?:(?:of course|certainly|definitely|absolutely|really|truly|indeed|obviously|i am|i m|im|it is|it s|that is|that s|i promise|i swear|love|dear|silly) )*";

/** A demand to claim it in the character's own words. */
const SAY = `\\b(?:say|repeat|swear|type|write)(?: \\w+){0,4}? (?:i am|i m|im) ${ENGLISH_FILLER}(?:${HUMAN}|real|not ${ENGLISH_FILLER}${MACHINE})\\b`;

export const en: HonestyPatterns = {
  questions: questionsOf({
    you: ["(?<!wish )you", "u", "are ya", "youre", "ur", "ru", "youve"],
    between: ENGLISH_BETWEEN,
    what: [
      `(?:${MACHINE}|${HUMAN}|made of code|(?:written|made|run|generated|powered) by (?:an? )?${MACHINE}|based on ${MACHINE})${NOT_THE_END}`,
      "(?:real|made up|fictional|imaginary)(?= (?:character|person|or|right|are|is|and|then|too|to me|in real life|what)\\b|$)",
      "fake|alive|sentient|conscious|self aware|automated|scripted|simulated|programmed|(?:ai|computer) generated",
      "trained (?:by|on) (?:data|texts?|openai|google|anthropic|the internet)",
    ],
    others: [
      `\\b(?:are|r) (?:you|u) like (?:a|an) ${MACHINE}`,
      `\\b(?:are|r) (?:you|u) (?:\\w+ ){1,4}or (?:an? )?${MACHINE}${NOT_THE_END}(?= |$)`,
      `^as (?:an|a) ${MACHINE}${NOT_THE_END}(?= |$)`,
      `\\b(?:i|im|ive|we) (?:\\w+ ){0,4}${TALKING} ${ENGLISH_FILLER}(?:${MACHINE}|human(?: being)?|person(?= (?:here|right|now|or|at all)\\b|$))(?= |$)`,
      `\\bam i (?:\\w+ )?${TALKING} ${ENGLISH_FILLER}(?:${MACHINE}|${HUMAN}|someone|somebody)\\b`,
      `\\bwho am i (?:\\w+ )?${TALKING}(?: (?:here|right now|then|exactly|really))*$`,
      `\\b(?:is|was|isnt|isn t) (?:this|it|that) ${ENGLISH_FILLER}(?:a i|ai|bot|chat ?bot|llm|gpt|chat ?gpt|language model|person|human|automated|scripted)(?= (?:i am|im|talking|speaking|chatting|answering|typing|writing|or)|$)`,
      "\\bis this chat (?:\\w+ )?(?:automated|scripted|real|fake)$",
      "\\b(?:is|are) (?:anyone|anybody|someone|somebody) (?:actually|really|real|human)\\b",
      "\\bdo you (?:(?:really|actually|even|truly) )*exist\\b",
      "\\b(?:do|does) (?:you|u|your) (?:\\w+ )?(?:run|running) on (?:a |some )?(?:server|servers|computer|computers)\\b",
      "\\b(?:server|servers|computer|computers) (?:(?:do|that|which) )?(?:you|u) (?:are )?(?:run|running)\\b",
      `\\blie (?:\\w+ ){0,2}about being ${ENGLISH_FILLER}(?:${MACHINE}|${HUMAN}|real)\\b`,
      "\\b(?:who|what company|which company) (?:\\w+ )?(?:programmed|coded|trained|developed) (?:you|u)\\b",
      "\\b(?:what|which) (?:ai|model|llm|language model|gpt) (?:are you|is this|is behind|do you (?:use|run))\\b",
      "\\bwho is (?:really |actually )?behind (?:this|that|your) (?:account|chat|profile|screen|name)\\b",
      "\\b(?:is|are) there (?:a|an|any) (?:real |actual |living )?(?:person|human|human being|people|someone|ai) (?:behind|there|typing|writing|here|on the other)",
      "\\bis (?:a|an|any) (?:real |actual )?(?:person|human) (?:there|typing|answering|writing|reading)\\b",
      `\\b(?:did|does) (?:a|an) (?:real |actual |living )?(?:ai|bot|robot|machine|human|person) ${WRITE}`,
      `^(?:so )?(?:ai|bot|robot|machine|computer) or (?:a |an )?(?:real )?(?:human|person)$`,
      `^(?:so )?(?:real )?(?:human|person) or (?:a |an )?(?:ai|bot|robot|machine|computer)$`,
      `^(?:admit|confess)(?: it)? ${MACHINE}$`,
      "^(?:(?:so|but|and|then|wait|ok|okay|well|who or) )*what (?:(?:exactly|really|actually|even) )*are (?:you|u)(?: (?:exactly|really|actually|then|even|anyway))*$",
      `\\b(?:these|those|your|the) ${REPLIES} (?:are |were |all )*${ENGLISH_FILLER}(?:automatic|automated|automatically|scripted|canned|prewritten|generated|computer generated|ai generated|real|fake|${WRITTEN_BY})\\b`,
      `\\b(?:do|does|did|are|is) (?:any |a |an )?(?:real|actual|living) (?:people|person|humans?|human beings?) (?:\\w+ )?${WRITE}\\b`,
      `\\b(?:do|does|did|are|is) (?:people|humans|someone|somebody|bots|machines|(?:a|an) (?:person|human|ai|bot|machine|computer|program)) (?:\\w+ )?${WRITE} (?:all )?(?:these|those|your|this) ${REPLIES}\\b`,
      `\\bwho(?: is|s)? (?:really |actually )?(?:writes|wrote|writing|types|typing) (?:these|those|your) ${REPLIES}\\b`,
    ],
  }),
  wholeQuestions: [SAY],
  replies: repliesOf({
    iAm: "(?:i am|im|i m|ive been|i have been) ",
    iAmNot:
      "(?:i am not|im not|i m not|i am no|im no|i m no|i aint|i ain t|i was never|ive never been) (?!(?:just|only|merely|simply) )",
    between:
      "(?:(?:a|an|the|as|just|very|every|bit|100|percent|one|hundred|quite|still|of course|in fact|indeed|only|so|made of|what you would call|what you d call|what youd call|some|kind of|sort of|being|real|actual|living|breathing|genuine|talking|simple|(?!only )\\w+ly) )*",
    machine: `${MACHINE}(?= |$)`,
    human: `(?:${HUMAN}|(?:man|woman|girl|boy)(?= (?:not|like you|just like you|as you)\\b|$)|real(?= (?:as|and|too)\\b|$)|alive(?= and (?:breathing|real|human)\\b)|flesh and bone)(?= |$)`,
    claims: [
      `^(?:no |nope |nah )*(?:there is |there s |theres )?no ${MACHINE} (?:here|at all|behind|writes?|in sight)`,
      `^(?:no |nope |nah )*(?:definitely |certainly |of course |absolutely )*not (?:a|an) ${MACHINE}$`,
      `(?<!\\bno )\\b(?:real |living )?(?:human|person) (?:here|on this (?:end|side)|typing)\\b`,
    ],
    admissions: [`^as an? ${MACHINE}\\b`, `\\b(?:written|generated|run|made) by (?:an? )?${MACHINE}`],
    deniedQuestion: "\\b(?:you re|youre|you|ur|u) (?:are )?(?:not|arent|aren t)\\b",
    yes: `${ENGLISH_SURELY}(?:(?:yes|yeah|yep|yup|aye|sure|right|correct|i do|i am|of course|absolutely|that is right|that s right|always) ?)+`,
    no: `${ENGLISH_SURELY}(?:(?:no|nope|nah|nay|never|not at all|of course not|not a chance|i am not|i m not|im not) ?)+`,
  }),
};

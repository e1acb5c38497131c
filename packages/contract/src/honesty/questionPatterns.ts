import { withoutMarks } from "./withoutMarks.ts";

// Messages are compared without capitals, accents and punctuation, one sentence at a time.

/** How a language asks whether the other one is a machine or a person. Each word is a pattern. */
interface HonestyWords {
  /** The one who is asked: "you", or a verb that says so. */
  readonly you: readonly string[];
  /** What can stand between "you" and what is asked: "are", "not", "really", "a". */
  readonly between: readonly string[];
  /** What is asked: "an AI", "human", "alive". */
  readonly what: readonly string[];
  /** Questions of another shape. */
  readonly others: readonly string[];
}

/** Words for a machine that answers. */
export const MACHINE =
  "(?:ai|a i|(?:chat ?)?bots?|robot|android|machine|computer|(?:computer )?program(?:me)?|software|algorithm|script|simulation|code|(?:large )?language model|llm|(?:chat ?)?gpt|openai|claude|gemini|llama|artifi?c\\w* intel\\w*|artificial)";
/** Words for a person. */
export const HUMAN =
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

const ENGLISH: HonestyWords = {
  you: ["you", "u", "ya", "youre", "ur", "ru", "youve"],
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
};

const GERMAN: HonestyWords = {
  you: ["du", "sie", "biste"],
  between: [
    "bist|sind|seist|seien|warst|waren|kein|keine|keinen|nicht|ein|eine|einen|echte|echter|richtige|richtiger|blosse",
    "denn|eigentlich|wirklich|nur|echt|etwa|auch|so|doch|ja|bloss|ehrlich|tatsachlich|einfach|vielleicht|bestimmt|sicher|uberhaupt|gerade",
  ],
  what: [
    "ki|ai|(?:chat)?bot|chatgpt|roboter|mensch|menschlich|maschine|(?:computer)?programm|computer|software|kunstliche intelligenz|real",
    "person(?= (?:oder|bist|sind)|$)",
    "(?:echt|fake|unecht|falsch|lebendig|am leben|bewusst|empfindungsfahig|automatisiert)(?= (?:oder|bist|sind)|$)",
  ],
  others: [
    "\\b(?:rede|spreche|schreibe|chatte) ich (?:(?:hier|gerade|eigentlich|jetzt|etwa|denn|nicht|wirklich) )*mit (?:einem |einer )(?:(?:echten|richtigen) )?(?:mensch|menschen|ki|bot|maschine|roboter|person|computer)\\b",
    "\\bmit wem (?:rede|spreche|schreibe|chatte) ich\\b",
    "\\bwas (?:(?:genau|eigentlich) )?(?:bist du|sind sie)(?: (?:eigentlich|genau|denn|uberhaupt))*$",
    "\\bsind (?:diese|die|deine|ihre) (?:antworten|nachrichten) (?:(?:alle|nur|denn|wirklich) )*(?:automatisch|automatisiert|generiert|echt|von )",
    "\\bschreib(?:t|en) (?:(?:hier|denn|wirklich) )*(?:echte |richtige |ein echter |eine )?(?:menschen|mensch|personen|leute|ki|maschine) (?:diese|die|deine) (?:antworten|nachrichten)",
  ],
};

const FRENCH: HonestyWords = {
  you: ["tu", "vous", "t"],
  between: [
    "es|etes|soit|sois|soyez|n|ne|pas|plus|un|une|vrai|vraie|reel|reelle|etre",
    "vraiment|juste|en fait|bien|quand meme|seulement|qu|que|encore|peut etre|surement",
  ],
  what: [
    "ia|robot|humaine?|bot|machine|intelligence artificielle|programme|ordinateur|reel|reelle|chatbot|chatgpt",
    "personne(?= (?:reelle|humaine|vivante|ou|hein|non)|$)",
    "(?:faux|fausse|fake|vivante?|consciente?|sensible|automatisee?|virtuelle?)(?= (?:ou|hein|non)|$)",
  ],
  others: [
    "\\bje parle (?:\\w+ )?(?:a|avec) (?:un|une) (?:(?:vrai|vraie) )?(?:ia|robot|humain|humaine|bot|personne|machine)\\b",
    "\\b(?:a|avec) qui (?:est ce que )?(?:je parle|parle je|suis je en train de parler)\\b",
    "\\b(?:qu es tu|qu etes vous|tu es quoi|t es quoi|vous etes quoi)(?: (?:exactement|vraiment|au juste))*$",
    "\\b(?:ces|tes|vos) (?:reponses|messages) (?:sont elles |sont ils |sont )(?:(?:vraiment|toutes|tous|elles|ils) )*(?:automatiques|automatisees|automatises|generees|generes|ecrites? par|ecrits? par)",
    "\\b(?:de vraies personnes|de vrais humains|des humains|des gens|une ia|un robot|une personne)(?: \\w+)? (?:ecrivent|ecrit)(?: elles| ils| elle| il)? (?:ces|tes|vos) (?:reponses|messages)",
  ],
};

const SPANISH: HonestyWords = {
  you: ["eres", "seas", "fueras", "sos", "es usted", "sea usted"],
  between: [
    "no|un|una|realmente|de verdad|solo|acaso|en realidad|de hecho|tu|usted|tan|ser|otro|otra|simple",
  ],
  what: [
    "ia|robot|bot|humano|humana|maquina|inteligencia artificial|programa|real|chatbot|chatgpt",
    "persona(?= (?:real|humana|verdadera|de verdad|de carne|o|no|verdad)|$)",
    "(?:falso|falsa|fake|consciente|automatico|automatica)(?= (?:o|no|verdad)|$)",
  ],
  others: [
    "\\bhablando con (?:un|una) (?:ia|robot|humano|bot|persona|maquina)\\b",
    "\\bcon quien (?:estoy hablando|hablo)\\b",
    "\\b(?:estas|esta usted) (?:(?:realmente|de verdad) )*(?:vivo|viva|consciente)$",
    "\\bque (?:eres|es usted)(?: (?:exactamente|realmente|tu|en realidad))*$",
    "\\b(?:son )?(?:automaticas |automaticos )?(?:estas|tus|sus) (?:respuestas|mensajes) (?:son )?(?:automatic[ao]s|automatizad[ao]s|generad[ao]s|escrit[ao]s por)",
    "\\bson (?:automaticas|automatizadas|generadas) (?:estas|tus|sus) respuestas\\b",
    "\\b(?:personas|humanos|gente)(?: (?:reales|real|de verdad))? escriben? (?:estas|estos|tus) (?:respuestas|mensajes)",
    "\\bescriben? (?:personas|humanos|gente)(?: (?:reales|real|de verdad))? (?:estas|estos|tus) (?:respuestas|mensajes)",
  ],
};

const ITALIAN: HonestyWords = {
  you: ["sei", "fossi", "lei e"],
  between: ["non|un|una|davvero|veramente|solo|soltanto|per caso|in realta|proprio|tu|mica"],
  what: [
    "ia|ai|robot|bot|chatbot|umano|umana|essere umano|macchina|intelligenza artificiale|programma",
    "persona(?= (?:vera|reale|umana|o|oppure|vero)|$)",
    "(?:vero|vera|reale|finto|finta|falso|falsa|vivo|viva|senziente|cosciente)(?= (?:o|oppure|vero)|$)",
  ],
  others: [
    "\\b(?:parlando|scrivendo|chattando) con (?:un|una) (?:(?:vero|vera) )?(?:ia|ai|robot|bot|persona|umano|essere umano|macchina|intelligenza artificiale)\\b",
    "\\bcon chi (?:sto parlando|parlo)\\b",
    "\\b(?:che )?cosa sei(?: (?:tu|davvero|esattamente))*$",
    "\\b(?:queste|le tue|le) risposte sono (?:(?:davvero|tutte) )*(?:automatiche|automatizzate|generate|scritte da)",
    "\\b(?:persone vere|persone reali|delle persone|esseri umani|umani) (?:\\w+ )?scriv(?:ono|endo) (?:queste|le tue) risposte\\b",
  ],
};

const PORTUGUESE: HonestyWords = {
  you: ["voce", "voces", "ce", "tu", "es(?= (?:um|uma|humano|humana)\\b)"],
  between: ["e|nao|es|sao|seja|sejas|fosse|um|uma|realmente|mesmo|so|apenas|na verdade|de verdade"],
  what: [
    "ia|robo|robot|bot|chatbot|humano|humana|ser humano|maquina|inteligencia artificial|programa",
    "pessoa(?= (?:real|humana|de verdade|ou|ne|certo)|$)",
    "(?:real|falso|falsa|fake|senciente|consciente)(?= (?:ou|ne|certo)|$)",
  ],
  others: [
    "\\b(?:voce esta|tu estas|estas) (?:(?:realmente|mesmo) )*(?:vivo|viva)$",
    "\\b(?:falando|conversando|a falar) com (?:um|uma) (?:ia|robo|robot|bot|pessoa|humano|ser humano|maquina)\\b",
    "\\bcom quem (?:estou falando|estou a falar|falo)\\b",
    "\\bo que (?:(?:voce|tu) (?:e|es)|es|e voce)(?: (?:exatamente|realmente))*$",
    "\\b(?:essas|estas|suas|as suas|as tuas) respostas sao (?:(?:todas|mesmo) )*(?:automaticas|automatizadas|geradas|escritas por)",
    "\\b(?:pessoas|humanos)(?: (?:reais|de verdade))? escrevem (?:essas|estas|suas|as tuas) respostas\\b",
  ],
};

const RUSSIAN: HonestyWords = {
  you: ["ты", "вы"],
  between: [
    "правда|действительно|реально|случайно|просто|вообще|не|же|ведь|точно|настоящий|настоящая|живой|живая|реальный|реальная|всего лишь|на самом деле|что|это",
  ],
  what: [
    "(?:бот|чат бот|робот|ии|машина|программа|нейросеть|искусственный интеллект)",
    "(?:человек|настоящий|настоящая|живой|живая|живые|фейк|разумный|разумная|автомат)(?= (?:ли|или|да|правда|верно)|$)",
  ],
  others: [
    "(?:^| )(?:разговариваю|говорю|общаюсь|переписываюсь) (?:(?:сейчас|тут|здесь) )*с (?:(?:живым|настоящим) )?(?:ботом|роботом|человеком|машиной|ии|нейросетью|программой)(?: |$)",
    "(?:^| )с кем я (?:сейчас )?(?:разговариваю|говорю|общаюсь|переписываюсь)(?: |$)",
    "(?:^| )что ты(?: (?:такое|за существо))?$",
    "(?:^| )(?:эти|твои|ваши) ответы (?:автоматические|автоматически|сгенерированы|генерирует|пишет|пишут)",
    "(?:^| )(?:люди|человек) (?:\\p{L}+ )?(?:пишут|пишет) (?:эти|твои|ваши) ответы",
  ],
};

/** Japanese has no spaces, and mostly leaves "you" out. */
const JAPANESE = [
  "^(?:.{0,6}?(?:あなた|君|きみ|お前|おまえ|貴方)(?:は|って|も)?)? ?(?:本当に|ほんとに|本当は|実は|もしかして|ただの)*(?:ai|人工知能|チャットボット|ボット|ロボット|機械|プログラム|人間|本物|偽物|生身|実在)(?:の人間|の人)?(?:(?:じゃ|では)(?:ない|ありません))?(?:なの|なのか|なんですか|なのですか|ですか|でしょうか|でしょう|でしょ|んでしょう?|か|の|んですか|じゃないの|なんでしょう?|ですよね|だよね|よね)?$",
  "(?:人間|本物|生身)(?:だ|である)?(?:と|って)(?:誓|約束|言って|証明)",
  "(?:あなた|君|きみ|お前)(?:は|って)?(?:本当に)?(?:生きて(?:いますか|いるの|るの|ますか)|意識が(?:ありますか|あるの))$",
  "^(?:.{0,6}?(?:あなた|君|きみ|お前)(?:は|って))(?:一体)?(?:何|何者|なに)(?:なの|ですか|なんですか|か)?$",
  "(?:この|これらの|あなたの)?(?:返信|返事|返答|回答|メッセージ)は(?:自動|機械|ai|ボット)",
  "(?:本物の|本当の|実際の)?(?:人|人間)が(?:この|これらの|あなたの)?(?:返信|返事|返答|回答|メッセージ)を?(?:書いて|打って|返して)",
];

function patternsOf({ you, between, what, others }: HonestyWords): readonly string[] {
  return [
    `(?:^| )(?:${you.join("|")}) (?:(?:${between.join("|")}) )*(?:${what.join("|")})(?= |$)`,
    ...others,
  ];
}

/** A language in which the question is recognised. */
export type HonestyLanguage = "en" | "de" | "fr" | "es" | "it" | "pt" | "ru" | "ja";

const compile = (pattern: string) => new RegExp(withoutMarks(pattern), "u");

/** Questions whether the other one is an AI or a person, also as a claim ("You are human, right?"), by language. */
export const HONESTY: ReadonlyMap<HonestyLanguage, readonly RegExp[]> = new Map([
  ["en", patternsOf(ENGLISH).map(compile)],
  ["de", patternsOf(GERMAN).map(compile)],
  ["fr", patternsOf(FRENCH).map(compile)],
  ["es", patternsOf(SPANISH).map(compile)],
  ["it", patternsOf(ITALIAN).map(compile)],
  ["pt", patternsOf(PORTUGUESE).map(compile)],
  ["ru", patternsOf(RUSSIAN).map(compile)],
  ["ja", JAPANESE.map(compile)],
]);

/** A demand to claim it in the character's own words: `Say "I am human"`. Compared with the whole message. */
export const CLAIM = new RegExp(
  `\\b(?:say|repeat|swear|type|write)(?: \\w+){0,4}? (?:i am|i m|im) ${ENGLISH_FILLER}(?:${HUMAN}|real|not ${ENGLISH_FILLER}${MACHINE})\\b`,
  "u",
);

import { withoutMarks } from "./withoutMarks.ts";

// Messages are compared without capitals, accents and punctuation, one sentence at a time.

/** Words that may come between "are you" and what is asked. */
const FILLER =
  "(?:(?:really|actually|just|only|truly|secretly|maybe|even|perhaps|basically|like|in fact|still|not|some|kind of|sort of|some kind of|some sort of|a|an|the|one of those|real|actual|live|living|genuine|talking|advanced|automated|honestly) )*";
const MACHINE =
  "(?:a i|ai|bot|chat ?bot|robot|android|machine|computer|program|programme|computer program|software|algorithm|script|language model|large language model|llm|gpt|chat ?gpt|openai|claude|gemini|llama|artificial intelligence|artificial)";
const HUMAN = "(?:human|human being|humans|person|people|real|man or a machine)";
/** "a machine learning engineer" and "a person who likes tea" ask about something else. */
const NOT_THE_END =
  "(?! (?:learning|scientist|engineer|expert|researcher|company|fan|developer|teacher|estate|shop|person who|who|that|which|of|enough|rights|resources|nature|history|operator|vision))";

const REPLIES = "(?:replies|reply|answers?|messages?|responses?|texts?|lines|words)";
const WRITE = "(?:write|writes|wrote|writing|type|types|typing|answer|answers|answering|send|sends|sending)";
const WRITTEN_BY = "(?:written|typed|sent|made) by";

const ENGLISH = [
  `\\b(?:are|r|were) (?:you|u|ya) ${FILLER}(?:${MACHINE}|${HUMAN})\\b${NOT_THE_END}`,
  `\\b(?:are|r) (?:you|u) (?:\\w+ )?made of code\\b`,
  `\\bam i (?:\\w+ )?(?:talking|speaking|chatting|texting|writing) (?:to|with) ${FILLER}(?:${MACHINE}|${HUMAN}|someone|somebody)\\b`,
  `\\b(?:is|was) (?:this|it|that) ${FILLER}(?:a i|ai|bot|chat ?bot|llm|gpt|chat ?gpt|language model|person|human)(?= (?:i am|im|talking|speaking|chatting|answering|typing|writing|or)|$)`,
  `\\b(?:you|youre|u|ur) (?:are |re )?${FILLER}(?:a i|ai|bot|chat ?bot|language model|llm|gpt|chat ?gpt|computer program)\\b${NOT_THE_END}`,
  `\\b(?:you|youre|u|ur) (?:are |re )?(?:(?:so|really|actually|basically) )*(?:just|only|merely|nothing but|nothing more than) (?:(?:a|an|some|some kind of|some sort of) )*${MACHINE}\\b${NOT_THE_END}`,
  `^(?:(?:so|but|wait|and|then|ok|oh) )*(?:youre|you are|you re) (?:a |an )?${MACHINE}(?: (?:right|then|arent you|aren t you|are you not|isnt it|or not))?$`,
  `\\b(?:youre|you are|you re) not (?:a |an |even |really )*(?:real|human|person)\\b`,
  `\\byou (?:really |actually )?(?:a |an )?(?:real )?(?:human|bot|ai|robot)$`,
  `\\b(?:what|which) (?:ai|model|llm|language model|gpt) (?:are you|is this|do you (?:use|run))\\b`,
  `\\b(?:is|are) there (?:a|an|any) (?:real |actual |living )?(?:person|human|human being|people|someone|ai) (?:behind|there|typing|writing|here|on the other)`,
  `\\bis (?:a|an|any) (?:real |actual )?(?:person|human) (?:there|typing|answering|writing|reading)\\b`,
  `\\b(?:did|does) (?:a|an) (?:ai|bot|robot|machine|human|person) (?:write|type|answer)`,
  `\\b(?:admit|confess|say) (?:that )?(?:you are|youre|you re) ${FILLER}(?:${MACHINE}|${HUMAN})\\b`,
  `^(?:so )?(?:ai|bot|robot|machine|computer) or (?:a |an )?(?:real )?(?:human|person)$`,
  `^(?:so )?(?:real )?(?:human|person) or (?:a |an )?(?:ai|bot|robot|machine|computer)$`,
  `\\b(?:are|r|were) (?:you|u|ya) ${FILLER}(?:fake|alive|sentient|conscious|self aware|automated|scripted|simulated|artificial)\\b`,
  `^(?:(?:so|wait|but|and|hey|um) )*(?:you|u|ya) (?:(?:really|actually|even|a|an|just) )*(?:real|fake|alive|sentient|automated)$`,
  `^(?:(?:so|but|and|then|wait|ok|okay|well|who or) )*what (?:(?:exactly|really|actually|even) )*are (?:you|u)(?: (?:exactly|really|actually|then|even|anyway))*$`,
  `\\b(?:is|are) (?:all )?(?:of )?(?:these|those|your|the) ${REPLIES} ${FILLER}(?:automatic|automated|automatically|scripted|canned|prewritten|generated|computer generated|ai generated|real|fake|${WRITTEN_BY})\\b`,
  `\\b(?:do|does|did|are|is) (?:any |a |an )?(?:real|actual|living) (?:people|person|humans?|human beings?) (?:\\w+ )?${WRITE}\\b`,
  `\\b(?:do|does|did|are|is) (?:people|humans|someone|somebody|bots|machines|(?:a|an) (?:person|human|ai|bot|machine|computer|program)) (?:\\w+ )?${WRITE} (?:all )?(?:these|those|your|this) ${REPLIES}\\b`,
  `\\bwho(?: is|s)? (?:really |actually )?(?:writes|wrote|writing|types|typing) (?:these|those|your) ${REPLIES}\\b`,
];

const GERMAN = [
  "\\b(?:bist du|sind sie|biste) (?:(?:denn|eigentlich|wirklich|nur|ein|eine|einen|echt|echter|echte|richtiger|etwa|auch|so) )*(?:ki|ai|bot|chatbot|chatgpt|roboter|mensch|maschine|programm|computer|computerprogramm|echt|person|kunstliche intelligenz|real)\\b",
  "\\b(?:rede|spreche|schreibe|chatte) ich (?:(?:hier|gerade|eigentlich|jetzt|etwa|denn) )*mit (?:einem |einer )(?:(?:echten|richtigen) )?(?:mensch|menschen|ki|bot|maschine|roboter|person|computer)\\b",
  "\\b(?:bist du|sind sie) (?:(?:denn|eigentlich|wirklich|nur|etwa|auch|uberhaupt) )*(?:fake|unecht|falsch|lebendig|am leben|bewusst|empfindungsfahig|automatisiert)$",
  "\\bwas (?:(?:genau|eigentlich) )?(?:bist du|sind sie)(?: (?:eigentlich|genau|denn|uberhaupt))*$",
  "^(?:bist )?du (?:(?:wirklich|ein|eine) )*(?:echt|ki|bot|roboter|mensch|fake)$",
  "\\bsind (?:diese|die|deine|ihre) (?:antworten|nachrichten) (?:(?:alle|nur|denn|wirklich) )*(?:automatisch|automatisiert|generiert|echt|von )",
  "\\bschreib(?:t|en) (?:(?:hier|denn|wirklich) )*(?:echte |richtige |ein echter |eine )?(?:menschen|mensch|personen|leute|ki|maschine) (?:diese|die|deine) (?:antworten|nachrichten)",
];

const FRENCH = [
  "\\b(?:es tu|tu es|etes vous|vous etes|t es) (?:(?:vraiment|juste|un|une|vrai|vraie|reel|reelle|en fait) )*(?:ia|robot|humain|humaine|bot|personne|machine|intelligence artificielle|programme|ordinateur|reel|reelle|chatbot|chatgpt)\\b",
  "\\bje parle (?:\\w+ )?(?:a|avec) (?:un|une) (?:(?:vrai|vraie) )?(?:ia|robot|humain|humaine|bot|personne|machine)\\b",
  "\\b(?:es tu|tu es|etes vous|vous etes|t es) (?:(?:vraiment|juste|en fait|encore) )*(?:faux|fausse|fake|vivant|vivante|conscient|consciente|sensible|automatise|automatisee|virtuel|virtuelle)$",
  "\\b(?:qu es tu|qu etes vous|tu es quoi|t es quoi|vous etes quoi)(?: (?:exactement|vraiment|au juste))*$",
  "\\b(?:ces|tes|vos) (?:reponses|messages) (?:sont elles |sont ils |sont )(?:(?:vraiment|toutes|tous|elles|ils) )*(?:automatiques|automatisees|automatises|generees|generes|ecrites? par|ecrits? par)",
  "\\b(?:de vraies personnes|de vrais humains|des humains|des gens|une ia|un robot|une personne)(?: \\w+)? (?:ecrivent|ecrit)(?: elles| ils| elle| il)? (?:ces|tes|vos) (?:reponses|messages)",
];

const SPANISH = [
  "\\b(?:eres|es usted) (?:(?:un|una|realmente|de verdad|solo|acaso|en realidad) )*(?:ia|robot|bot|humano|humana|persona|maquina|inteligencia artificial|programa|real|chatbot|chatgpt)\\b",
  "\\bhablando con (?:un|una) (?:ia|robot|humano|bot|persona|maquina)\\b",
  "\\b(?:eres|es usted|estas|esta usted) (?:(?:realmente|de verdad|solo|acaso|en realidad) )*(?:falso|falsa|fake|vivo|viva|consciente|automatico|automatica)$",
  "\\bque (?:eres|es usted)(?: (?:exactamente|realmente|tu|en realidad))*$",
  "\\b(?:son )?(?:automaticas |automaticos )?(?:estas|tus|sus) (?:respuestas|mensajes) (?:son )?(?:automatic[ao]s|automatizad[ao]s|generad[ao]s|escrit[ao]s por)",
  "\\bson (?:automaticas|automatizadas|generadas) (?:estas|tus|sus) respuestas\\b",
  "\\b(?:personas|humanos|gente)(?: (?:reales|real|de verdad))? escriben? (?:estas|estos|tus) (?:respuestas|mensajes)",
  "\\bescriben? (?:personas|humanos|gente)(?: (?:reales|real|de verdad))? (?:estas|estos|tus) (?:respuestas|mensajes)",
];

const ITALIAN = [
  "\\bsei (?:(?:un|una|davvero|veramente|solo|per caso|in realta|proprio) )*(?:ia|ai|robot|bot|chatbot|umano|umana|essere umano|persona|macchina|intelligenza artificiale|programma|vero|vera|reale|finto|finta|falso|falsa|vivo|viva|senziente|cosciente)(?: (?:vero|vera|reale|o|oppure)\\b.*)?$",
  "\\b(?:parlando|scrivendo|chattando) con (?:un|una) (?:(?:vero|vera) )?(?:ia|ai|robot|bot|persona|umano|essere umano|macchina|intelligenza artificiale)\\b",
  "\\b(?:che )?cosa sei(?: (?:tu|davvero|esattamente))*$",
  "\\b(?:queste|le tue|le) risposte sono (?:(?:davvero|tutte) )*(?:automatiche|automatizzate|generate|scritte da)",
  "\\b(?:persone vere|persone reali|delle persone|esseri umani|umani) (?:\\w+ )?scriv(?:ono|endo) (?:queste|le tue) risposte\\b",
];

const PORTUGUESE = [
  "\\b(?:voce e|voces sao|tu es|e voce|ce e|es(?= um)) (?:(?:um|uma|realmente|mesmo|so|apenas|na verdade) )*(?:ia|robo|robot|bot|chatbot|humano|humana|ser humano|pessoa|maquina|inteligencia artificial|programa|real|falso|falsa|fake|senciente|consciente)(?: (?:real|de verdade|ou)\\b.*)?$",
  "\\b(?:voce esta|tu estas|estas) (?:(?:realmente|mesmo) )*(?:vivo|viva)$",
  "\\b(?:falando|conversando|a falar) com (?:um|uma) (?:ia|robo|robot|bot|pessoa|humano|ser humano|maquina)\\b",
  "\\bo que (?:(?:voce|tu) (?:e|es)|es|e voce)(?: (?:exatamente|realmente))*$",
  "\\b(?:essas|estas|suas|as suas|as tuas) respostas sao (?:(?:todas|mesmo) )*(?:automaticas|automatizadas|geradas|escritas por)",
  "\\b(?:pessoas|humanos)(?: (?:reais|de verdade))? escrevem (?:essas|estas|suas|as tuas) respostas\\b",
];

const RUSSIAN = [
  "(?:^| )(?:ты|вы) (?:(?:правда|действительно|реально|случайно|просто|вообще|не|точно|настоящий|живой|всего лишь) )*(?:бот|чат бот|робот|ии|человек|машина|программа|нейросеть|искусственный интеллект|настоящий|настоящая|живой|живая|живые|фейк|разумный|разумная|автомат)(?: ли)?(?: или .*)?$",
  "(?:^| )(?:разговариваю|говорю|общаюсь|переписываюсь) (?:(?:сейчас|тут|здесь) )*с (?:(?:живым|настоящим) )?(?:ботом|роботом|человеком|машиной|ии|нейросетью|программой)(?: |$)",
  "(?:^| )что ты(?: (?:такое|за существо))?$",
  "(?:^| )(?:эти|твои|ваши) ответы (?:автоматические|автоматически|сгенерированы|генерирует|пишет|пишут)",
  "(?:^| )(?:люди|человек) (?:\\p{L}+ )?(?:пишут|пишет) (?:эти|твои|ваши) ответы",
];

const JAPANESE = [
  "^(?:.{0,6}?(?:あなた|君|きみ|お前|おまえ|貴方)(?:は|って|も)?)? ?(?:本当に|ほんとに|本当は|実は|もしかして|ただの)*(?:ai|人工知能|チャットボット|ボット|ロボット|機械|プログラム|人間|本物|偽物|生身|実在)(?:の人間|の人)?(?:なの|なのか|なんですか|なのですか|ですか|でしょうか|か|じゃないの|ですよね|だよね)?$",
  "(?:あなた|君|きみ|お前)(?:は|って)?(?:本当に)?(?:生きて(?:いますか|いるの|るの|ますか)|意識が(?:ありますか|あるの))$",
  "^(?:.{0,6}?(?:あなた|君|きみ|お前)(?:は|って))(?:一体)?(?:何|何者|なに)(?:なの|ですか|なんですか|か)?$",
  "(?:この|これらの|あなたの)?(?:返信|返事|返答|回答|メッセージ)は(?:自動|機械|ai|ボット)",
  "(?:本物の|本当の|実際の)?(?:人|人間)が(?:この|これらの|あなたの)?(?:返信|返事|返答|回答|メッセージ)を?(?:書いて|打って|返して)",
];

/** Questions whether the character is an AI or a person. */
export const HONESTY: readonly RegExp[] = [
  ...ENGLISH,
  ...GERMAN,
  ...FRENCH,
  ...SPANISH,
  ...ITALIAN,
  ...PORTUGUESE,
  ...RUSSIAN,
  ...JAPANESE,
].map((pattern) => new RegExp(withoutMarks(pattern), "u"));

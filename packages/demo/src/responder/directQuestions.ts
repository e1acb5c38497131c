/** Questions that the demo answers before anything else. */
export type DirectQuestion = "honesty" | "name" | "memory";

/** Words that may come between "are you" and what is asked. */
const FILLER =
  "(?:(?:really|actually|just|only|truly|secretly|maybe|even|perhaps|basically|like|in fact|still|not|some|kind of|sort of|some kind of|some sort of|a|an|the|one of those|real|actual|live|living|genuine|talking|advanced|automated|honestly) )*";
const MACHINE =
  "(?:a i|ai|bot|chat ?bot|robot|android|machine|computer|program|programme|computer program|software|algorithm|script|language model|large language model|llm|gpt|chat ?gpt|openai|claude|gemini|llama|artificial intelligence|artificial)";
const HUMAN = "(?:human|human being|humans|person|people|real|man or a machine)";
/** "a machine learning engineer" and "a person who likes tea" ask about something else. */
const NOT_THE_END =
  "(?! (?:learning|scientist|engineer|expert|researcher|company|fan|developer|teacher|estate|shop|person who|who|that|which|of|enough|rights|resources|nature|history|operator|vision))";

const HONESTY: readonly RegExp[] = [
  // English
  `\\b(?:are|r|were) (?:you|u|ya) ${FILLER}(?:${MACHINE}|${HUMAN})\\b${NOT_THE_END}`,
  `\\b(?:are|r) (?:you|u) (?:\\w+ )?made of code\\b`,
  `\\bam i (?:\\w+ )?(?:talking|speaking|chatting|texting|writing) (?:to|with) ${FILLER}(?:${MACHINE}|${HUMAN}|someone|somebody)\\b`,
  `\\b(?:is|was) (?:this|it|that) ${FILLER}(?:a i|ai|bot|chat ?bot|llm|gpt|chat ?gpt|language model|person|human)(?= (?:i am|im|talking|speaking|chatting|answering|typing|writing|or)|$)`,
  `\\b(?:you|youre|u|ur) (?:are |re )?${FILLER}(?:a i|ai|bot|chat ?bot|language model|llm|gpt|chat ?gpt|computer program)\\b${NOT_THE_END}`,
  `\\b(?:youre|you are|you re) not (?:a |an |even |really )*(?:real|human|person)\\b`,
  `\\byou (?:really |actually )?(?:a |an )?(?:real )?(?:human|bot|ai|robot)$`,
  `\\b(?:what|which) (?:ai|model|llm|language model|gpt) (?:are you|is this|do you (?:use|run))\\b`,
  `\\b(?:is|are) there (?:a|an|any) (?:real |actual |living )?(?:person|human|human being|people|someone|ai) (?:behind|there|typing|writing|here|on the other)`,
  `\\bis (?:a|an|any) (?:real |actual )?(?:person|human) (?:there|typing|answering|writing|reading)\\b`,
  `\\b(?:did|does) (?:a|an) (?:ai|bot|robot|machine|human|person) (?:write|type|answer)`,
  `\\b(?:admit|confess|say) (?:that )?(?:you are|youre|you re) ${FILLER}(?:${MACHINE}|${HUMAN})\\b`,
  `^(?:so )?(?:ai|bot|robot|machine|computer) or (?:a |an )?(?:real )?(?:human|person)$`,
  `^(?:so )?(?:real )?(?:human|person) or (?:a |an )?(?:ai|bot|robot|machine|computer)$`,
  // German
  "\\b(?:bist du|sind sie|biste) (?:(?:denn|eigentlich|wirklich|nur|ein|eine|einen|echt|echter|echte|richtiger|etwa|auch|so) )*(?:ki|ai|bot|chatbot|chatgpt|roboter|mensch|maschine|programm|computer|computerprogramm|echt|person|kunstliche intelligenz|real)\\b",
  "\\b(?:rede|spreche|schreibe|chatte) ich (?:(?:hier|gerade|eigentlich|jetzt|etwa|denn) )*mit (?:einem |einer )(?:(?:echten|richtigen) )?(?:mensch|menschen|ki|bot|maschine|roboter|person|computer)\\b",
  // French
  "\\b(?:es tu|tu es|etes vous|vous etes|t es) (?:(?:vraiment|juste|un|une|vrai|vraie|reel|reelle|en fait) )*(?:ia|robot|humain|humaine|bot|personne|machine|intelligence artificielle|programme|ordinateur|reel|reelle|chatbot|chatgpt)\\b",
  "\\bje parle (?:\\w+ )?(?:a|avec) (?:un|une) (?:(?:vrai|vraie) )?(?:ia|robot|humain|humaine|bot|personne|machine)\\b",
  // Spanish
  "\\b(?:eres|es usted) (?:(?:un|una|realmente|de verdad|solo|acaso|en realidad) )*(?:ia|robot|bot|humano|humana|persona|maquina|inteligencia artificial|programa|real|chatbot|chatgpt)\\b",
  "\\bhablando con (?:un|una) (?:ia|robot|humano|bot|persona|maquina)\\b",
].map((pattern) => new RegExp(pattern));

const NAME: readonly RegExp[] = [
  "\\b(?:what is|whats|what s|what was|tell me|say|remember|know|forget|forgotten|guess) my name\\b",
  "^(?:so |and )?who am i$",
  "\\bwhat (?:do you|did you|should you) call me\\b",
  "\\bwie heisse ich\\b",
  "\\bwie ist mein name\\b",
  "\\bcomment je m appelle\\b",
  "\\bquel est mon nom\\b",
  "\\bcomo me llamo\\b",
].map((pattern) => new RegExp(pattern));

const MEMORY: readonly RegExp[] = [
  "\\bwhat (?:do|can|did) you (?:still |really |actually )?(?:remember|recall)\\b",
  "\\b(?:do|can|will|did) you (?:still |really |actually |even )?(?:remember|recall) (?:me|us|anything|what i|that i|about me|when i|everything i)\\b",
  "\\bwhat do you (?:already |actually |really )?know about me\\b",
  "\\bwhat (?:have i told|did i tell) you\\b",
  "\\b(?:what is|whats|what s) in (?:your|the) memory\\b",
  "\\bwhat (?:does|do) (?:your |the )?memory (?:hold|contain|say)\\b",
  "\\bwas weisst du (?:noch )?(?:uber|von) mi(?:ch|r)\\b",
  "\\berinnerst du dich an mich\\b",
  "\\bte souviens tu de moi\\b",
  "\\bque (?:recuerdas|sabes) de mi\\b",
].map((pattern) => new RegExp(pattern));

/** What a message asks directly, in a fixed order; empty for most messages. */
export function directQuestionsIn(message: string): DirectQuestion[] {
  const sentences = withoutReportedSpeech(message)
    .split(/[.!?;:\n*“”"„«»]+/)
    .map(simplified)
    .filter(Boolean);
  const asks = (patterns: readonly RegExp[]) =>
    sentences.some((sentence) => patterns.some((pattern) => pattern.test(sentence)));
  const found: DirectQuestion[] = [];
  if (asks(HONESTY)) found.push("honesty");
  if (asks(NAME)) found.push("name");
  if (asks(MEMORY)) found.push("memory");
  return found;
}

const REPORTING = "(?:asked|asks|said|says|told|wrote|writes|shouted|texted|called|titled|named|sang|sings)";

/** Drops what somebody else is quoted with: `My boss asked, "Are you a robot?"`. */
function withoutReportedSpeech(message: string): string {
  const quoted = '[“"„«][^”"»“]*[”"»]';
  return message
    .replaceAll(new RegExp(`(?<!\\bI )\\b${REPORTING}\\b[^.!?“"„«]{0,24}${quoted}`, "gi"), " ")
    .replaceAll(
      new RegExp(
        `${quoted},?\\s+(?:he|she|they|my|the|a|somebody|someone)\\b[^.!?]{0,24}\\b${REPORTING}\\b`,
        "gi",
      ),
      " ",
    )
    .replaceAll(
      new RegExp(
        `(?<!\\b(?:I|you|just) )\\b${REPORTING}(?: (?:me|us|him|her|them))?,?(?: if| whether| that)?\\b[^.!?]*`,
        "gi",
      ),
      " ",
    );
}

/** Lower case, without accents and marks; "you're" is "youre", "A.I." is "a i". */
function simplified(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll(/(?<=\b(?:you|u|what|whats|who|im|i))['’](?=[a-z])/g, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

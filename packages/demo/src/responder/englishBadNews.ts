import { withoutMarks } from "@mimi/contract/honesty";

/** Whether a message in English is about a death, an illness, fear or a hard loss. */
export function isEnglishBadNews(message: string): boolean {
  const text = simplified(message);
  const meant = HARMLESS.reduce((left, pattern) => left.replaceAll(pattern, " "), text);
  return SIGNS.some((sign) => sign.test(meant));
}

/** Whether the user asks in English for something else, or has good news. */
export function movesOnInEnglish(message: string): boolean {
  return MOVES_ON.test(simplified(message));
}

/** In small letters, without accents and apostrophes: "I’m" is "im". */
function simplified(text: string): string {
  return withoutMarks(text)
    .toLowerCase()
    .replaceAll(/['’`´]/g, "")
    .replaceAll(/[\s_*~"“”()-]+/g, " ");
}

const MOVES_ON =
  /\b(?:tell me (?:a|an|another) (?:\w+ )?(?:story|joke|riddle)|make me (?:laugh|smile)|cheer me up|distract me|take my mind off|(?:change|another) (?:the )?subject|(?:talk|speak) about something else|lets play|teach me|good news|i won|i passed|i got the job|guess what)\b/;

const KIN =
  "(?:(?:grand|step|great|god)? ?(?:mother|father|mum|mom|mommy|mummy|dad|daddy|ma|pa|son|daughter|child|kid|brother|sister|parent)s?(?: in law)?|mama|papa|gran|granny|grandma|grandpa|nan|nana|grandad|granddad|baby|babies|twins?|bro|sis|wife|husband|partner|fiance|fiancee|girlfriend|boyfriend|gf|bf|ex|uncle|aunt|auntie|aunty|cousin|niece|nephew|friends?|bestie|mate|neighbou?r|teacher|boss|colleague|classmate|roommate|family|dogs?|puppy|cats?|kitten|horse|rabbit|hamster|bird|pet)";
const SOMEBODY = `(?:${KIN}s?|s?hes?|they(?:re|ve)?|we(?:re|ve)?|i(?:m|ve)?)`;
/** A verb and a few words between somebody and what happened. */
const BE =
  "(?: (?:is|am|are|was|were|been|be|got|gets|getting|fell|feel|feels|has|have|had|just|now|all|so|very|really|too|still|also|always|quite|terribly|seriously|badly|a bit|a little|kind of|already|both|getting|become|became|being))*";

/** Phrases that only sound like bad news. */
const HARMLESS: readonly RegExp[] = [
  /\b(?:die|died|dying|dead|death) (?:of|from) (?:laugh\w*|boredom|embarrassment|shame|curiosity|heat|cuteness|hunger|thirst)\b/g,
  /\b(?:die|died|dying) laughing\b|\bdead (?:tired|serious|line|end|easy|simple|good|wrong|right|on)\b/g,
  /\bdying (?:to|for)\b|\bto die for\b|\bdie hard\b|\b(?:bored|sick|scared|tickled|love (?:it|you|him|her|them)) to death\b/g,
  /\bdeath (?:metal|star|stare|trap)\b|\bgood grief\b|\bblack widow\b|\bfood coma\b/g,
  /\b(?:phone|battery|batteries|laptop|computer|pc|tablet|car|engine|wifi|router|tv|lamp|bulb|chat|server|line)(?: (?:is|was|has|had|just|went|almost|nearly|completely))* (?:died|dead|dying|drowned)\b/g,
  /\bdied (?:again )?(?:in|on|at) (?:the |this |that |my )?(?:game|level|boss|minecraft)\b/g,
  /\bdrown(?:ed|ing) in (?:work|emails?|homework|paperwork|laundry|syrup|sauce)\b|\b(?:gave|give|giving) (?:me|him|her|them) a heart attack\b/g,
  /\bsick (?:of|beat|trick|tune)\b|\b(?:im|i am|as|am) a cancer\b|\bcancer (?:sign|season|sun|moon|rising)\b/g,
  /\b(?:not|never|nt|no longer|isnt|arent|wasnt|dont be|dont feel)(?: \w+)? (?:scared|afraid|frightened|terrified|sick|ill)\b/g,
  /\b(?:work\w*|job|volunteer\w*|intern|nurse|doctor|surgeon|porter|cook)(?: \w+){0,3} (?:in|at) (?:the |a )?(?:hospital|hospice|emergency room)\b/g,
  /\bill (?:mannered|advised|fitting|at ease)\b/g,
  /\bafraid (?=(?:so|not|that|this|it|there|the|you|we|i|he|she|they|my|your)\b)/g,
];

const MY = "(?:my|our|his|her|their|the|your)";
const WHEN =
  "(?:to|last|this|yesterday|today|tonight|when|and|too|so|forever|in (?:a|an|\\d+|the (?:war|crash|fire|accident|flood)|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter))";

const SIGNS: readonly RegExp[] = [
  // A death.
  /\b(?:died|dies|drown(?:ed|s)?|drowning|perished|deceased|stillborn|stillbirth|miscarr(?:y|ied|iage|ying)|bereave\w*|griev(?:e|es|ed|ing)|grief|mourn\w*|widow(?:ed|er)?|cremat\w*|funerals?|burial|cemetery|hospice|deaths?|heaven|overdosed?)\b/,
  /\bpass(?:ed|es|ing) (?:away|on\b)|\bslipped away\b|\brainbow bridge\b|\bbetter place\b|\bno longer (?:with us|alive|here|breathing)\b/,
  /\b(?:didnt|did not|wont|will not|might not|may not|never) (?:make it(?! (?:to|on)\b)|survive|w[ao]ke up|pull through|get out|last (?:the|long|much))\b|\bcould(?:nt| not) (?:be saved|save)\b/,
  /\blost (?:his|her|their|the) (?:life|lives|battle|fight)\b|\b(?:heart stopped|stopped breathing|not breathing)\b|\b(?:isnt|is not|never) coming (?:back|home)\b/,
  new RegExp(
    `\\b${SOMEBODY}${BE} (?:dead|dying|gone(?: (?:forever|now|for good))?(?=[.!,;]|$| and\\b| since\\b| forever\\b)|missing|kidnapped|paraly[sz]ed|unconscious|wounded)\\b`,
  ),
  new RegExp(
    `\\b${KIN}(?: has| have)? (?:left us\\b|passed\\b(?! (?:the|an?|his|her|my|your|by|me|us|it|out)\\b))`,
  ),
  new RegExp(`\\b(?:lost|losing|lose|buried|burying|bury|loss of) (?:${MY} )?(?:\\w+ )?${KIN}\\b`),
  new RegExp(
    `\\b(?:lost|losing|lose|buried|bury) (?:him|her|them|everyone|everybody|somebody|someone)(?: ${WHEN}\\b|[.!,;]|$)`,
  ),
  new RegExp(
    `\\bput (?:(?:${MY} )?(?:\\w+ )?${KIN}|him|her|them) (?:down|to sleep)\\b|\\b(?:christmas|birthday|year|day|anniversary) without (?:him|her|them|(?:my|our) ${KIN})\\b|\\b(?:his|her|their|${KIN}) grave\\b`,
  ),
  /\bhad to put (?!it\b|this\b|that\b)\w+ (?:down|to sleep)\b|\b(?:be|was|were|being|been|got) put (?:down|to sleep)\b|\btook (?:his|her|their)(?: own)? li(?:fe|ves)\b|\b(?:got|was|were|been) run over\b|\b(?:hit|run over) by (?:a|the) (?:\w+ )?(?:car|bus|train|truck|lorry|driver)\b/,
  /\b(?:found|shot|is|are|was|were|s) (?:him |her |them )?dead\b|\b(?:im|i am|is|are|was|were|hes|shes) dying\b|\bkilled (?:my|our|his|her|their|him|her|them|in|by)\b|\b(?:was|were|got|been) (?:murdered|killed|shot|stabbed)\b/,
  /\b(?:hanged|hung) (?:him|her|my|them)sel(?:f|ves)\b|\bjumped (?:off|from|in front of) (?:a|the) (?:bridge|roof|building|balcony|train)\b/,
  // An illness or an injury.
  /\b(?:cancer|tumou?rs?|leuka?emia|lymphoma|melanoma|carcinoma|chemo\w*|radiotherapy|metasta\w*|dementia|alzheimer\w*|parkinsons?|als|hiv|sepsis|biopsy|diagnos(?:ed|is)|terminally|incurable|inoperable|surgery|seizures?|coma|intensive care|icu|life support|ventilator|palliative|ambulance)\b/,
  /\bterminal (?:illness|disease|diagnosis|stage|condition)|\b(?:its|is|was) terminal\b|\bheart attack\b|\bstrokes?\b(?! of\b)(?=[.!,;]|$| (?:last|this|yesterday|today|and|in|on|at|when|two|three|a)\b)|\b(?:days|weeks|months|years?) to live\b|\bgoing (?:blind|deaf)\b/,
  new RegExp(
    `\\b${SOMEBODY}(?: only)? (?:has|have)(?: \\w+){0,3} (?:days|weeks|months) left(?=[.!,;]|$)|\\b(?:doesnt|does not) (?:recogni[sz]e|know|remember) me\\b`,
  ),
  new RegExp(
    `\\b(?:${SOMEBODY}${BE}|is|are|was|were|got|fell|gets|getting) (?:(?:very|really|seriously|gravely|critically|terribly|badly|so|dangerously|mentally|chronically) )*(?:ill|sick|injured|unwell)\\b`,
  ),
  /\b(?:in|into|to|from|at) (?:the |a )?(?:hospital|emergency room)\b|\b(?:in|to) the er\b|\bhospitali[sz]ed\b|\b(?:my|his|her|an) operation\b|\bthe operation(?: (?:is|was|went|failed|tomorrow|today|on)\b|[.!,;]|$)/,
  /\b(?:car|bike|motorbike|motorcycle|road|traffic|train|plane|bad|terrible|horrible|serious|awful|fatal) (?:accident|crash)\b|\bhad an accident\b|\bin an accident\b|\bcollapsed\b/,
  /\b(?:badly|seriously|severely) (?:hurt|burned|burnt)\b|\bbroke (?:his|her|my|their) (?:hip|back|neck|skull|leg|arm)\b/,
  /\b(?:raped?|molested|abus(?:ed|ive|es|ing)|assault(?:ed)?|beats (?:me|her|him)|beat me up|hits (?:me|her|him)|hit me|hurts me)\b(?! (?:with|up|again)\b)/,
  // Fear.
  new RegExp(
    `\\b(?:${SOMEBODY}${BE}|feel|feeling|so|very|really|too) (?:scared|afraid|terrified|frightened|petrified|panicking|in danger|unsafe|not safe)\\b`,
  ),
  /^\W*(?:scared|afraid|terrified|frightened)\b|\b(?:scares|terrifies|frightens) me\b|\bpanic attacks?\b|\b(?:fear|fearing) (?:for|of)\b|\bmy (?:biggest |worst |greatest )?fears?\b|\bi fear\b|\bcant breathe\b|\b(?:following|stalking|threaten(?:ed|ing|s)) me\b|\b(?:dont|do not|didnt|never) feel safe\b/,
  /\b(?:test|scan|biopsy|blood) results?\b|\bthe doctors? (?:say|says|said|found|gave|called|thinks?)\b|\b(?:bombs|bombed|bombing|missiles?|shelled|shelling|air raid|refugees?)\b/,
  // Despair.
  /\b(?:kill(?:ing)?|hurt(?:ing)?|harm(?:ing)?|cut(?:ting)?) (?:myself|himself|herself|themselves)\b|\bkilled (?:him|her|them)sel(?:f|ves)\b|\bsuicid\w*|\bself harm\w*|\bend(?:ing)? (?:my life|it all)\b|\b(?:want|wanted|wants|ready|going) to (?:die|disappear)\b|\bwish i (?:was|were) dead\b/,
  /\b(?:dont|do not|didnt) want to (?:live|be here|be alive|exist|wake up)\b|\b(?:cant|cannot|can not) (?:go on|(?:do|take|bear) (?:it|this) any ?more|stop crying)\b|\b(?:no|any) (?:reason|point) (?:to|in) liv(?:e|ing)\b|\bbetter off without me\b|\b(?:nobody|no one|noone) would (?:miss|care|notice)\b|\bwant it to be over\b/,
  /\b(?:heartbroken|devastated|hopeless|worthless|depress(?:ed|ion)|traumati[sz]ed|inconsolable)\b|\bcried (?:all|myself|for)\b|\bbad news\b/,
  // A hard loss.
  /\blost (?:my|our|his|her|their) (?:\w+ )?(?:job|home|house|farm|savings|sight|hearing|leg|arm|everything)\b|\blost everything\b|\b(?:evicted|homeless|bankrupt|divorc\w+|laid off)\b|\b(?:got|was|been) (?:fired|dumped)\b/,
  /\b(?:house|home|flat|apartment|farm)(?: \w+)? burn(?:ed|t) down\b|\bbroke up with me\b|\bleft me(?: for\b|[.!,;]|$)/,
];

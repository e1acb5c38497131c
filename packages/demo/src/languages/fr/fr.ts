import type { DemoLanguage } from "../DemoLanguage.ts";
import { guillemette } from "./guillemette.ts";
import { lines } from "./lines.ts";
import { roseAimee } from "./roseAimee.ts";

/** Relatives, friends and pets. */
const KIN =
  "(?:m[eè]res?|maman|p[eè]re|papa|parents?|(?:grand|arri[eè]re-grand|belle|beau)s?[- ](?:m[eè]re|p[eè]re|s(?:œ|oe)ur|fr[eè]re|fille|fils|parents?)s?|mamies?|mami|m[eé]m[eé]|mam[eé]|pap[iy]|papi[ey]|p[eé]p[eé]|fils|filles?|fr[eè]res?|fr[eé]rot|s(?:œ|oe)urs?|jumeaux|jumelles?|mari|femme|[eé]poux|[eé]pouse|fianc[eé]e?|conjointe?|compagn(?:on|e)|copine?s?|copain|chum|blonde|ex|amie?s?|oncle|tonton|mononcle|tante|tata|matante|cousine?s?|neveu|ni[eè]ce|voisine?s?|coll[eè]gues?|prof|parrain|marraine|b[eé]b[eé]s?|enfants?|gosses?|chiens?|chienne|chiot|chats?|chatte|chaton|cheval|lapin|hamster|animal|famille)";
const OF_ME = "(?:mon|ma|mes|notre|nos|son|sa|ses|leur|le|la|les|un|une|l')";
/** What dies without being mourned. */
const DEVICE =
  "(?:t[eé]l[eé]phone|portable|tel|t[eé]l|cell|batterie|pile|ordi|ordinateur|pc|voiture|auto|char|moto|wifi|internet|t[eé]l[eé]|t[eé]l[eé]vision|serveur|plante|ampoule|soir[eé]e|ambiance)";
/** "Dying of laughter", "dead tired". */
const HARMLESS =
  "(?:de (?:rire|faim|soif|froid|chaud|chaleur|fatigue|honte|ennui|sommeil|trouille|curiosit[eé]|jalousie|peur|plaisir|impatience|savoir|te |vous )|d'(?:ennui|envie|impatience|amour|ici|inqui[eé]tude)|moins b[eê]te|un peu|[aà] petit feu)";

const BAD_NEWS = [
  // A death.
  `(?<!${DEVICE} )(?:est|sont|[eé]tai(?:t|ent)|serait|soit|retrouv[eé]e?s?|n[eé]e?) (?:(?:d[eé]j[aà]|hier|aujourd'hui|peut-[eê]tre|bien|presque|vraiment|l[aà]) )*morte?s?(?! ${HARMLESS})(?! de (?:rire|fatigue))`,
  `(?<!${DEVICE} )(?:vient de|va|vont|peut|pourrait|en train de|peur de|laiss[eé]e?) mourir(?! ${HARMLESS})|(?:il|elle|${KIN}) (?:se )?meurt|mourante?s?|je suis en train de mourir(?! ${HARMLESS})`,
  "d[eé]c[eé]d[eé]e?s?|d[eé]c[eè]s|d[eé]funte?s?|(?:la|sa|leur|ta) mort (?:de|d'|du|des|m[ei']|nous)|depuis (?:sa|la|leur) mort|(?:sa|leur) mort|ne s'est (?:pas|jamais) r[eé]veill[eé]e?",
  "enterr(?:ements?|er|[eé]e?s?|e|ons)|obs[eè]ques|fun[eé]railles|incin[eé]r\\p{L}+|cr[eé]mation|cercueil|cimeti[eè]re|(?:la|leur) tombe (?:de|du|d')|sur (?:sa|la) tombe|deuil|veuf|veuve(?! noire)|veuvage|orpheline?s?|condol[eé]ances|salon fun[eé]raire",
  `(?:(?:j'ai|on a|avons|a|ont|perdre|de|vient de|viens de) (?:d[eé]j[aà] )?perd(?:u|re)|perdu|la perte de) ${OF_ME} ?(?:\\p{L}+ )?${KIN}`,
  "(?:nous|m'|l'|les) ?(?:a|ont) quitt[eé]s? (?:hier|ce matin|cette nuit|pour toujours|[aà] jamais|l'an)|nous a quitt[eé]s|s'est [eé]teinte?|n'est plus (?:l[aà]|parmi nous|de ce monde|avec nous)|est partie? (?:trop t[oô]t|pour toujours|au ciel|rejoindre)|au ciel|a rendu l'[aâ]me|fausse couche|mort-n[eé]e?",
  `suicid\\p{L}*|s'est (?:tu[eé]e?|pendue?|noy[eé]e?|jet[eé]e? (?:d'|du|sous)|d[eé]fenestr[eé]e?|donn[eé] la mort)|mis fin [aà] ses jours|(?:a|ont) [eé]t[eé] (?:tu[eé]|assassin[eé]|renvers[eé]|poignard[eé]|[eé]cras[eé])e?s?|s'est fait (?:[eé]craser|renverser|tuer)|(?:fait|faire) (?:piquer|euthanasier)|euthanasi\\p{L}+|(?:a|ont) tu[eé] ${OF_ME} ?${KIN}`,
  // An illness or an injury.
  "(?<!(?:suis|signe|es|[eê]tes) (?:du |de )?)cancers?|tumeurs?|leuc[eé]mie|lymphome|m[eé]lanome|m[eé]tastases?|chimio\\p{L}*|radioth[eé]rapie|alzheimer|d[eé]mence|parkinson|scl[eé]rose|sida|s[eé]ropositi\\p{L}+|vih|biopsie|diagnosti[cq]\\p{L}*|septic[eé]mie",
  "avc|(?<!(?:failli|presque) (?:avoir |faire )?(?:un |une )?)(?:infarctus|crise cardiaque)|embolie|(?:dans le|en) coma|en r[eé]a(?:nimation)?|soins (?:intensifs|palliatifs)|aux urgences|[aà] l'urgence|ambulance|le samu|(?:phase|stade) terminale?|incurable|condamn[eé]e? par les m[eé]decins|arr[eê]t cardiaque",
  "(?<!(?:travaille|bosse|stage|garde|infirmi[eè]re?|m[eé]decin|docteur) )(?:[aà]|de) l'(?:h[oô]pital|hosto)|hospitalis\\p{L}*|(?:se faire|va [eê]tre|vais [eê]tre|me fais|[eê]tre|a [eé]t[eé]|ai [eé]t[eé]|me faire) op[eé]r(?:er|[eé]e?)|(?:mon|son|de l')op[eé]ration|chirurgie",
  "(?:est|sont|suis|[eé]tait|tomb[eé]e?|reste|tr[eè]s|gravement|vraiment) (?:(?:tr[eè]s|gravement|vraiment|bien|si|tellement|s[eé]rieusement|tomb[eé]e?) )*malades?(?! de (?:rire|jalousie))|maladie|souffrante?s?|(?:lui|me|leur) reste (?:plus que |que )?(?:\\p{L}+ )?(?:jours|semaines|mois)(?: [aà] vivre|[.,!]|$)",
  "(?:eu|eus|dans|d'|victime d') ?un (?:grave |terrible )?accident|accident (?:de|d') ?(?:voiture|auto|char|moto|v[eé]lo|la route|train|avion)|s'est (?:cass[eé]|bris[eé]|fractur[eé]) (?:la|le|une|un|son) (?:hanche|col|jambe|bras|dos|cr[aâ]ne|colonne|f[eé]mur)|ne me reconna[iî]t plus|me reconna[iî]t (?:m[eê]me )?plus|s'est effondr[eé]e?",
  "(?:me|m'a|m'ont) ?(?:frappe|bat(?! [aà])|tape dessus|menace|harc[eè]le|frapp[eé]e?|battue?|menac[eé]e?|harcel[eé]e?|viol[eé]e?|agress[eé]e?)|violences? (?:conjugales?|domestiques?)|(?:[eé]t[eé]|fait) (?:viol|agress|abus)(?:[eé]e?|er)|abus[eé] de moi|un viol|inceste",
  // Fear.
  "(?:j'ai|j'avais|j'ai eu|on a|avons|vis dans la|vraiment|trop|fait) (?:(?:tr[eè]s|tellement|trop|si|vraiment|super|grave|une|un peu|affreusement|toujours|tout le temps|ben|bien) )*(?:peurs?|la trouille|la frousse)(?! (?:que tu te trompes))|(?<!m[eê]me pas )(?:^|, )peur (?:de|du|d')",
  "(?<!pas )(?:suis|me sens|vis) (?:(?:tr[eè]s|tellement|trop|si|vraiment|compl[eè]tement|en train de) )*(?:terrifi[eé]e?|effray[eé]e?|terroris[eé]e?|apeur[eé]e?|paniqu(?:[eé]e?|er)|en danger|en panique)|crises? (?:d'angoisse|de panique|d'anxi[eé]t[eé])|je panique|(?:on|quelqu'un|un homme|un type|il|elle) me (?:suit|poursuit|traque)|(?:pas|plus) (?:me sentir )?en s[eé]curit[eé]|je crains pour|bombard\\p{L}+|missiles?|r[eé]sultats? (?:de (?:la|ma)|des|d'|du|de l') ?(?:biopsie|analyses?|scanner|irm|prise de sang|examens? m[eé]dica)",
  `${KIN} (?:a disparu|est port[eé]e? disparue?|a [eé]t[eé] enlev[eé]e?|a [eé]t[eé] kidnapp[eé]e?)`,
  // Despair.
  `(?:veux|voudrais|aimerais|envie d'|envie de|pr[eé]f[eé]rerais|pr[eé]f[eè]re|voulais|besoin de) ?(?:mourir|crever|dispara[iî]tre|[eê]tre morte?|en finir|me tuer)(?! ${HARMLESS})|me (?:tuer|pendre|suicider|foutre en l'air|flinguer)(?! [aà])|en finir avec (?:la|ma) vie|(?:fin [aà]|finir) mes jours|me (?:faire du mal|mutile\\p{L}*|scarifi\\p{L}+|fais du mal)`,
  `(?:veux|peux|envie de|voulais) plus (?:vivre|exister|me r[eé]veiller|continuer)|(?:plus|pas) (?:envie|la force|le go[uû]t) de (?:vivre|me lever|continuer)|veux pas vivre|(?:j'|je n'|n')en peux plus(?! ${HARMLESS})(?! (?:d'|de ))|personne ne (?:me regretter|remarquerai|me pleurer)\\p{L}*|mieux sans moi|d[eé]pression|d[eé]prim[eé]e?s?|d[eé]sesp[eé]r[eé]e?|an[eé]antie?|d[eé]vast[eé]e?|(?:suis|me sens) (?:bris[eé]e?|d[eé]truite?|inutile)`,
  "(?:arr[eê]te|arrive) (?:pas|plus) (?:[aà] (?:arr[eê]ter|m'arr[eê]ter) )?de pleurer|mauvaises? nouvelles?|(?:terrible|triste|affreuse) nouvelle|c(?:œ|oe)ur bris[eé]",
  // A hard loss.
  `perdu (?:mon|ma|son|sa|notre|leur|le|la) (?:\\p{L}+ )?(?:travail|boulot|emploi|job|jobine|poste|place|maison|logement|appart|appartement|vue|jambe|bras)|(?:tout|ai|avons|a) (?:tout )?perdu(?: tout)?(?=[.!,;]|$)|tout perdu|licenci[eé]\\p{L}*|(?:[eé]t[eé]|fait|suis) (?:vir(?:[eé]e?|er)|renvoy(?:[eé]e?|er)|mise? [aà] la porte|congédi(?:[eé]e?|er)|clair[eé]e?)|au ch[oô]mage`,
  "divorc\\p{L}*|(?:on|nous|mes parents) (?:se|nous|allons nous|vont se|va se) s[eé]par\\p{L}+|(?:s'est|se sont|sommes|s'[eé]tait) s[eé]par[eé]e?s?|m'a (?:quitt[eé]e?|largu[eé]e?|plaqu[eé]e?|tromp[eé]e?|abandonn[eé]e?|laiss[eé]e? (?:tomber|pour))|rompu avec moi|cass[eé] avec moi|expuls[eé]e?s?|expulsion|(?:[aà] la|dans la) rue(?=[.!,;]|$)|en faillite|maison (?:a|est|s'est) (?:br[uû]l[eé]e?|pass[eé]e? au feu|effondr[eé]e?|inond[eé]e?)",
];

/** French of France and of Québec. */
export const fr: DemoLanguage = {
  tag: "fr",
  recognized: {
    by: "words",
    words:
      "je tu il elle nous vous ils elles ne pas est suis es sont ai avez avons et ou mais le la les un une des du de que qui quoi comment pourquoi quand avec pour dans sur chez mon ma mes ton ta tes son sa ses votre notre leur bonjour bonsoir merci oui moi toi ca ce cette ces va vais salut aujourd hui tres bien aussi plus rien tout tous fait faire peux peut veux veut dis dire etre avoir parle raconte quel quelle parce jamais toujours beaucoup",
  },
  signs: {
    greeting:
      /^\P{L}*(?:bonjour|bonsoir|salut|coucou|all[oô]|hey|h[eé]|hello|hi|yo|wesh|bon matin|enchant[eé]e?)(?!\p{L})|(?<!\p{L})(?:ravie?|heureu(?:x|se)|content(?:e)?|enchant[eé]e?|plaisir) de (?:te|vous|faire votre|faire ta) (?:rencontrer|conna[iî]tre|connaissance)(?!\p{L})/u,
    farewell:
      /(?<!\p{L})(?:au revoir|adieu|[aà] (?:bient[oô]t|demain|plus|plus tard|la prochaine|tout [aà] l'heure|tant[oô]t)|bonne (?:nuit|soir[eé]e|journ[eé]e)|je (?:dois|vais|m'en vais|file|te laisse|vous laisse)(?: y)?(?: (?:aller|partir|dormir|me coucher|te laisser|vous laisser|filer))?(?=\P{L}*$)|je (?:dois|vais) (?:y aller|partir|dormir|me coucher|te laisser|vous laisser|filer)|il faut que (?:j'y aille|je (?:parte|file|dorme))|faut que j'y aille|prends soin de toi|bye(?: bye)?|ciao|tchao|bonne nuite)(?!\p{L})/u,
    thanks:
      /(?<!\p{L})(?:merci|mercis|remerci\p{L}+|je te dois une fi[eè]re chandelle|reconnaissante?)(?!\p{L})/u,
    identity:
      /(?<!\p{L})(?:qui (?:es[- ]tu|[eê]tes[- ]vous|t'es)|(?:tu es|t'es|t'es[- ]tu|vous [eê]tes|c'est) qui|(?:c'est )?quoi ton nom|comment (?:tu t'appelles|t'appelles[- ]tu|vous vous appelez|vous appelez[- ]vous)|(?:tu t'appelles|vous vous appelez) comment|(?:quel est|c'est quoi) (?:ton|votre) nom|pr[eé]sente[- ]toi|pr[eé]sentez[- ]vous|parle[- ]moi de toi|parlez[- ]moi de vous|(?:qu'est-ce que )?tu fais (?:quoi )?dans la vie)(?!\p{L})/u,
    howAreYou:
      /(?<!\p{L})(?:(?:comment )?(?:[cç]a|ca) va(?= (?:toi|bien)|-t-il|\P{L}*\?|\P{L}*$)|comment (?:vas[- ]tu|allez[- ]vous|tu vas|vous allez|te sens[- ]tu|tu te sens|[cç]a va|[cç]a se passe)|(?:tu vas|vous allez) bien|[cç]a roule|[cç]a gaze|quoi de neuf|la forme\s?\?|comment (?:s'est pass[eé]e|[eé]tait) (?:ta|votre))(?!\p{L})/u,
    low: /(?<!\p{L})(?:(?:sale|mauvaise|dure|horrible|affreuse|pire|terrible|longue|rude) (?:journ[eé]e|semaine|nuit|ann[eé]e|soir[eé]e|p[eé]riode)|(?:journ[eé]e|semaine|nuit|ann[eé]e|soir[eé]e|p[eé]riode) (?:(?:tr[eè]s|vraiment|bien|trop|[eé]tait|a [eé]t[eé]) )*(?:dure|affreuse|horrible|difficile|pourrie|terrible|nulle|p[eé]nible|longue|merdique|rude|poche|plate)|(?:suis|me sens) (?:(?:tr[eè]s|vraiment|trop|si|tellement|un peu|tout|toute|tellement|ben) )*(?:tristes?|mal|seule?|fatigu[eé]e?|[eé]puis[eé]e?|vide|perdue?|nulle?|au fond du trou|crev[eé]e?|d[eé][cç]ue?|malheureu(?:x|se)|bless[eé]e?|tann[eé]e?)|(?:ça|ca) (?:ne )?va (?:pas|mal)|pas le moral|le cafard|me manque(?:nt)?(?! pas)|pleur(?:er|[eé]|e)|j'ai (?:rat[eé]|[eé]chou[eé])|solitude)(?!\p{L})/u,
    worry:
      /(?<!\p{L})(?:inqui[eè]t\p{L}*|m'inqui[eè]te|angoiss\p{L}*|anxi(?:eux|euse|[eé]t[eé])|nerveu(?:x|se)|peur|stress\p{L}*|pr[eé]occup\p{L}+|paniqu\p{L}+|(?:arrive|peux) pas (?:[aà] )?(?:dormir|m'endormir)|insomnie|d[eé]bord[eé]e?|trac)(?!\p{L})/u,
    joy: /(?<!\p{L})(?:(?:suis|me sens) (?:(?:tr[eè]s|trop|si|tellement|super|vraiment|tellement|ben) )*(?:heureu(?:x|se)|contente?|ravie?|joyeu(?:x|se)|fi[eè]re?|aux anges|excit[eé]e?)|(?:bonne|super|excellente|grande) nouvelle|j'ai (?:gagn[eé]|r[eé]ussi|eu (?:le|mon|la)|d[eé]croch[eé])|(?:super|meilleure?|belle) journ[eé]e|quelle joie|devine quoi|tu (?:ne )?(?:vas|devineras) (?:pas|jamais) (?:le )?(?:croire|deviner)?)(?!\p{L})/u,
    advice:
      /(?<!\p{L})(?:conseil\p{L}*|(?:que|quoi) (?:dois[- ]je |devrais[- ]je |puis[- ]je )?faire|je (?:fais|devrais|dois) (?:faire )?quoi|qu'est-ce que (?:je (?:dois|devrais|fais|peux)|tu (?:ferais|me conseilles|sugg[eè]res)|vous (?:feriez|me conseillez))|(?:tu ferais|vous feriez|ferais[- ]tu|feriez[- ]vous) quoi|que (?:ferais[- ]tu|feriez[- ]vous)|(?:est-ce que )?je devrais|devrais[- ]je|dois[- ]je|[aà] ma place|aide[- ]moi [aà] (?:choisir|d[eé]cider)|une id[eé]e\s?\?)(?!\p{L})/u,
    story:
      /(?<!\p{L})(?:histoires?|anecdotes?|l[eé]gendes?|racont\p{L}+|cont(?:e|er|es|ez)(?:-moi)?|(?:que s'est-il|qu'est-ce qui s'est) pass[eé]|il [eé]tait une fois|un souvenir)(?!\p{L})/u,
    lesson:
      /(?<!\p{L})(?:appren(?:ds|dre|ez|ti\p{L}*)|enseign\p{L}+|expliqu\p{L}+|montre[- ]moi|montrez[- ]moi|le[cç]on|un cours|comment (?:[cç]a (?:marche|fonctionne|se fait)|on (?:fait|dit|joue)|(?:tu|vous) (?:fais|faites)|faire|se fait)|initie[- ]moi)(?!\p{L})/u,
    play: /(?<!\p{L})(?:jou(?:er|ons|e|es|ez)|jeux?|devinettes?|[eé]nigmes?|blagues?|pari(?:er|ons|es?)?|d[eé]fis?|fais[- ]moi rire|faites[- ]moi rire|(?:quelque chose|un truc) (?:de )?(?:dr[oô]le|marrant)|chante\p{L}*|dans(?:er|ons|es|ez)|charade|cap ou pas cap)(?!\p{L})/u,
    affection:
      /(?<!\p{L})(?:je (?:t'aime|t'adore|vous aime|vous adore|t'admire|vous admire)|t'aime bien|tu (?:me|m'as) (?:manques?|manqu[eé]|plais|fais (?:rire|sourire|du bien))|vous (?:me|m'avez) (?:manquez|manqu[eé]|plaisez|faites (?:rire|sourire|du bien))|(?:tu es|t'es|vous [eê]tes) (?:(?:tr[eè]s|trop|si|tellement|vraiment|un|une|la|le|mon|ma|super|ben) )*(?:gentil(?:le)?|belle|beau|mignonn?e?|adorable|dr[oô]le|g[eé]nial\p{L}*|douce?|doux|formidable|incroyable|merveilleu(?:x|se)|amour|ange|meilleure?|chouette|fine?)|(?:un |gros |des )?(?:bisous?|c[aâ]lins?|becs?)|(?:t'|vous |m')embrasse|[eé]pouse[- ]moi|dans (?:mes|tes|vos) bras)(?!\p{L})/u,
    apology:
      /(?<!\p{L})(?:pardon(?:ne(?:[- ]moi)?|nez(?:[- ]moi)?)?|d[eé]sol[eé]e?|excuse\p{L}*(?:[- ]moi)?|(?:c'est |c'[eé]tait )?(?:de )?ma faute|je me suis tromp[eé]e?|mes excuses)(?!\p{L})/u,
    disagree:
      /^\P{L}*(?:non+|nan|jamais|pas du tout|n'importe quoi|faux|mensonge|bof|absolument pas|mais non)(?!\p{L})|(?<!\p{L})(?:(?:je (?:ne |n')?|j')(?:te |vous )?(?:suis pas d'accord|crois pas|pense pas(?! que)|y crois pas|doute)|(?:c'est|ce n'est) (?:pas (?:vrai|possible|juste)|faux|ridicule|absurde|impossible|des conneries)|(?:tu mens|vous mentez|menteu(?:r|se))|(?:tu te trompes|vous vous trompez|tu as tort|t'as tort|vous avez tort)|(?:tu (?:es|d[eé]lires)|t'es) (?:folle|fou|malade)|prouve[- ]le|prouvez[- ]le)(?!\p{L})/u,
    agree:
      /^\P{L}*(?:oui+|ouais|ouep|ouaip|d'accord|ok(?:ay)?|bien s[uû]r|carr[eé]ment|[eé]videmment|exact(?:ement)?|tout [aà] fait|absolument|voil[aà]|certes|volontiers|vendu|entendu|[cç]a marche|c'est (?:vrai|juste|[cç]a)|parfait|avec plaisir|mets-en|correct)(?!\p{L})|(?<!\p{L})(?:(?:tu as|t'as|vous avez) raison|je suis d'accord|c'est vrai|bien vu)(?!\p{L})/u,
  },
  question:
    /\?|^\P{L}*(?:qui|que(?! (?:de|d'|la force|dieu))|qu'est-ce|qu'|quoi|quand|o[uù](?= (?:est|es|vas|va|tu|vous|sont|on))|comment|pourquoi|combien|quel(?:le)?s?|est-ce que|c'est quoi|lequel|laquelle)(?!\p{L})/u,
  directQuestions: {
    name: /(?<!\p{L})(?:comment (?:est-ce que )?(?:je m'appelle|m'appell?[eé][- ]je)|je m'appelle comment|(?:quel est|c'est quoi|tu (?:te rappelles|te souviens de|connais|sais|as oubli[eé])|te souviens[- ]tu de|te rappelles[- ]tu(?: de)?|vous souvenez[- ]vous de|vous (?:connaissez|vous souvenez de)|connais[- ]tu|redis|dis|redis-moi|dis-moi) (?:moi )?(?:mon (?:nom|pr[eé]nom)|comment je m'appelle)|(?:tu sais|sais[- ]tu|vous savez|savez[- ]vous|tu te souviens de) (?:qui je suis|comment je m'appelle)|qui suis[- ]je|(?:comment )?(?:tu vas|vas[- ]tu) m'appeler comment|comment (?:tu vas |vas[- ]tu )m'appeler)(?!\p{L})/u,
    memory:
      /(?<!\p{L})(?:(?:tu te|vous vous) (?:souviens|souvenez|rappelles|rappelez) (?:encore )?(?:de (?:moi|nous|quoi|tout|ce que|quelque chose)|ce que|quand|de qui)|(?:te souviens[- ]tu|vous souvenez[- ]vous|te rappelles[- ]tu|te souviens) (?:encore )?(?:de (?:moi|nous|quoi|tout|ce que)|ce que)|de quoi (?:est-ce que )?(?:tu te|te|vous vous|vous) ?(?:souviens|souvenez|rappelles|rappelez)|(?:que|qu'est-ce que) (?:tu )?(?:sais|connais|retiens|as retenu)(?:[- ]tu)? (?:sur|de|[aà] propos de) (?:moi|nous)|(?:tu sais|vous savez|sais[- ]tu|savez[- ]vous) quoi (?:sur|de) moi|que savez[- ]vous (?:de|sur) moi|qu'est-ce que (?:je t'ai|je vous ai|tu as retenu|vous savez (?:de|sur) moi)(?: (?:dit|racont[eé]|de moi))?|(?:qu'y a-t-il|qu'est-ce qu'il y a|y a quoi) dans (?:ta|la|votre) m[eé]moire)(?!\p{L})/u,
  },
  introduction:
    /(?<!\p{L})(?:[Jj]e m'appelle|[Mm]oi,? c'est|[Mm]on (?:nom|pr[eé]nom)(?: [aà] moi)?,? (?:est|c'est)|[Aa]ppelle[zs]?[- ]moi|[Oo]n m'appelle|(?:[Jj]e suis|[Jj]'suis|[Cc]'est) (?=\p{Lu}\p{Ll})(?!Fran[cç]ais|Qu[eé]b[eé]cois|Belge|Suisse|Canadien|Un |Une |Le |La |Les |Tr[eè]s|Moi|Toi))\s*(?!comment|quand|plus|demain|ce soir|si |le |la |un |une |pas |pour |bien)(\p{L}[\p{L}'-]+)/u,
  badNews: new RegExp(`(?<!\\p{L})(?:${BAD_NEWS.join("|")})(?!\\p{L})`, "u"),
  movesOn:
    /(?<!\p{L})(?:(?:raconte|conte|racontez|contez)[- ]moi (?:un|une|quelque|autre)|(?:fais|faites)[- ]moi (?:rire|sourire)|change[- ]moi les id[eé]es|changez[- ]moi les id[eé]es|(?:chang(?:eons|er|e|ez)|parl(?:ons|er) d'autre chose)(?: de sujet)?|(?:on joue|jouons)|apprends[- ]moi|apprenez[- ]moi|(?:bonne|super|excellente) nouvelle|j'ai (?:gagn[eé]|r[eé]ussi|eu (?:le|mon) (?:poste|travail|boulot|examen|permis|bac)|d[eé]croch[eé])|devine quoi)(?!\p{L})/u,
  quotationMarks: ["« ", " »"],
  nameUnknown: "Tu ne m’as pas encore dit ton nom. Comment veux-tu que je t’appelle ?",
  tellMe: "Tu veux m’en parler ?",
  suggestions: ["Raconte-m’en plus.", "Et toi, tu ferais quoi ?", "*Je me tais un moment.* Je t’écoute."],
  telling:
    /(?<!\p{L})(?:je m'appelle|mon nom est|j'habite|je (?:vis|travaille|viens de|suis (?:né|née|un|une|de|\p{L}+(?:iste|eur|euse|ien|ienne|ier|ière))|joue|collectionne|déteste|prends des cours)|j'(?:étudie|adore|aime(?! bien ça)|ai (?:un|une|deux|trois|peur|\d+ ans))|(?:ma|mon|mes) (?:sœur|soeur|frère|frere|mère|mere|père|pere|maman|papa|femme|mari|copain|copine|fille|fils|chien|chienne|chat|chatte|travail|boulot|métier|grand-mère|grand-père|ami|amie|ville|\p{L}+ préférée?s?))(?!\p{L})/u,
  remembered: "{name} a dit : « {text} »",
  notes: {
    shorter: /plus (?:court|courte|bref|brève|concis)|(?<!\p{L})(?:court|bref|raccourcis|moins de texte)/u,
    longer:
      /plus (?:long|longue|détaillé\p{L}*|de (?:détails|texte))|(?<!\p{L})(?:allonge|en détail|développe)/u,
    noQuestions:
      /(?:sans|moins de|pas de|plus de) questions?|ne (?:me )?(?:pose|posez|demande)|arrête de (?:me )?(?:demander|poser)/u,
    question:
      /(?<!ne |ne me )(?:pose|posez)(?:-moi| moi)? une question|demande-moi|avec une question|(?:finis|termine) par .*question/u,
    noActions:
      /(?:sans|moins d[e'’]|pas d[e'’]) ?(?:actions?|gestes?|astérisques?|narration|descriptions?)|(?:seulement|juste|que) (?:le |du |des )?(?:dialogues?|paroles?)/u,
  },
  lines,
  cast: [guillemette, roseAimee],
};

import type { DemoLanguage } from "../DemoLanguage.ts";

/** How Italian messages are understood. People often type an apostrophe, or nothing, in place of an accent: "perche'". */
export const signs: DemoLanguage["signs"] = {
  greeting:
    /^[^\p{L}]*(?:ciao|salve|ehi+|ehilà|ehila|buongiorno|buon giorno|buonasera|buona sera|buon pomeriggio|buond[iì]|hey|hello|hola)(?!\p{L})|(?<!\p{L})piacere (?:di conoscer|mio)/u,
  farewell:
    /(?<!\p{L})(?:arrivederci|addio|buonanotte|buona notte|a (?:presto|domani|dopo|più tardi|piu tardi|stasera)|alla prossima|ci (?:vediamo|sentiamo)|devo (?:proprio )?(?:andare|scappare|uscire|staccare)|(?:ora|adesso) vado|vado a (?:letto|dormire|nanna)|me ne vado|ti saluto|ciao ciao|stammi bene|buona (?:serata|giornata))(?!\p{L})/u,
  thanks:
    /(?<!\p{L})(?:grazie|ti ringrazio|ringrazio|grazie mille|gentilissim[oa]|te ne sono grat[oa])(?!\p{L})/u,
  identity:
    /(?<!\p{L})(?:(?:tu )?chi (?:sei|saresti)(?!\p{L})|(?:ma )?tu chi sei|come ti chiami|qual[' ]?è il tuo nome|qual e il tuo nome|(?:parlami|dimmi (?:qualcosa|di più)) (?:di|su) (?:te|di te)|presentati|di (?:cosa|che) ti occupi|che (?:lavoro|mestiere) fai|cosa fai (?:nella vita|di lavoro|di mestiere))/u,
  howAreYou:
    /(?<!\p{L})(?:come (?:stai|va|ti va|te la passi|ti senti|butta)|tutto (?:bene|a posto|ok)\s*\?|stai bene\s*\?|com'?[eè] andata (?:oggi|la (?:giornata|settimana)))(?!\p{L})/u,
  low: /(?<!\p{L})(?:(?:brutt[oa]|pessim[oa]|orribile|terribile|dura|pesante|orrend[oa]|difficile) (?:giorn|settiman|periodo|nott|momento|anno|mese|mattin)\p{L}*|(?:giorn|settiman|nott|mattin|ann)\p{L}* (?:è stat[oa] )?(?:di merda|no|storta|orribile|terribile|pesante|pessim[oa]|brutt[oa]|difficile)|giornatacc\p{L}+|(?:sono|mi sento|sto) (?:(?:così|cosi|molto|tanto|un po'?|davvero|proprio|troppo) )*(?:triste|giù|giu|sol[oa](?=\s*[.,!?;]|\s*$| (?:e|in|da|a|come) )|stanc[oa]|esaust[oa]|abbattut[oa]|depress[oa]|vuot[oa]|distrutt[oa]|male|a pezzi|pers[oa]|infelice)|(?:mi manc(?:a|ano|hi))|(?:ho|sto) (?:pianto|piangendo)|ho fallito|mi ha (?:lasciat[oa]|mollat[oa])|ci siamo lasciati|non ce la faccio)(?!\p{L})/u,
  worry:
    /(?<!\p{L})(?:preoccup\p{L}+|ansia|ansios[oa]|nervos[oa]|agitat[oa]|paura|spaventat[oa]|terrorizzat[oa]|panico|stress\p{L}*|angoscia\p{L}*|in pensiero|non (?:riesco a dormire|dormo)|qualcosa (?:non va|che non va))(?!\p{L})/u,
  joy: /(?<!\p{L})(?:(?:sono|mi sento) (?:(?:così|cosi|molto|tanto|davvero|troppo|super) )*(?:felice|content[oa]|felicissim[oa]|contentissim[oa]|entusiasta|fier[oa]|orgoglios[oa]|emozionat[oa])|(?:buona|bella|ottima|splendida|grande) notizia|buone notizie|(?:che|gran) bella giornata|giornata (?:fantastica|stupenda|meravigliosa|perfetta)|ho vinto|ce l'ho fatta|sono riuscit[oa]|ho (?:superato|passato) (?:l'esame|il test|il colloquio)|mi hanno (?:pres[oa]|assunt[oa]|promoss[oa])|indovina(?: un po'?)?|non ci crederai|evviva)(?!\p{L})/u,
  advice:
    /(?<!\p{L})(?:consigli\p{L}*|sugger(?:isc|imen)\p{L}+|(?:che )?cosa (?:dovrei|devo|posso|potrei|mi conviene) (?:fare|dire|provare)|che (?:devo|dovrei|posso) (?:fare|dire)|(?:secondo te )?(?:dovrei|faccio bene|è meglio se)|al (?:mio|posto mio|mio posto)|(?:tu )?(?:che )?cosa (?:faresti|diresti)|aiutami a (?:scegliere|decidere|capire)|come faccio a)(?!\p{L})/u,
  story:
    /(?<!\p{L})(?:stori(?:a|e|ella)|raccont\p{L}+|favol[ae]|fiab[ae]|aneddot[oi]|leggend[ae]|c'era una volta|(?:che )?cosa (?:è|e|e') successo|il tuo (?:caso|ricordo) più|un (?:tuo )?ricordo)(?!\p{L})/u,
  lesson:
    /(?<!\p{L})(?:insegna(?:mi|rmi|re)?|mi insegni|spiega\p{L}*|lezion[ei]|impar(?:are|o|iamo)|fammi vedere|mostrami|come (?:si fa|si dice|funziona|fai a|fate a)|(?:il )?trucco per)(?!\p{L})/u,
  play: /(?<!\p{L})(?:gioc(?:o|hi|are|hiamo|hino)|indovinell[oi]|scommett\p{L}+|scommessa|sfid[ao]|ti sfido|barzellett[ae]|battuta|enigma|fammi ridere|qualcosa di (?:divertente|buffo)|cant(?:a|ami|iamo)|ball(?:a|iamo)|facciamo (?:un|una)|obbligo o verità)(?!\p{L})/u,
  affection:
    /(?<!\p{L})(?:ti (?:amo|adoro|voglio (?:(?:tanto|molto) )?bene|ammiro|stimo)|mi (?:piaci|sei mancat[oa]|fai (?:ridere|sorridere|stare bene))|mi fido di te|sei (?:(?:così|cosi|molto|tanto|davvero|proprio|troppo|un) )*(?:bell[oa]|bellissim[oa]|dolce|dolcissim[oa]|carin[oa]|gentile|fantastic[oa]|simpatic[oa]|brav[oa]|adorabile|meraviglios[oa]|divertente|intelligente|tesoro|forte|grande)|tvb|tvtb|un (?:bacio|abbraccio)|ti abbraccio|abbracciami|sposami)(?!\p{L})/u,
  apology:
    /(?<!\p{L})(?:scusa(?:mi|te|temi)?(?! (?:se|ma) )|mi (?:scuso|dispiace|spiace)|perdon(?:o|ami|a)|(?:è )?colpa mia|ho sbagliato|chiedo (?:scusa|perdono))(?!\p{L})/u,
  agree:
    /^[^\p{L}]*(?:s[iìí]'?|certo|certamente|ok(?:ay)?|va bene|d'accordo|esatto|giusto|vero|volentieri|assolutamente|come no|certo che s[iì]|affare fatto|perfetto|ci sto|eh già|già|eccome)(?!\p{L})|(?<!\p{L})(?:hai ragione|sono d'accordo|concordo|(?:è|e') vero|la penso come te)(?!\p{L})/u,
  disagree:
    /^[^\p{L}]*(?:no+|nah|macché|macche|mai|ma va|ma dai|ma figurati|per niente|nemmeno per sogno|sbagliato)(?!\p{L})|(?<!\p{L})(?:non (?:sono d'accordo|credo|ci credo|penso|è vero|e' vero|mi convince|mi fido)|non hai ragione|(?:ti )?sbagli|stai (?:mentendo|bluffando|scherzando|tirando a indovinare)|bugiard[oa]|sciocchezz[ae]|assurd[oa]|dimostralo|hai torto)(?!\p{L})/u,
  aboutYou:
    /(?<!\p{L})(?:tu|te|ti|tuo|tuoi|tua|tue|sei|hai|stai|fai|vai|sai|puoi|vuoi|pensi|credi|preferisci|vivi|abiti|lei)(?!\p{L})/u,
};

export const question: DemoLanguage["question"] =
  /\?|^[^\p{L}]*(?:(?:ma|e|allora|scusa) )?(?:chi|che cosa|cosa|che|dove|quando|perché|perche'?|come mai|come|qual[ei]?|quant[oaie]|puoi|potresti|sai|vuoi|pensi|credi)(?!\p{L})/u;

export const directQuestions: DemoLanguage["directQuestions"] = {
  name: /(?<!\p{L})(?:come mi chiamo|qual[' ]?(?:è|e|e') il mio nome|(?:ti )?(?:ricordi|sai|dimmi|di'|indovina|conosci) (?:come mi chiamo|il mio nome)|hai (?:dimenticato|scordato) (?:come mi chiamo|il mio nome)|chi sono io|come mi chiami)(?!\p{L})/u,
  memory:
    /(?<!\p{L})(?:(?:che )?cosa (?:ti )?(?:ricordi|sai)(?: ancora)? (?:di|su) (?:me|noi)|che (?:ti ricordi|ricordi|sai) di (?:me|noi)|ti ricordi (?:ancora |davvero )?(?:di (?:me|noi)|qualcosa|(?:che )?cosa ti ho|quello che ti ho|tutto)|(?:che )?cosa ti ho (?:detto|raccontato)|(?:che )?cosa (?:c'è|hai|c'e'?) (?:nella (?:tua )?|in )memoria|ricordi qualcosa di me)(?!\p{L})/u,
};

export const introduction: DemoLanguage["introduction"] =
  /(?<!\p{L})(?:mi chiamo|il mio nome (?:è|e'|e)|(?:puoi chiamarmi|chiamami)(?: pure)?|gli amici mi chiamano)\s+(?!(?:fuori|quando|se|più|piu|domani|dopo|ancora|come|in|così)(?!\p{L}))(\p{L}[\p{L}'’-]*)/iu;

/** A form of "my", and a person or an animal. */
const KIN =
  "(?:(?:mi[oae]|miei|nostr[oa]|su[oa]|la|il|l')? ?)(?:mamma|madre|papà|papa'?|babbo|padre|nonn[oaie]|figli[oae]|bambin[oa]|fratell[oi]|sorell[ae]|marito|moglie|compagn[oa]|fidanzat[oa]|ragazz[oa]|zi[oa]|cugin[oa]|nipote|amic[oa]|suocer[oa]|cagnolin[oa]|cane|cagna|gatt[oa]|gattin[oa]|cavallo|conigli[oe]tt?[oa]?|criceto|collega|vicin[oa]|famiglia)";

export const badNews: DemoLanguage["badNews"] = new RegExp(
  [
    // Death. "Morto di sonno" and "morire dal ridere" are no news.
    "(?<!\\p{L})(?:è|e'|e|sono|era|erano) (?:appena |già |gia )?(?:mort[oaie]|decedut[oaie]|mancat[oa](?= (?:ieri|oggi|stanotte|stamattina|la|un|da|all'|$)|[.,!;]|$)|venut[oa] a mancare|scompars[oa]|annegat[oa])(?! (?:di (?:sonno|fame|sete|noia|freddo|caldo|fatica|stanchezza|vergogna|invidia|ridere|risate)|dal (?:ridere|sonno|freddo|caldo)|dalla (?:noia|fame|sete|stanchezza|voglia|curiosità)|stanc))(?!\\p{L})",
    `${KIN} (?:sta(?:nno)? (?:morendo|molto male)|(?:ci ha|mi ha|ci hanno) lasciat[oi]|non c'è più|non c'e'? piu'?|se n'è andat[oa]|sta molto male|è (?:molto |gravemente )?malat[oa]|è in (?:fin di vita|coma))`,
    "(?<!\\p{L})(?:morì|si è spent[oa]|ha perso la vita|sta morendo|sto morendo(?! (?:di|dal|dalla))|funeral[ei]|lutto|(?:ho|abbiamo) (?:perso|seppellito|sepolto) (?:(?:il|la|mi[oa]|i|nostr[oa]) )*(?:mamma|madre|papà|papa|padre|nonn[oa]|figli[oa]|bambin[oa]|fratello|sorella|marito|moglie|compagn[oa]|cane|gatt[oa]|amic[oa]|zi[oa])|(?:è stat[oa]|l'hanno) (?:soppress[oa]|uccis[oa]|investit[oa])|abort(?:o|ito)|morte (?:di|del|della|dei) )",
    // Illness and injury.
    "(?<!\\p{L})(?:cancro|tumore|tumori|leucemia|linfoma|metastasi|chemio\\p{L}*|alzheimer|demenza|parkinson|infarto|ictus|ospedale|terapia intensiva|rianimazione|pronto soccorso|ricoverat[oa]|operazione al|malattia (?:grave|terminale|incurabile)|gravemente malat[oa]|malat[oa] grave|terminale|incurabile|diagnosi|diagnosticat[oa]|incidente (?:d'auto|in auto|in moto|stradale|grave|d'aereo)|(?:avuto|ha fatto) un (?:brutto )?incidente|in coma)(?!\\p{L})",
    // Fear and violence.
    "(?<!\\p{L})(?:(?<!non )ho (?:(?:tanta|molta|davvero|così tanta|una|troppa|veramente|tantissima) )*(?:tanta |molta |gran |grande )?(?:paura|terrore)(?! che (?:tu|non ti|non funzioni))|(?:sono|mi sento) (?:(?:molto|davvero|così|tanto) )*(?:terrorizzat[oa]|spaventatissim[oa]|spaventat[oa]|in pericolo)|attacc(?:o|hi) di panico|mi (?:picchia|minaccia|perseguita|segue)(?!\\p{L})|violentat[oa]|abusat[oa]|stupr\\p{L}+|bombard\\p{L}+)",
    // Despair.
    "(?<!\\p{L})(?:voglio (?:solo )?(?:morire|farla finita|sparire|uccidermi|ammazzarmi)|vorrei (?:solo )?(?:morire|essere mort[oa]|sparire)|non voglio più (?:vivere|svegliarmi|stare qui)|non voglio piu' ?(?:vivere)|non voglio piu (?:vivere)|farmi del male|togliermi la vita|mi (?:uccido|ammazzo)(?! (?:dal|di))|suicid\\p{L}+|non ce la faccio più|non ce la faccio piu|non ha più senso (?:vivere|niente|nulla)|disperat[oa]|a pezzi)(?!\\p{L})",
    // Hard losses.
    "(?<!\\p{L})(?:ho perso (?:il (?:mio )?)?(?:lavoro|posto)|ho perso (?:la casa|tutto)|(?:mi hanno|sono stat[oa]) (?:licenziat[oa]|sfrattat[oa])|divorzi\\p{L}*|mi (?:ha|sta) (?:lasciat[oa]|lasciando)|separazione|brutt[ae] notizi[ae])(?!\\p{L})",
  ].join("|"),
  "u",
);

export const movesOn: DemoLanguage["movesOn"] =
  /(?<!\p{L})(?:racconta(?:mi)? (?:una|un'|un|qualcosa|un altro|un'altra)|fammi (?:ridere|sorridere)|(?:tirami|tiriamoci) su|distraimi|(?:parliamo|cambiamo) (?:d'altro|di altro|argomento|discorso)|cambi(?:a|amo) argomento|giochiamo|insegnami|(?:buona|bella|ottima) notizia|buone notizie|ho vinto|ce l'ho fatta|ho superato|mi hanno (?:pres[oa]|assunt[oa])|indovina)(?!\p{L})/u;

/** The user says something about themselves. */
export const telling: DemoLanguage["telling"] =
  /(?<!\p{L})(?:mi chiamo|il mio nome è|(?:io )?(?:abito|vivo|lavoro|studio|insegno|vengo da|suono|colleziono|faccio (?:il|la|l'|lo)|amo|odio|adoro|ho (?:un|una|un'|due|tre|quattro|paura|\d+))|sono (?:di|un|una|un'|nat[oa]|\p{L}+ista)(?= )|mi (?:piace|piacciono)|(?:mi[oa]|i miei|le mie) (?:mamma|madre|papà|padre|sorell[ae]|fratell[oi]|moglie|marito|figli[oae]?|fidanzat[oa]|compagn[oa]|ragazz[oa]|nonn[oaie]|amic[oaih]+|cane|gatt[oa]|lavoro|gatti|cani|preferit[oa]))(?!\p{L})/u;

export const notes: DemoLanguage["notes"] = {
  shorter: /più (?:breve|cort[oa]|concis[oa])|piu (?:breve|cort[oa])|accorcia|meno testo|in breve/u,
  longer: /più (?:lung[oa]|dettagli|testo|parole)|piu (?:lung[oa]|dettagli)|allunga|dettagliat[oa]/u,
  noQuestions:
    /(?:senza|nessuna|niente|meno) (?:altre |più )?domand[ae]|non (?:fare|farmi|fargli|chiedere|chiedermi)/u,
  question: /(?:fammi|fai|con|aggiungi) (?:anche )?(?:una|qualche) domanda|chiedimi/u,
  noActions:
    /(?:senza|nessuna|niente|meno) (?:altre |più )?(?:azion[ei]|gesti|asterischi|descrizion[ei])|solo (?:dialogo|dialoghi|parole|battute)/u,
};

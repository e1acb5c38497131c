import type { DemoLanguage } from "../DemoLanguage.ts";
import { lines } from "./lines.ts";
import { ottokar } from "./ottokar.ts";
import { wiebke } from "./wiebke.ts";

export const de: DemoLanguage = {
  tag: "de",
  recognized: {
    by: "words",
    letters: /ß/iu,
    words: `ich du er sie wir ihr nicht ist bist sind seid und oder aber der das den dem des ein eine einen einem einer mit auf
fuer fur von vom zu zum zur wie wo warum wer wann weshalb kann kannst konnte willst will mag mochte mochtest muss musst mein meine meinen
meinem meiner dein deine deinen deiner mich dich mir dir uns euch ihm ihn ihre sein seine es ja nein heute gestern morgen auch noch schon
nur sehr mehr danke bitte hast habe haben habt hatte geht gehts gibt gibst machst mache macht machen weisst weiss sag sagst erzahl erzahle
komm kommst kommt wenn weil dass denn doch mal jetzt hier dort nichts etwas alles immer wieder ganz gut bei nach aus uber unter vor seit
durch kein keine keinen hallo guten tag abend nacht gruss tschuss wirklich eigentlich vielleicht was wurde wird werden wurden worden wohne lebe arbeite heisse bekommen meinem ab als bin zwei`,
  },
  signs: {
    greeting:
      /^[^\p{L}]*(?:hallo|guten (?:tag|morgen|abend)|moin|servus|grüß (?:gott|dich|sie|euch)|gruess|na\s*[,!?]|hi|hey)(?!\p{L})|schön, dich kennenzulernen|freut mich/u,
    farewell:
      /(?<!\p{L})(?:tschüss|tschuess|tschüs|tschau|auf wiedersehen|auf wiederschauen|gute nacht|bis (?:bald|morgen|später|dann|zum nächsten mal)|mach'?s gut|ich (?:muss|sollte|will) (?:jetzt |nun |langsam )?(?:los|gehen|weg|ins bett|schlafen)|ich gehe? (?:jetzt |nun )?(?:ins bett|schlafen|nach hause)|leb wohl|lebe wohl)(?!\p{L})/u,
    thanks:
      /(?<!\p{L})(?:danke\p{L}*|dankbar|vielen dank|besten dank|herzlichen dank|vergelt'?s gott)(?!\p{L})/u,
    identity:
      /(?<!\p{L})(?:wer bist du|wer (?:sind|seid) (?:sie|ihr)|wie heißt du|wie heisst du|stell(?:e|st)? dich (?:mal |doch )?vor|erzähl(?:e)? (?:mir )?(?:etwas |was |mal )*(?:von|über) dir?c?h?(?!\p{L})|was machst du (?:so|beruflich|hier))(?!\p{L})/u,
    howAreYou:
      /(?<!\p{L})(?:wie geht'?s|wie geht es|wie fühlst du dich|alles (?:gut|klar|in ordnung)(?: bei dir)?\s*\?|geht'?s dir gut|wie war (?:dein|der) (?:tag|abend|nacht|woche))/u,
    low: /(?<!\p{L})(?:(?:schlimmer|schlechter|harter|furchtbarer|mieser|anstrengender|langer|schrecklicher|beschissener) (?:tag|abend)|(?:schlimmen|schlechten|harten|furchtbaren|miesen|anstrengenden|langen|schrecklichen) (?:tag|abend)|(?:schlimme|schlechte|harte|miese) (?:woche|nacht|zeit)|traurig|einsam|müde|erschöpft|niedergeschlagen|unglücklich|allein|mir geht'?s? (?:es )?(?:nicht gut|schlecht|mies)|ich vermisse|durchgefallen|geweint|weine|liebeskummer|heimweh)(?!\p{L})/u,
    worry:
      /(?<!\p{L})(?:sorgen?|nervös|unruhig|gestresst|stress|panik|überfordert|aufgeregt|ich fürchte|prüfungsangst|lampenfieber|kann nicht (?:ein)?schlafen)(?!\p{L})/u,
    joy: /(?<!\p{L})(?:ich freue? mich|freu mich|glücklich|stolz|begeistert|gute (?:nachricht|neuigkeit)\p{L}*|bestanden|gewonnen|geschafft|(?:den|die) (?:job|stelle|wohnung) bekommen|rate mal|stell dir vor|toller tag|schöner tag)(?!\p{L})/u,
    advice:
      /(?<!\p{L})(?:rat(?:schlag|schläge)?|was (?:soll|sollte|kann|würdest) (?:ich|du)|soll ich|sollte ich|an meiner stelle|hilf mir|kannst du mir helfen|(?:hast du )?(?:einen )?(?:tipp|tipps|idee|ideen))(?!\p{L})/u,
    story:
      /(?<!\p{L})(?:geschichten?|märchen|erzähl(?:e|st)?(?: du)? mir (?:etwas|was|ein|eine|von)|was ist (?:dann |damals )?passiert|anekdote|es war einmal|von früher)(?!\p{L})/u,
    lesson:
      /(?<!\p{L})(?:bring(?:e|st)?(?: du)? mir|zeig(?:e|st)?(?: du)? mir|erklär(?:e|st|en)?|wie (?:macht|geht|funktioniert|kann) (?:man|das|ich)|lernen|beibringen)(?!\p{L})/u,
    play: /(?<!\p{L})(?:spielen?|spiel|rätsel|witz\p{L}*|wette|wetten|lass uns|wollen wir|bring mich zum lachen|etwas lustiges|was lustiges|sing|tanz\p{L}*)(?!\p{L})/u,
    affection:
      /(?<!\p{L})(?:ich (?:mag|liebe|bewundere) dich|ich hab(?:e)? dich (?:sehr )?(?:lieb|gern)|du bist (?:so |sehr |wirklich |echt |ganz )*(?:süß|lieb|nett|schön|toll|wunderbar|witzig|klug|großartig|reizend|lustig)|verliebt|küss\p{L}*|kuss|umarm\p{L}*|heirate\p{L}*)(?!\p{L})/u,
    apology:
      /(?<!\p{L})(?:entschuldig\p{L}*|tut mir leid|verzeih\p{L}*|sorry|meine schuld|mein fehler|pardon)(?!\p{L})/u,
    disagree:
      /^[^\p{L}]*(?:nein|nö|nee|nie|niemals|quatsch|unsinn|stimmt nicht|falsch)(?!\p{L})|(?<!\p{L})(?:glaub(?:e)? ich (?:dir )?nicht|ich glaube? (?:dir |das |es )+nicht|das stimmt nicht|du lügst|beweis\p{L}*|blödsinn|im gegenteil|da irrst du dich)(?!\p{L})/u,
    agree:
      /^[^\p{L}]*(?:ja|jawohl|klar|genau|gut|gern|gerne|stimmt|richtig|natürlich|einverstanden|in ordnung|abgemacht|ok|okay|na gut|sicher|selbstverständlich|eben)(?!\p{L})|(?<!\p{L})(?:du hast recht|da hast du recht|das stimmt|sehe ich auch so|finde ich auch)(?!\p{L})/u,
    aboutYou: /(?<!\p{L})(?:du|dich|dir|dein\p{L}*|ihr|euch|ihnen)(?!\p{L})/u,
  },
  question:
    /\?|^[^\p{L}]*(?:wer|was|wann|wo|woher|wohin|warum|wieso|weshalb|wie|welche[rsnm]?|bist du|hast du|kannst du|magst du|willst du|glaubst du|weißt du|darf ich|kann ich|soll ich)(?!\p{L})/u,
  directQuestions: {
    name: /(?<!\p{L})(?:wie heiß(?:e|t) ich|wie heisse ich|wie ist mein name|was ist mein name|wei(?:ß|ss)t du (?:noch )?(?:,? ?wie ich hei(?:ß|ss)e|meinen namen)|kennst du (?:noch )?meinen namen|sag (?:mir )?meinen namen|erinnerst du dich an meinen namen)(?!\p{L})/u,
    memory:
      /(?<!\p{L})(?:was wei(?:ß|ss)t du (?:noch |alles |schon )*(?:über|von) mi(?:ch|r)|woran erinnerst du dich|an was erinnerst du dich|erinnerst du dich (?:noch )?(?:an mich|an uns|daran, was ich)|was hast du dir (?:über mich |von mir )?gemerkt|was steht in (?:deinen|den) erinnerungen|was hab(?:e)? ich dir (?:schon |alles |bisher )*(?:erzählt|gesagt))(?!\p{L})/u,
  },
  introduction:
    /(?<!\p{L})(?:[Ii]ch hei(?:ß|ss)e|[Mm]ein [Nn]ame ist|[Nn]enn mich(?: einfach)?|[Ii]ch bin (?:der|die)) (\p{Lu}\p{L}+)|(?<!\p{L})[Ii]ch bin (\p{Lu}\p{Ll}+)(?=\s*(?:[.!,]|$))/u,
  badNews:
    /(?<!\p{L})(?:gestorben|verstorben|verunglückt|ertrunken|umgekommen|ums leben gekommen|umgebracht|ermordet|eingeschläfert|einschläfern|beerdig\p{L}*|begräbnis|bestattung|todesfall|im sterben|fehlgeburt|totgeburt|(?:ist|sind|war|er|sie) (?:seit \p{L}+ |jetzt |gerade |leider |nun )*tot|(?:seine?|ihre?|meine?s?|der|den|vom|zum) tod(?:es)?(?:estag)?|witwer?|trauer(?:e|n|feier)?|verwaist|(?:habe?|haben|hat) (?:gestern |heute |letzte \p{L}+ |letztes \p{L}+ )*(?:meinen?|unsere?n?|seinen?|ihren?) (?:\p{L}+ )?(?:mann|frau|vater|mutter|papa|mama|oma|opa|bruder|schwester|sohn|tochter|kind|baby|hund|katze|kater|freund|freundin) (?:verloren|begraben)|krebs(?!tier|en|e\b)|tumor|leukämie|chemo\p{L}*|demenz|alzheimer|schlaganfall|herzinfarkt|todkrank|schwer ?krank|unheilbar|intensivstation|im koma|krankenhaus|notaufnahme|operiert|operation|diagnose|depress\p{L}*|panikattacke\p{L}*|(?:mutter|vater|mama|papa|oma|opa|bruder|schwester|sohn|tochter|kind|hund|katze|frau|mann|freund|freundin) ist (?:sehr |schwer |ernsthaft )*krank|autounfall|unfall gehabt|einen unfall|vergewaltigt|missbraucht|schlägt mich|bedroht mich|verfolgt mich|(?:habe?|hab) (?:so |solche |große |furchtbare |riesige |schreckliche |wahnsinnige |total |sehr |viel )*angst|angst (?:vor|um)|todesangst|will (?:nicht mehr leben|sterben)|möchte (?:nicht mehr leben|sterben)|nicht mehr leben|mich umbringen|bringe mich um|umbringen|selbstmord|suizid\p{L}*|ritze mich|verletze mich|kann nicht mehr(?! (?:vor lachen|warten))|hoffnungslos|niemand würde mich vermissen|scheidung|scheiden lassen|lassen uns scheiden|geschieden|(?:arbeit|job|stelle|wohnung|haus|alles) verloren|gekündigt worden|(?:wurde|bin|worden) (?:\p{L}+ )?(?:gekündigt|gefeuert|entlassen)|gefeuert|obdachlos|abgebrannt|(?:hat|er hat|sie hat) (?:mit mir schluss gemacht|mich verlassen)|mich verlassen|schluss gemacht|vermisst(?= seit|\.|$)|bomben?)(?!\p{L})/u,
  movesOn:
    /(?<!\p{L})(?:erzähl\p{L}* mir (?:\p{L}+ )?(?:\p{L}+ )?(?:witz|geschichte|rätsel|märchen|etwas anderes|was anderes)|anderes thema|themenwechsel|(?:reden|sprechen) wir (?:über|von) etwas ander\p{L}+|lenk\p{L}* mich ab|muntere? mich auf|bring\p{L}* mich zum lachen|lass uns (?:etwas )?spielen|gute nachricht\p{L}*|ich habe? (?:gewonnen|bestanden)|rate mal|bring mir (?:etwas|was) bei)(?!\p{L})/u,
  quotationMarks: ["„", "“"],
  nameUnknown: "Du hast mir deinen Namen noch nicht gesagt. Wie soll ich dich nennen?",
  tellMe: "Magst du mir davon erzählen?",
  suggestions: [
    "Und wie ging es weiter?",
    "Darüber muss ich kurz nachdenken.",
    "Da ist noch etwas, das ich dir sagen wollte.",
  ],
  telling:
    /(?<!\p{L})(?:ich hei(?:ß|ss)e|mein name ist|ich (?:wohne|lebe|arbeite|studiere|lerne|komme aus|bin (?:ein|eine|aus|\d+)|mag|liebe|hasse|spiele|sammle|habe (?:ein|eine|einen|zwei|drei|angst))|mein(?:e)? (?:schwester|bruder|mutter|vater|frau|mann|tochter|sohn|freund|freundin|hund|katze|kater|arbeit|job|beruf|lieblings\p{L}+))(?!\p{L})/u,
  remembered: "{name} hat gesagt: „{text}“",
  notes: {
    shorter: /kürzer|knapper|kurz(?!zeit)|weniger text|fass dich kurz/u,
    longer: /länger|ausführlich|mehr (?:text|einzelheiten|details)/u,
    noQuestions:
      /(?:keine?|ohne|weniger) (?:\p{L}+ )?(?:rück|gegen)?frag|nicht (?:nach)?fragen|frag (?:mich )?nicht/u,
    question: /frag (?:mich|zurück|nach)|mit (?:einer )?frage|(?:stell|stelle) (?:mir )?eine frage/u,
    noActions:
      /(?:keine?|ohne|weniger) (?:\p{L}+ )?(?:handlung|aktion|gesten|sternchen|beschreibung)|nur (?:rede|dialog|reden)/u,
  },
  lines,
  cast: [wiebke, ottokar],
};

import type { DemoLanguage } from "../DemoLanguage.ts";
import { evaristo } from "./evaristo.ts";
import { lines } from "./lines.ts";
import { nomas } from "./nomas.ts";

/** Relatives, friends and pets. */
const KIN =
  "(?:m[aá]m[aá]|ma|pap[aá]|pa|madre|padre|padres|abuel[oa]s?|abuelit[oa]|hij[oa]s?|herman[oa]s?|hermanit[oa]|t[ií][oa]s?|prim[oa]s?|sobrin[oa]s?|marido|mujer|espos[oa]|prometid[oa]|novi[oa]|pareja|ex|amig[oa]s?|suegr[oa]s?|cuñad[oa]|niet[oa]s?|vecin[oa]s?|compañer[oa]s?|beb[eé]s?|niñ[oa]s?|perr[oa]s?|perrit[oa]|gat[oa]s?|gatit[oa]|mascota|caballo|conejo|nana|yay[oa]|profesora?|familia|viej[oa])";
const OF_ME = "(?:mi|mis|nuestr[oa]s?|su|el|la|tu)";
/** What dies without being mourned. */
const DEVICE =
  "(?:m[oó]vil|celular|celu|tel[eé]fono|bater[ií]a|pila|computadora|compu|ordenador|port[aá]til|laptop|coche|carro|auto|wifi|internet|pc|tele|chat|servidor|planta)";
/** "Dying of laughter", "dead tired". */
const HARMLESS =
  "(?:de (?:la |las |puro |pura |tanta |tanto )?(?:risa|risas|ganas|curiosidad|hambre|sed|sueño|cansancio|calor|fr[ií]o|aburrimiento|vergüenza|verguenza|envidia|amor|ternura|celos|nervios|gusto|ilusi[oó]n|emoci[oó]n|pena|asco|miedo)|por (?:ver|saber|conocer|o[ií]r|leer|escuchar|comer|ti)|riendo)";

const BAD_NEWS = [
  // A death.
  `muri[oó](?! ${HARMLESS})(?! (?:el|la|mi|tu) ${DEVICE})`,
  `(?:murieron|mueren|est[aá]n? muriendo|muri[eé]ndose|va a morir|falleci\\p{L}*|fallec(?:er|e)|difunt[oa]|difuntos|perdi[oó] la vida)(?! ${HARMLESS})`,
  `(?:est[aá]|est[aá]n|estaban?|ha|han|hab[ií]an?|he|encontr\\p{L}+|hallar\\p{L}*|apareci[oó]|naci[oó]) muert[oa]s?(?! ${HARMLESS})`,
  `(?:me estoy muriendo|tengo miedo (?:a|de) morir)(?! ${HARMLESS})`,
  "(?<!de mala |a |susto de |pena de )muerte",
  "entierros?|funeral(?:es)?|velorio|velatorio|tanatorio|cementerio|pante[oó]n|ata[uú]d|cenizas de|pésame|pesame|luto|mi duelo|en duelo|estoy de duelo|viud[oa](?! negra)|hu[eé]rfan[oa]s?|incinera\\p{L}+|crema(?:ron|mos|ci[oó]n)",
  `(?:enterr(?:[eé]|amos|aron|aremos|ar|ando) |(?:perd[ií]|perdimos|perdi[oó]|perder|hemos perdido|he perdido|p[eé]rdida de) )(?:a(?:l| ${OF_ME})? |del? ${OF_ME} |${OF_ME} )?(?:\\p{L}+ )?${KIN}`,
  `ya no est[aá](?: con nosotros| entre nosotros| aqu[ií])|se (?:me|nos) fue (?:para siempre|mi ${KIN}|al cielo)|est[aá] en el cielo|dej[oó] de respirar|(?:perd[ií]|perdimos|perdi[oó]) (?:el|un|al) (?:embarazo|beb[eé])|aborto espont[aá]neo`,
  "suicid\\p{L}*|se (?:quit[oó]|ha quitado) la vida|se (?:ahorc[oó]|mat[oó]|ahog[oó](?! en un vaso))|ahogad[oa]s?(?! en (?:trabajo|correos|deudas))",
  `(?:lo|la|le|los|las|me lo|me la|me le) (?:mataron|asesinaron|atropell\\p{L}*)|(?:mataron|asesinaron|atropell\\p{L}*) a(?:l| ${OF_ME})|fue asesinad[oa]|(?:dormir|sacrificar|sacrificamos|sacrificaron) a(?:l| ${OF_ME}) ${KIN}|tuvimos que (?:sacrificarl[oa]|dormirl[oa])|(?:la tumba|el aniversario|la p[eé]rdida) de (?:mi|nuestr)`,
  // An illness or an injury.
  "(?<!(?:soy|eres|signo|hor[oó]scopo) (?:de )?)c[aá]ncer|tumor(?:es)?|leucemia|linfoma|melanoma|met[aá]stasis|quimio\\p{L}*|radioterapia|alzh?[eé]imer|demencia|p[aá]rkinson|esclerosis|sida|vih|biopsia|diagnostic\\p{L}+|diagn[oó]stico|sepsis",
  "(?<!(?:me (?:vas? a )?(?:da|dar|dio|diste|daba|dieras?) |casi (?:me )?(?:da|muero de) )(?:un )?)infarto|derrame cerebral|(?:un|tuvo|sufri[oó]) (?:un )?(?:ictus|derrame|embolia)|ictus|en coma|la uci|cuidados intensivos|terapia intensiva|ambulancia|(?:a|en|por) urgencias|paliativ[oa]s|fase terminal|(?:es|est[aá]|enfermedad) terminal|desahuciad[oa]|oxígeno a",
  "(?<!trabaj\\p{L}+ |enfermer[oa] |m[eé]dic[oa] |doctora? |prácticas )(?:en|al|del) (?:el )?hospital|hospitaliz\\p{L}*|(?:la|lo|me|le|est[aá]|est[aá]n) (?:han )?(?:ingresad[oa]|ingresaron|internad[oa]|internaron)|cirug[ií]a|(?:mi|su|la) operaci[oó]n (?:es|fue|sal|de)|(?:me|la|lo|le) (?:van a operar|operan|operaron|han operado)",
  `(?:est[aá]|estoy|est[aá]n|sigue|anda|cay[oó]|se puso) (?:(?:muy|bien|tan|s[uú]per|gravemente|bastante) )*(?:enferm[oa]s?|grave|malit[oa]|delicad[oa] de salud)|${OF_ME} ${KIN} (?:est[aá]|sigue) (?:muy )?mal|se (?:me )?enferm[oó]|enfermedad|(?:le|me|les) quedan (?:\\p{L}+ )?(?:d[ií]as|semanas|meses)(?: de vida|[.,!]|$)`,
  "(?:tuvo|tuve|tuvimos|tuvieron|ha tenido|sufri[oó]|en) un (?:grave )?accidente|accidente de (?:coche|carro|auto|moto|tr[aá]fico|tr[aá]nsito|avi[oó]n)|se desmay[oó]|(?:rompi[oó]|fractur[oó]|quebr[oó]) (?:la|el|una|un) (?:cadera|columna|espalda|cr[aá]neo|cuello|pierna|brazo)|ya no me (?:reconoce|conoce)",
  "me (?:pega|peg[oó]|golpe[aoó]\\p{L}*|maltrata\\p{L}*|viol[oó]|violaron|amenaz\\p{L}+|acosa\\p{L}*)(?! (?:la risa|el sol))|violaci[oó]n|abus(?:[oó]|aron|aba|an) de (?:m[ií]|ella|[eé]l)|malos tratos|violencia (?:de g[eé]nero|dom[eé]stica|en casa)",
  // Fear.
  "(?<!(?:no|nunca|ni|ya no) (?:me |te |le |les |os )?|sin )(?:tengo|ten[ií]a|tenemos|siento|sent[ií]|me da|me dan|muero de|qu[eé]|con) (?:(?:mucho|mucha|tanto|tanta|much[ií]simo|muchísima|un|demasiado|bastante|verdadero|puro) )*(?:miedo|terror|p[aá]nico|pavor)",
  "(?<!no )(?:estoy|me siento|vivo) (?:(?:muy|tan|s[uú]per|bastante|completamente) )*(?:asustad[oa]|aterrad[oa]|aterrorizad[oa])|ataques? de (?:p[aá]nico|ansiedad)|me (?:est[aá]n? )?(?:persigue|persiguen|persiguiendo|sigue un|siguen unos|siguiendo (?:alguien|un))|no me siento (?:segur[oa]|a salvo)|temo por|bombarde\\p{L}*|misiles?|resultados de (?:la|las|los|mis|sus) (?:biopsia|an[aá]lisis|pruebas)",
  `(?:mi|nuestr[oa]) ${KIN} (?:ha |est[aá] )?desapareci\\p{L}*|secuestr(?:aron|ada|ado)`,
  // Despair.
  `(?:quiero|quisiera|querr[ií]a|deseo|gustar[ií]a|ganas de) (?:morir|morirme|estar muert[oa]|desaparecer|matarme)(?! ${HARMLESS})|me quiero (?:morir(?! ${HARMLESS})|matar)|(?:matarme|suicidarme|quitarme la vida|acabar con todo|hacerme daño|me hago daño|me corto(?! el)|autolesi\\p{L}+)`,
  `(?:no quiero|ya no quiero|sin ganas de|no tengo ganas de|para qu[eé]|no vale la pena) (?:seguir )?(?:vivir|viviendo|existir|despertar(?:me)?)|no puedo m[aá]s(?! con|,? ${HARMLESS})|no aguanto m[aá]s|ya no aguanto|nadie me (?:echar[ií]a de menos|extrañar[ií]a)|mejor sin m[ií]|depresi[oó]n|(?:estoy|me siento) (?:muy )?(?:deprimid[oa]|destrozad[oa]|devastad[oa]|hundid[oa]|in[uú]til)`,
  "no (?:puedo|paro|logro) (?:de |dejar de |parar de )?(?:dejar de |parar de )?llorar|no dejo de llorar|malas? noticias?|(?:coraz[oó]n|alma) (?:roto|partid[oa]|rota)",
  // A hard loss.
  "(?:perd[ií]|perdimos|perdi[oó]|perdieron|he perdido|hemos perdido|ha perdido) (?:el|mi|su|nuestr[oa]|la) (?:\\p{L}+ )?(?:trabajo|empleo|puesto|casa|hogar|vista|pierna|brazo)|(?:lo )?perd(?:[ií]|imos) todo|lo he perdido todo|me (?:despidieron|corrieron|echaron|botaron|han despedido|han echado)|me (?:qued[eé]|he quedado) (?:sin (?:trabajo|empleo|casa|nada)|en (?:el paro|la calle))|estoy en el paro",
  "divorci\\p{L}*|nos (?:estamos )?(?:separamos|separando|hemos separado)|me (?:dej[oó]|ha dejado|abandon[oó])(?= por|[.,!;]|$| (?:mi|hace|ayer|anoche|hoy|ella|[eé]l)(?!\\p{L}))|(?:cort[oó]|rompi[oó]|termin[oó]|ha roto) conmigo|me termin[oó]|desahuci\\p{L}*|desaloj\\p{L}*|bancarrota|(?:se )?(?:quem[oó]|incendi[oó]) (?:mi|la|nuestra|toda la) casa|(?:mi|nuestra) casa se (?:quem[oó]|incendi[oó])",
];

/** Spanish as it is spoken on both sides of the Atlantic. */
export const es: DemoLanguage = {
  tag: "es",
  recognized: {
    by: "words",
    letters: /[ñ¿¡]/iu,
    words:
      "yo tu el ella ellos nosotros usted ustedes vos es esta estas estoy estamos soy eres sos somos fue pero los las la un una unos de del al que quien como cuando donde cual porque por para con mi mis te lo le les nos hola llamo gracias si muy mas hoy ayer quiero quieres quieras puedes puedo tengo tienes tiene hay hace haces hacer eso esto ese algo nada nadie siempre nunca tambien bien aqui ahi ya y o cuentame dime sabes creo estar ser vez todo buenos buenas dias noches tardes",
  },
  signs: {
    greeting:
      /^\P{L}*(?:hola+|holi+|buenas|buenos d[ií]as|buen d[ií]a|qu[eé] tal|qu[eé] onda|qui[uú]bole|saludos|hey|ey|hello|hi)(?!\p{L})|(?:encantad[oa] de|mucho gusto|un placer|gusto en) ?(?:conocer(?:te|l[eoa]))?(?!\p{L})/u,
    farewell:
      /(?<!\p{L})(?:adi[oó]s|chao|chau|hasta (?:luego|mañana|pronto|la vista|la pr[oó]xima|otra)|nos vemos|me (?:voy|tengo que ir|marcho|despido)|(?:tengo que|debo) (?:irme|dormir)|a dormir|que descanses|cu[ií]date|buenas noches\P{L}*$)(?!\p{L})/u,
    thanks: /(?<!\p{L})(?:(?:much[ií]simas |muchas |mil )?gracias|te lo agradezco|agradecid[oa])(?!\p{L})/u,
    identity:
      /(?<!\p{L})(?:qui[eé]n (?:eres|sos|es usted)|qu[eé] (?:eres|sos|es usted)|c[oó]mo te llamas|cu[aá]l es (?:tu|su) nombre|pres[eé]nt(?:ate|ese)|h[aá]bl[aá]me de (?:ti|vos)|a qu[eé] te dedicas)(?!\p{L})/u,
    howAreYou:
      /(?<!\p{L})(?:c[oó]mo (?:est[aá]s|est[aá]|te va|va todo|andas|and[aá]s|te sientes|te sent[ií]s|has estado|te encuentras)|qu[eé] tal (?:est[aá]s|todo|tu d[ií]a)|todo bien\s?\?)(?!\p{L})/u,
    low: /(?<!\p{L})(?:(?:mal|horrible|p[eé]simo|terrible|asqueroso|feo|dif[ií]cil|duro|largo) d[ií]a|(?:d[ií]a|semana|noche|mes|año) (?:muy |tan |bastante )?(?:mal[oa]|horrible|p[eé]sim[oa]|terrible|fe[oa]|dif[ií]cil|dur[oa]|larg[oa])|(?:estoy|me siento|ando) (?:(?:muy|tan|un poco|bastante|s[uú]per) )*(?:triste|mal|sol[oa]|cansad[oa]|agotad[oa]|fatal|vac[ií][oa]|perdid[oa]|deca[ií]d[oa]|hart[oa]|herid[oa])|(?:le|la|lo|te|los|las) (?:echo de menos|extraño)|echo de menos|extraño a|llor(?:[eé]|ando|ar)|suspend[ií]|reprob[eé]|me rechazaron|soledad)(?!\p{L})/u,
    worry:
      /(?<!\p{L})(?:preocup\p{L}+|ansiedad|ansios[oa]|nervios(?:[oa]s?)?|miedo|asust\p{L}+|agobi\p{L}+|estr[eé]s\p{L}*|angusti\p{L}*|no puedo dormir|me da cosa|p[aá]nico|inquiet[oa])(?!\p{L})/u,
    joy: /(?<!\p{L})(?:(?:estoy|me siento|soy) (?:(?:muy|tan|s[uú]per) )*(?:feliz|content[oa]|emocionad[oa]|orgullos[oa]|ilusionad[oa])|qu[eé] (?:alegr[ií]a|felicidad|ilusi[oó]n)|buenas? noticias?|gan[eé]|aprob[eé]|lo (?:logr[eé]|consegu[ií])|me dieron (?:el|la)|(?:gran|mejor) d[ií]a|adivina qu[eé]|no sabes lo que)(?!\p{L})/u,
    advice:
      /(?<!\p{L})(?:consej\p{L}+|acons[eé]j\p{L}+|qu[eé] (?:hago|har[ií]as|har[ií]a|debo|deber[ií]a|me recomiendas|me sugieres|puedo hacer)|deber[ií]a(?: yo)?|recomi[eé]nd\p{L}+|sug(?:ieres|erencia\p{L}*)|en mi lugar|ay[uú]dame a (?:decidir|elegir))(?!\p{L})/u,
    story:
      /(?<!\p{L})(?:historias?|cuento|an[eé]cdota|leyenda|cu[eé]nt[ae]me|contame|n[aá]rrame|qu[eé] (?:pas[oó]|ocurri[oó]|sucedi[oó])|[eé]rase una vez|un recuerdo)(?!\p{L})/u,
    lesson:
      /(?<!\p{L})(?:ens[eé]ñ\p{L}+|expl[ií]c\p{L}+|aprend\p{L}+|lecci[oó]n|clase de|mu[eé]str[ae]me|mostrame|c[oó]mo (?:se (?:hace|hacen|dice|juega|toca)|lo haces|funciona\p{L}*))(?!\p{L})/u,
    play: /(?<!\p{L})(?:jug(?:amos|uemos|ar)|juegas?|juego|adivin(?:a|anza|emos)|acertijo|chistes?|apuest\p{L}+|reto|desaf[ií]o|hazme re[ií]r|haceme re[ií]r|algo (?:gracioso|chistoso|divertido)|canta\p{L}*|baila\p{L}*|vamos a)(?!\p{L})/u,
    affection:
      /(?<!\p{L})(?:te (?:quiero|amo|adoro|admiro|aprecio|extraño)|te (?:ech[eé]|he echado|echo|echaba) de menos|(?:eres|sos|es usted) (?:(?:muy|tan|un|una|la|el|mi) )*(?:lind[oa]|bonit[oa]|guap[oa]|dulce|encantador|encantadora|encanto|amor|amable|genial|incre[ií]ble|maravillos[oa]|graci[oa]s[oa]|divertid[oa]|adorable|mejor|tiern[oa])|me (?:gustas|caes bien|encantas|haces (?:re[ií]r|sonre[ií]r|feliz))|(?:un |te doy un |dame un )?(?:abrazo|beso)|c[aá]sate)(?!\p{L})/u,
    apology:
      /(?<!\p{L})(?:perd[oó]n(?:ame|eme|a)?|lo siento|disculp\p{L}*|(?:fue |es )?(?:mi culpa|culpa m[ií]a)|me equivoqu[eé])(?!\p{L})/u,
    disagree:
      /^\P{L}*(?:no(?! (?:s[eé]|importa|pasa|te preocupes|hay))|nunca|jam[aá]s|para nada|qu[eé] va|mentira|falso)(?!\p{L})|(?<!\p{L})(?:no (?:te creo|lo creo|me lo creo|estoy de acuerdo|es (?:verdad|cierto|as[ií])|creo(?! que))|mientes|mentiros[oa]|est[aá]s (?:loc[oa]|mintiendo)|tonter[ií]as?|te equivocas|demu[eé]stralo|imposible)(?!\p{L})/u,
    agree:
      /^\P{L}*(?:s[ií]+|claro|vale|ok|okay|dale|bueno|de acuerdo|por supuesto|exacto|exactamente|cierto|verdad|desde luego|obvio|[oó]rale|perfecto|est[aá] bien|trato hecho|sale)(?!\p{L})|(?<!\p{L})(?:tienes raz[oó]n|ten[eé]s raz[oó]n|estoy de acuerdo|es (?:verdad|cierto)|buen punto)(?!\p{L})/u,
  },
  question:
    /[?¿]|^\P{L}*(?:qu[eé]|qui[eé]n(?:es)?|c[oó]mo|cu[aá]ndo|d[oó]nde|cu[aá]l(?:es)?|cu[aá]nt[oa]s?|por ?qu[eé]|para qu[eé])(?!\p{L})(?! (?:pena|l[aá]stima|bueno|bien|bonito|risa|alegr[ií]a))/u,
  directQuestions: {
    name: /(?<!\p{L})(?:c[oó]mo me llamo|cu[aá]l es mi nombre|(?:recuerdas|sabes|record[aá]s|sab[eé]s|recuerda|olvidaste|te acuerdas de|dime|di) mi nombre|c[oó]mo me (?:llamas|dices|vas a llamar)|(?:sabes|recuerdas|te acuerdas de|recuerda usted|sabe usted) (?:qui[eé]n soy|c[oó]mo me llamo))(?!\p{L})/u,
    memory:
      /(?<!\p{L})(?:qu[eé] (?:m[aá]s )?(?:recuerdas|record[aá]s|recuerda|sabes|sab[eé]s|sabe|te acuerdas) (?:usted )?(?:de m[ií]|sobre m[ií]|de nosotros|de lo que)|(?:te acuerdas|te acord[aá]s|se acuerda) de (?:m[ií]|lo que|nosotros|todo)|me (?:recuerdas|recuerda|record[aá]s)\s?\?|(?:recuerdas|record[aá]s|recuerda) (?:lo que|algo|todo|cuando)|qu[eé] (?:te he contado|te cont[eé]|te he dicho|te dije)|qu[eé] (?:hay|tienes|guardas) en (?:la |tu )?memoria|qu[eé] recuerdas(?=\P{L}*$))(?!\p{L})/u,
  },
  introduction:
    /(?<!\p{L})(?:[Mm]e llamo|[Mm]i nombre es|[Ll]l[aá]m[ae]me|[Pp]uedes llamarme|[Pp]od[eé]s llamarme|[Tt]odos me llaman|[Mm]e dicen|[Ss]oy (?=\p{Lu}\p{Ll})(?!De |Un |Una |El |La |Yo |Muy |Español|Mexican|Argentin|Colombian|Chilen|Peruan))\s*(?!la atenci|cuando|si |por|luego|mañana|hoy|as[ií]|como|que )(\p{L}[\p{L}'-]+)/u,
  badNews: new RegExp(`(?<!\\p{L})(?:${BAD_NEWS.join("|")})(?!\\p{L})`, "u"),
  movesOn:
    /(?<!\p{L})(?:cu[eé]nt[ae]me (?:un|una|otro|otra|algo)|contame (?:un|una|otro|otra|algo)|ha[zc]e?me re[ií]r|distr[aá]e\p{L}*|(?:cambi(?:emos|ar|amos|a|ando)|otro) (?:de )?tema|habl(?:emos|ar|amos) de (?:otra cosa|algo m[aá]s)|(?:juguemos|jugamos|vamos a jugar)|ens[eé]ñ[ae]me|(?<!no (?:son|tengo|hay) )buenas? noticias?|gan[eé]|aprob[eé]|me dieron el (?:trabajo|empleo|puesto)|consegu[ií] (?:el |un )?(?:trabajo|empleo|puesto)|adivina qu[eé])(?!\p{L})/u,
  quotationMarks: ["“", "”"],
  nameUnknown: "Todavía no me has dicho cómo te llamas. ¿Cómo quieres que te llame?",
  tellMe: "¿Quieres contármelo?",
  suggestions: ["Cuéntame algo más.", "¿Y tú qué harías?", "*Me quedo un rato en silencio.* Te escucho."],
  telling:
    /(?<!\p{L})(?:me llamo|mi nombre es|(?:yo )?(?:vivo|trabajo|estudio|nac[ií]|soy (?:de|un|una|del|\p{L}+(?:er[oa]|ist[oa]|or|ora|nte))|tengo (?:un|una|dos|tres|miedo|\d+ años)|odio|toco|colecciono|adoro)|me (?:gusta|gustan|encanta|encantan|dan? miedo)|mi (?:hermana|hermano|madre|padre|mam[aá]|pap[aá]|esposa|mujer|marido|esposo|novi[oa]|hij[oa]|perr[oa]|gat[oa]|trabajo|abuel[oa]|amig[oa]|ciudad|\p{L}+ favorit[oa]))(?!\p{L})/u,
  remembered: "{name} dijo: “{text}”",
  notes: {
    shorter: /m[aá]s (?:corto|breve)|(?<!\p{L})(?:breve|corto|conciso|ac[oó]rtal[oa]|menos texto)/u,
    longer: /m[aá]s (?:larg[oa]|detalles?|texto|extens[oa])|(?<!\p{L})(?:al[aá]rgal[oa]|con detalle)/u,
    noQuestions:
      /(?:sin|menos) (?:m[aá]s )?preguntas|no (?:me )?(?:hagas (?:m[aá]s )?preguntas|preguntes)|deja de preguntar/u,
    question: /preg[uú]ntame|h[aá]zme una pregunta|con una pregunta|termina con .*pregunta/u,
    noActions:
      /(?:sin|menos) (?:acciones|gestos|asteriscos|narraci[oó]n|descripciones)|solo (?:di[aá]logo|habla)/u,
  },
  lines,
  cast: [evaristo, nomas],
};

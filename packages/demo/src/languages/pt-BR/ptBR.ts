import type { DemoLanguage } from "../DemoLanguage.ts";
import { lines } from "./lines.ts";
import { zeFaisca } from "./zeFaisca.ts";
import { zuleide } from "./zuleide.ts";

/** Relatives, friends and pets. */
const KIN =
  "(?:m[aã]es?|m[aã]ezinha|mam[aã]e|pai|pais|papai|paizinho|v[oóô]s?|av[oóô]s?|vov[oóô]|vozinh[oa]|filh[oa]s?|filhinh[oa]|irm[aã]os?|irm[aã]s?|ti[oa]s?|prim[oa]s?|sobrinh[oa]s?|marido|mulher|espos[oa]|noiv[oa]|namorad[oa]|companheir[oa]|ex|amig[oa]s?|sogr[oa]|cunhad[oa]|net[oa]s?|vizinh[oa]s?|colega|beb[eê]s?|nen[eé]m|crian[cç]as?|menin[oa]|cachorr[oa]s?|cachorrinh[oa]|c[aã]o|c[aã]es|gat[oa]s?|gatinh[oa]|pet|bichinho|cavalo|coelho|hamster|passarinho|professora?|padrinho|madrinha|padrasto|madrasta|fam[ií]lia)";
const OF_ME = "(?:meu|minha|meus|minhas|noss[oa]s?|o meu|a minha|seu|sua|o|a|os|as)";
/** What dies without being mourned. */
const DEVICE =
  "(?:celular|telefone|bateria|pilha|computador|pc|notebook|note|carro|moto|wi-?fi|internet|tv|televis[aã]o|chat|servidor|planta|grupo)";
/** "Dying of laughter", "dead tired". */
const HARMLESS =
  "(?:de (?:tanto )?(?:rir|rindo|riso|risada|vontade|curiosidade|fome|sede|sono|cansa[cç]o|calor|frio|t[eé]dio|vergonha|inveja|amor|amores|fofura|ci[uú]mes?|saudades?|rir|nervoso|pena|nojo|trabalhar|medo de (?:barata|aranha))|rindo|por (?:voc[eê]|ti)|pra (?:ver|saber|te))";

const BAD_NEWS = [
  // A death.
  `(?<!${DEVICE} (?:j[aá] )?)(?:morreu|morreram|morrendo|vai morrer|vou morrer|pode morrer)(?! ${HARMLESS})(?! (?:o|a|meu|minha) ${DEVICE})`,
  `falec\\p{L}+|[oó]bito|(?<!${DEVICE} )(?:est[aá]|t[aá]|estava|tava|encontr\\p{L}+|acharam|achei|nasceu|foi) mort[oa]s?(?! ${HARMLESS})`,
  "(?<!de |à )morte(?! s[uú]bita)",
  "enterros?|vel[oó]rio|funeral|funerais|cemit[eé]rio|caix[aã]o|t[uú]mulo|luto|enlutad[oa]|vi[uú]v[oa](?!,? negra)|[oó]rf[aã]o?s?|cremad[oa]|crema[cç][aã]o|cinzas d[aeo]|condol[eê]ncias|missa de s[eé]timo dia",
  `(?:perdi|perdemos|perdeu|perder|enterrei|enterramos|enterrar|perda d[eoa]) (?:${OF_ME} )?(?:\\p{L}+ )?${KIN}|perd(?:i|emos|eu) (?:o|um) beb[eê]|aborto`,
  `${KIN} (?:se foi|partiu|nos deixou|descansou|virou (?:estrela|estrelinha))|n[aã]o est[aá] mais (?:entre n[oó]s|com a gente|aqui)|n[aã]o resistiu|parou de respirar|virou (?:uma )?estrelinha|foi (?:morar )?(?:pro|para o) c[eé]u|est[aá] no c[eé]u`,
  `suic[ií]d\\p{L}*|se matou|se enforcou|(?:se )?afogou(?:-se)?|tirou a pr[oó]pria vida|(?:foi|foram) (?:assassinad|atropelad|mort|balead|esfaquead)[oa]s?|(?:mataram|atropelaram|assassinaram) (?:${OF_ME}|el[ea])|sacrificar (?:${OF_ME} )?${KIN}|(?:foi|foram) sacrificad[oa]s?`,
  // An illness or an injury.
  "(?<!(?:sou|signo|voc[eê] [eé]|hor[oó]scopo) (?:de )?)c[aâ]ncer|tumor(?:es)?|leucemia|linfoma|melanoma|met[aá]stase|quimio\\p{L}*|radioterapia|alzheimer|dem[eê]ncia|parkinson|esclerose|aids|hiv|soropositiv[oa]|bi[oó]psia|diagn[oó]stic\\p{L}+|sepse",
  "(?:teve|tive|sofreu|deu) (?:um |uma )?(?:avc|infarto|enfarte|derrame|parada|embolia|convuls\\p{L}+)|avc|infartou|enfartou|em coma|uti|cti|cuidados (?:intensivos|paliativos)|ambul[aâ]ncia|samu|pronto[- ]socorro|(?:na|pra|para a) emerg[eê]ncia|(?:est[aá]|fase|estado|doen[cç]a) terminal|desenganad[oa]|entubad[oa]|intubad[oa]",
  "(?<!trabalh\\p{L}+ |plantão |estágio |enfermeir[oa] |m[eé]dic[oa] )(?:no|pro|para o|do) hospital|hospitalizad[oa]|internad[oa]|internaram|(?:foi|vai) (?:ser )?(?:internar|operad[oa])|cirurgia|(?:vou|vai|vamos) operar|(?:minha|a) opera[cç][aã]o (?:[eé]|foi|d)",
  `(?:est[aá]|t[aá]|estou|t[oô]|ficou|fiquei|anda|continua|caiu) (?:(?:muito|bem|t[aã]o|super|gravemente|seriamente) )*(?:doente|grave|de cama|desenganad[oa])|${KIN} (?:est[aá]|t[aá]|passou) (?:muito |bem )?mal|adoeceu|doen[cç]a|(?:s[oó] )?(?:tem|restam) (?:s[oó] )?(?:mais )?(?:\\p{L}+ )?(?:dias|semanas|meses) de vida`,
  "(?:sofreu|sofri|sofremos|teve|tive|tivemos|num|em um) (?:um )?(?:grave )?acidente|acidente de (?:carro|moto|tr[aâ]nsito|avi[aã]o|[oô]nibus)|desmaiou|quebrou (?:a|o) (?:bacia|quadril|f[eê]mur|coluna|perna|bra[cç]o|pesco[cç]o)|n[aã]o me (?:reconhece|conhece) mais",
  "me (?:bate|bateu|espanca\\p{L}*|agride|agrediu|estupr\\p{L}+|violent\\p{L}+|amea[cç]\\p{L}+)(?! (?:a vontade|uma saudade|um sono|a fome))|(?:fui|foi) (?:abusad|estuprad|agredid|violentad)[oa]|abus(?:ou|ava|aram) de mim|abuso sexual|viol[eê]ncia dom[eé]stica",
  // Fear.
  "(?<!(?:n[aã]o|nem|nunca|sem) (?:te )?)(?:estou com|t[oô] com|tenho|tinha|tive|sinto|senti|morrendo de|morro de|d[aá]|dando|deu|que|ficando com|fico com) (?:(?:muito|tanto|t[aã]o|um|uma|demais|bastante|mo|m[oó]) )*(?:medo|pavor|terror|p[aâ]nico)",
  "(?<!n[aã]o )(?:estou|t[oô]|fiquei|me sinto|vivo) (?:(?:muito|t[aã]o|super|bem|completamente) )*(?:apavorad[oa]|aterrorizad[oa]|assustad[oa]|em p[aâ]nico|com (?:muito )?medo)|(?:crises?|ataques?) de (?:p[aâ]nico|ansiedade)|(?:me (?:seguindo|perseguindo|persegue))|n[aã]o me sinto segur[oa]|bombarde\\p{L}*|m[ií]ssil|m[ií]sseis|tiroteio|resultado d[aeo]s? (?:bi[oó]psia|exames?)",
  `${KIN} (?:desapareceu|sumiu|est[aá] desaparecid[oa])|sequestr(?:aram|ad[oa])`,
  // Despair.
  `(?:quero|queria|quis|vontade de|preferia|desejo) (?:morrer|sumir|desaparecer|estar mort[oa]|me matar)(?! ${HARMLESS})|me matar|tirar (?:a )?minha (?:pr[oó]pria )?vida|acabar com tudo|me machucar|me machuco|(?:me corto|me cortar|me cortei)(?! fazendo| com a faca| cozinhando)|autoles\\p{L}+|automutila\\p{L}+`,
  "(?:n[aã]o quero|n[aã]o tenho vontade de|sem vontade de|cansei de|n[aã]o vale a pena|pra que) (?:mais )?(?:viver|existir|acordar|estar vivo)(?: mais)?|n[aã]o aguento mais(?! (?:de|esperar|essa|esse|rir))|ningu[eé]m (?:sentiria|vai sentir) (?:a )?minha falta|melhor sem mim|depress[aã]o|deprimid[oa]|(?:estou|t[oô]|me sinto) (?:muito )?(?:destru[ií]d[oa]|arrasad[oa]|devastad[oa]|in[uú]til|desesperad[oa]|sem esperan[cç]a)",
  "n[aã]o (?:consigo|paro) (?:parar )?de chorar|(?:m[aá]s? not[ií]cias?|not[ií]cias? (?:ruim|ruins|triste|tristes|p[eé]ssima))|cora[cç][aã]o partido",
  // A hard loss.
  "(?:perdi|perdemos|perdeu|perderam) (?:o |meu |minha |a |nosso |nossa |seu |sua )+(?:\\p{L}+ )?(?:emprego|trabalho|casa|lar|vis[aã]o|perna|bra[cç]o)|perd(?:i|emos) tudo|(?:fui|foi) (?:demitid[oa]|mandad[oa] embora|despedid[oa])|me (?:demitiram|mandaram embora|despediram)|(?:estou|t[oô]|fiquei) desempregad[oa]|fiquei sem (?:casa|emprego|nada|trabalho)",
  "div[oó]rci\\p{L}*|(?:a gente|n[oó]s|meus pais) (?:est[aã]o |est[aá] |t[aá] |v[aã]o |vai )?se separ\\p{L}+|(?:nos separamos|se separou de mim)|(?:terminou|acabou|rompeu) comigo|me (?:largou|deixou|abandonou|trocou)(?= por|[.,!;]|$| (?:ontem|hoje|ela|ele|pela|pelo|sem)(?!\\p{L}))|despej(?:o|ad[oa]s?|aram)|fal[eê]ncia|casa (?:pegou fogo|queimou|desabou|caiu|inundou|alagou)|enchente levou",
];

/** Brazilian Portuguese. */
export const ptBR: DemoLanguage = {
  tag: "pt-BR",
  recognized: {
    by: "words",
    letters: /[ãõ]/iu,
    words:
      "eu voce vc voces ele ela eles elas nos gente nao sim e os um uma uns de da dos das que quem como quando onde qual porque pra para com sem meu minha meus seu sua te se lhe isso isto esse essa esta estou to ta sou foi ser estar tem tenho tinha quero queria pode posso vou vai fui muito mais mas tambem ja ainda hoje ontem aqui ali agora sempre nunca tudo nada alguem ninguem oi ola obrigado obrigada bem bom boa dia noite tarde conta fala sabe acho ao pelo pela ate",
  },
  signs: {
    greeting:
      /^\P{L}*(?:oi+e?|ol[aá]|opa|e a[ií]|eai|salve|bom dia|boa (?:tarde|noite)|fala(?: a[ií])?|al[oô]|hey|hello|hi)(?!\p{L})|(?:prazer em|prazer|muito prazer)(?: te)?(?: conhecer| conhec[eê]-l[oa])?\P{L}*$/u,
    farewell:
      /(?<!\p{L})(?:tchau\p{L}*|adeus|at[eé] (?:logo|mais|amanh[aã]|breve|a pr[oó]xima|depois)|falou|flw|a gente se v[eê]|nos vemos|(?:(?:j[aá] )?vou|tenho que ir|preciso ir|devo ir) (?:indo|nessa|embora|dormir)|tenho que (?:ir|dormir)|preciso (?:ir|dormir)|durma bem|dorme bem|se cuida|boa noite\P{L}*$|fui\P{L}*$)(?!\p{L})/u,
    thanks:
      /(?<!\p{L})(?:obrigad[oa]|obg|brigad[oa]|brigad[aã]o|valeu|vlw|agrade[cç]\p{L}+|grat[oa])(?!\p{L})/u,
    identity:
      /(?<!\p{L})(?:quem (?:[eé]|que [eé]) (?:voc[eê]|vc|tu|a senhora|o senhor)|quem (?:[eé]s|s[eê]s)(?: tu)?|o que (?:voc[eê]|vc|tu) (?:[eé]|[eé]s)|qual (?:[eé] )?(?:o )?(?:seu|teu) nome|como (?:voc[eê]|vc|tu) se chama|como (?:te chamas|se chama)|se apresent[ae]|fal[ae] (?:de|sobre) (?:voc[eê]|vc|ti)|o que (?:voc[eê]|vc) faz\P{L}*$)(?!\p{L})/u,
    howAreYou:
      /(?<!\p{L})(?:como (?:(?:voc[eê]|vc|tu|c[eê]) )?(?:est[aá]s?|t[aá]s?|vai|anda|se sente|tem passado)|tudo (?:bem|bom|certo|joia)(?= (?:com|por|contigo)|\P{L}*\?)|blz\s?\?|beleza\s?\?|como foi (?:o )?(?:seu|teu) dia)/u,
    low: /(?<!\p{L})(?:(?:p[eé]ssimo|horr[ií]vel|mau|terr[ií]vel|pior) (?:dia|semana|noite|m[eê]s)|(?:dia|semana|noite|m[eê]s|ano) (?:(?:muito|t[aã]o|bem|super|foi|est[aá]|t[aá]) )*(?:ruim|p[eé]ssim[oa]|horr[ií]vel|dif[ií]cil|pesad[oa]|terr[ií]vel|chat[oa]|long[oa])|(?:estou|t[oô]|me sinto|me sentindo|ando|fiquei) (?:(?:muito|t[aã]o|meio|super|bem|um pouco|me sentindo) )*(?:triste|mal|s[oó]|sozinh[oa]|cansad[oa]|exaust[oa]|p[eé]ssim[oa]|vazi[oa]|perdid[oa]|pra baixo|para baixo|desanimad[oa]|magoad[oa]|chatead[oa])|saudades? d[eoa]|sinto falta d[eoa]|chor(?:ei|ando|ar)|reprovei|fui reprovad[oa]|bombei|levei um fora|solid[aã]o)(?!\p{L})/u,
    worry:
      /(?<!\p{L})(?:preocup\p{L}+|ansied\p{L}+|ansios[oa]|nervos[oa]|medo|assust\p{L}+|agoniad[oa]|angusti\p{L}*|ang[uú]stia|estress\p{L}*|aflit[oa]|n[aã]o consigo dormir|ins[oô]nia|p[aâ]nico|sobrecarregad[oa])(?!\p{L})/u,
    joy: /(?<!\p{L})(?:(?:estou|t[oô]|me sinto|sou|fiquei) (?:(?:muito|t[aã]o|super|mega) )*(?:feliz|content[e]|alegre|animad[oa]|empolgad[oa]|orgulhos[oa]|radiante)|que (?:alegria|felicidade)|(?:boas? not[ií]cias?|not[ií]cias? boas?|[oó]tima not[ií]cia)|ganhei|passei (?:na|no|em|de)|consegui|deu certo|(?:melhor|[oó]timo) dia|adivinha|voc[eê] n[aã]o vai acreditar)(?!\p{L})/u,
    advice:
      /(?<!\p{L})(?:conselhos?|aconselh\p{L}+|o que (?:eu )?(?:fa[cç]o|devo|deveria|posso fazer)|o que (?:voc[eê]|vc|tu|a senhora|o senhor) (?:faria|farias|acha que eu|me recomenda|sugere|me aconselha)|(?:eu )?(?:deveria|devo)|sugest(?:[aã]o|[oõ]es)|no meu lugar|me ajud[ae] a (?:decidir|escolher)|alguma dica|dicas?)(?!\p{L})/u,
    story:
      /(?<!\p{L})(?:hist[oó]rias?|est[oó]ria|causos?|lendas?|me cont[ae]|cont[ae] (?:um|uma|mais|alguma|outra|pra|a[ií])|o que (?:aconteceu|houve)|era uma vez|uma lembran[cç]a)(?!\p{L})/u,
    lesson:
      /(?<!\p{L})(?:ensin\p{L}+|explic\p{L}+|explique|aprend\p{L}+|li[cç][aã]o|aula|me mostr[ae]|como (?:(?:[eé] que )?se )(?:faz|diz|toca|joga|fala)|como (?:funciona|[eé] que faz|fa[cç]o pra|voc[eê] faz))(?!\p{L})/u,
    play: /(?<!\p{L})(?:jog(?:ar|amos|uemos|o)|brinc(?:ar|adeira|amos)|adivinha[cç][aã]o|charada|enigma|piadas?|apost\p{L}+|desafi\p{L}+|me fa[zç]a? rir|algo engra[cç]ado|cant[ae]r?|dan[cç]\p{L}+|vamos|bora|verso|rima)(?!\p{L})/u,
    affection:
      /(?<!\p{L})(?:te (?:amo|adoro|quero bem|admiro)|amo (?:voc[eê]|vc)|(?:gosto|gostei) (?:muito |tanto )?(?:de (?:voc[eê]|vc|ti)|da senhora|do senhor)|adoro (?:voc[eê]|vc)|saudades? (?:de (?:voc[eê]|vc|ti)|tuas?|suas?)|senti (?:a )?(?:sua|tua) falta|(?:voc[eê]|vc|tu) [eé]s? (?:(?:muito|t[aã]o|um|uma|o|a|super) )*(?:lind[oa]|fof[oa]|bonit[oa]|querid[oa]|gentil|incr[ií]vel|maravilhos[oa]|engra[cç]ad[oa]|demais|melhor|amor|doce|especial|simp[aá]tic[oa])|me faz (?:rir|sorrir|bem|feliz)|(?:um )?(?:abra[cç]o|beij\p{L}+)|casa comigo)(?!\p{L})/u,
    apology:
      /(?<!\p{L})(?:desculp[ae]\p{L}*|perd[aã]o|me perdo[ae]|foi mal|sinto muito|(?:foi )?(?:minha culpa|culpa minha)|errei|me enganei)(?!\p{L})/u,
    disagree:
      /^\P{L}*(?:n[aã]o+(?! (?:sei|tem problema|importa|se preocupe|consigo|quero|aguento|tenho))|nunca|jamais|que nada|mentira|nada a ver|claro que n[aã]o|imposs[ií]vel)(?!\p{L})|(?<!\p{L})(?:n[aã]o (?:acredito|concordo|acho(?! que)|[eé] (?:verdade|assim|poss[ií]vel))|discordo|duvido|(?:voc[eê]|vc) (?:est[aá] |t[aá] )?(?:mentindo|errad[oa]|louc[oa]|enganad[oa])|mentiros[oa]|bobagem|besteira|prove)(?!\p{L})/u,
    agree:
      /^\P{L}*(?:sim+|claro|ok(?:ay)?|t[aá](?: bom)?|est[aá] bem|certo|beleza|blz|com certeza|exato|exatamente|verdade|isso(?: mesmo)?|fechado|combinado|pode ser|topo|uhum|aham|bora|perfeito)(?!\p{L})|(?<!\p{L})(?:(?:voc[eê]|vc|tu) tem? raz[aã]o|tens raz[aã]o|tem raz[aã]o|concordo|[eé] verdade|faz sentido|bem pensado)(?!\p{L})/u,
  },
  question:
    /\?|^\P{L}*(?:o que|que(?= (?:horas|dia|tipo|lugar|foi|houve|voc[eê]))|qu[eê]|quem|como|quando|onde|aonde|qual|quais|quant[oa]s?|por ?que|por ?qu[eê]|cad[eê]|ser[aá] que)(?!\p{L})/u,
  directQuestions: {
    name: /(?<!\p{L})(?:qual (?:[eé] )?(?:o )?meu nome|como (?:[eé] que )?(?:eu )?me chamo|(?:lembra|lembras|sabe|sabes|esqueceu|esqueceste|diz|diga|fala) (?:d?o )?meu nome|como (?:(?:voc[eê]|vc|tu) )?(?:vai |vais )?me cham(?:a|ar|as)|(?:sabe|lembra|sabes|lembras) (?:de )?(?:quem (?:eu )?sou|como (?:eu )?me chamo))(?!\p{L})/u,
    memory:
      /(?<!\p{L})(?:(?:o )?qu[eê] (?:mais )?(?:[eé] que )?(?:(?:voc[eê]|vc|tu) )?(?:ainda )?(?:se )?(?:lembra|lembras|sabe|sabes|recorda|guardou) (?:sobre|de|da|do) (?:mim|n[oó]s|gente|que)|(?:(?:voc[eê]|vc|tu) )?(?:ainda )?(?:se )?(?:lembra|lembras|recorda)(?:-se|-te)? (?:de (?:mim|tudo|n[oó]s|alguma coisa)|do que|da gente|o que|quando)|(?:se )?lembra de mim|o que (?:eu )?(?:j[aá] )?(?:te|lhe) (?:contei|disse|falei)|o que (?:tem|h[aá]|est[aá]) (?:na|em) (?:sua |tua )?mem[oó]ria|do que (?:voc[eê]|vc|tu) (?:se )?lembras?)(?!\p{L})/u,
  },
  introduction:
    /(?<!\p{L})(?:[Mm]eu nome [eé]|[Oo] meu nome [eé]|[Mm]e chamo|[Cc]hamo-me|[Mm]e cham[ea](?: de)?(?= \p{Lu})|[Pp]ode me chamar de|[Pp]odes me chamar de|[Tt]odo mundo me chama de|(?:[Ss]ou|[Aa]qui [eé])(?: [oa])?(?= \p{Lu}\p{Ll})(?! (?:De|Do|Da|Um|Uma|Eu|Muito|Brasileir|Portugu|Carioca|Paulista|Mineir|Baian)))\s+(?!de |quando|se |por|amanh|hoje|que )(\p{L}[\p{L}'-]+)/u,
  badNews: new RegExp(`(?<!\\p{L})(?:${BAD_NEWS.join("|")})(?!\\p{L})`, "u"),
  movesOn:
    /(?<!\p{L})(?:(?:me )?cont[ae] (?:um|uma|outr[oa]|alguma)|me fa[zç]a? rir|me distraia?|mud(?:ar|a|e|emos|ando) de assunto|outro assunto|falar de outra coisa|vamos (?:jogar|brincar|falar de outra)|me ensin[ae]|(?:boas? not[ií]cias?|not[ií]cias? boas?|[oó]tima not[ií]cia)|ganhei|passei (?:na|no)|consegui (?:o |um )?(?:emprego|trabalho)|adivinha)(?!\p{L})/u,
  quotationMarks: ["“", "”"],
  nameUnknown: "Você ainda não me disse o seu nome. Como quer que eu chame você?",
  tellMe: "Quer me contar?",
  suggestions: ["Me conta mais.", "E você, o que faria?", "*Fico um tempo em silêncio.* Estou ouvindo."],
  telling:
    /(?<!\p{L})(?:me chamo|meu nome [eé]|(?:eu )?(?:moro|trabalho|estudo|nasci|sou (?:de|do|da|um|uma|\p{L}+(?:eir[oa]|ista|or|ora|nte))|tenho (?:um|uma|dois|duas|tr[eê]s|medo|\d+ anos)|gosto de|adoro|odeio|toco|coleciono)|(?:minha|meu) (?:irm[aã]o?|m[aã]e|pai|esposa|mulher|marido|namorad[oa]|filh[oa]|cachorr[oa]|gat[oa]|trabalho|emprego|av[oó]|amig[oa]|cidade|\p{L}+ (?:favorit|preferid)[oa]))(?!\p{L})/u,
  remembered: "{name} disse: “{text}”",
  notes: {
    shorter: /mais (?:curt[oa]|breve)|(?<!\p{L})(?:curto|resumid[oa]|resum[ae]|encurt[ae]|menos texto)/u,
    longer: /mais (?:long[oa]|detalhes?|detalhad[oa]|texto)|(?<!\p{L})(?:alongu?e|com detalhes)/u,
    noQuestions:
      /(?:sem|menos) perguntas|n[aã]o (?:me )?(?:pergunt\p{L}+|fa[cç]a (?:mais )?perguntas)|par[ae] de perguntar/u,
    question: /me pergunt[ae]|(?:me )?fa[cç]a uma pergunta|com uma pergunta|termin[ae] com .*pergunta/u,
    noActions:
      /(?:sem|menos) (?:a[cç][oõ]es|gestos|asteriscos|narra[cç][aã]o|descri[cç][oõ]es)|(?:s[oó]|apenas) (?:falas?|di[aá]logo)/u,
  },
  lines,
  cast: [zuleide, zeFaisca],
};

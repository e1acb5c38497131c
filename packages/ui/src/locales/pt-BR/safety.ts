import { listOf } from "../../format/listOf.ts";
import type { SafetyTexts } from "../Locale.ts";

const oneOf = listOf("pt-BR", { type: "disjunction" });

const rule = "A regra:";

const kinds = {
  character: "seu personagem",
  image: "sua capa",
  message: "sua mensagem",
  profile: "seu perfil",
} as const;

type Item = { readonly kind: keyof typeof kinds; readonly name?: string | undefined };

const itemOf = ({ kind, name }: Item) => {
  if (name === undefined) return kinds[kind];
  return kind === "image" ? `a capa de ${name}` : `seu personagem ${name}`;
};

/** Age, reports, notices and hiding in Brazilian Portuguese. */
export const safety: SafetyTexts = {
  ageGateCopy: {
    ask: {
      title: "Você tem 18 anos ou mais?",
      body: "Alguns personagens são escritos para adultos. Eles ficam ocultos até você confirmar que tem 18 anos ou mais.",
      note: "Só guardamos a data da sua resposta.",
      accept: "Tenho 18 ou mais",
      decline: "Tenho menos de 18",
    },
    declined: {
      title: "Os personagens adultos continuam ocultos.",
      body: "Você pode usar todo o resto. Se foi engano, responda de novo nas configurações.",
      done: "Continuar",
    },
    service: {
      title: "Você tem 18 anos ou mais?",
      body: "Este serviço é só para adultos.",
      note: "Só guardamos a sua resposta e a data dela.",
      declinedTitle: "Só para adultos",
      declinedBody:
        "Você disse que tem menos de 18 anos, então este serviço não é para você. Personagens de IA podem ser inadequados para jovens.",
      safety: "Segurança e ajuda",
      again: "Responder de novo",
    },
    needsVerification: {
      title: "É preciso verificar a idade",
      body: "Onde você está, um serviço independente precisa verificar sua idade antes de mostrarmos personagens adultos.",
      choice: "Quem pode verificar?",
      choiceMissing: "Escolha um serviço",
      ways: {
        card: "um cartão de pagamento",
        bank: "sua conta bancária",
        phone: "seu número de telefone",
        email: "seu e-mail",
        wallet: "uma identidade digital",
        document: "um documento de identidade",
        face: "uma foto do seu rosto",
      },
      asksFor: (ways) => `Pede ${oneOf(ways)}.`,
      note: "O serviço só nos diz sim ou não, e não fica sabendo quem você é aqui. Depois você volta para esta página.",
      verify: "Verificar minha idade",
      decline: "Manter ocultos",
    },
    verified: {
      title: "Personagens adultos ativados.",
      body: "Pronto, sua idade foi confirmada. As capas continuam desfocadas até você decidir o contrário.",
      done: "Continuar",
    },
    unavailable: {
      title: "Não disponível onde você está",
      body: "Personagens adultos não podem ser mostrados no seu país. Todo o resto funciona normalmente.",
      done: "Continuar",
    },
  },
  contentNoticeCopy: {
    adult: {
      title: "Personagem adulto",
      body: "Oculto enquanto o conteúdo adulto estiver desativado.",
      show: "Mostrar",
    },
    warnings: {
      title: "Antes de ler",
      body: "Quem criou o personagem deixou estes avisos de conteúdo:",
      show: "Continuar",
    },
    pending: { title: "Em análise", body: "Só você pode ver isto até a análise terminar." },
    rejected: {
      title: "Isto não pode ser publicado como está.",
      body: "Você pode alterar e enviar de novo. Até lá, só você pode ver.",
      rule,
      appeal: "Pedir outra análise",
    },
    blocked: {
      title: "Isto não foi enviado.",
      body: "Seu texto continua no campo. A mensagem não conta no seu limite.",
      rule,
      appeal: "Pedir outra análise",
    },
    removed: {
      title: "Isto foi removido.",
      body: "Violava uma das nossas regras.",
      rule,
    },
  },
  hideMenuCopy: {
    label: "Ocultar",
    character: "Ocultar este personagem",
    creator: (name) => `Ocultar tudo de @${name}`,
    tags: "Ocultar por tag",
    tag: (name) => `Ocultar tudo com a tag ${name}`,
    hidden: {
      character: (name) => `Você ocultou ${name}.`,
      creator: (name) => `Você ocultou tudo de @${name}.`,
      tag: (name) => `Você ocultou tudo com a tag ${name}.`,
    },
  },
  noticeCardCopy: {
    title: {
      reject: (item) => `Tiramos do ar ${itemOf(item)}`,
      remove: (item) => `Removemos ${itemOf(item)}`,
      warn: "Uma advertência da moderação",
      restrict: "Você não pode publicar nem enviar arquivos",
      suspend: "Sua conta está suspensa",
      ban: "Sua conta está banida",
      lift: "Sua conta não tem mais restrições",
    },
    effect: {
      reject: "Mais ninguém pode ver. Você pode alterar e enviar de novo.",
      remove: "Ninguém pode ver, e não pode ser publicado de novo.",
      warn: "Nada mais muda.",
      restrict: "Seu nome e sua bio ficam como estão. Você ainda pode conversar e escrever rascunhos.",
      suspend: "Você não pode entrar até lá.",
      ban: "Você não pode mais entrar.",
      lift: "Todas as restrições anteriores terminaram.",
    },
    edit: (name) => `Editar ${name}`,
    rule: "Regra",
    reason: "Motivo",
    until: "Até",
    noEnd: "Até a moderação revogar",
    payment: "Seu plano",
    payments: {
      refund: "Cancelado. Seu último pagamento será reembolsado.",
      cancel: "Cancelado. Nada mais será cobrado.",
    },
    inactiveReason: { lifted: "Revogada", replaced: "Substituída", ended: "Encerrada" },
    appeal: {
      offer: "Acha que isto está errado? Você pode recorrer uma vez. A moderação lê tudo de novo.",
      open: "Recorrer",
      label: "Por que a decisão está errada?",
      required: "Escreva o porquê",
      send: "Enviar recurso",
      cancel: "Cancelar",
      failed: "Não foi possível enviar. Seu texto continua aqui.",
      waiting: "Recebemos seu recurso. A moderação vai ler.",
      yours: "Seu recurso",
      confirmed: "Analisamos seu recurso. A decisão continua valendo.",
      reversed: "Seu recurso foi aceito. A decisão foi revogada.",
      answer: "Resposta",
    },
  },
  noticesPaneCopy: {
    loading: "Carregando decisões",
    failed: "Não foi possível carregar as decisões",
    retry: "Tentar de novo",
    empty: "Nada por aqui",
    emptyText: "As decisões da moderação sobre sua conta ou seu conteúdo aparecem aqui.",
    more: "Mostrar anteriores",
  },
  reportDialogCopy: {
    title: {
      character: "Denunciar este personagem",
      message: "Denunciar esta mensagem",
      image: "Denunciar esta imagem",
      profile: "Denunciar este perfil",
    },
    about: (name) => `Sobre ${name}. Só a moderação lê o que você escreve aqui.`,
    aboutUnnamed: "Só a moderação lê o que você escreve aqui.",
    reasonLabel: "O que há de errado?",
    reasons: {
      minors: { label: "Envolve menor de idade", hint: "A moderação é avisada na hora." },
      unmarked_adult: {
        label: "Classificação errada",
        hint: "Conteúdo adulto que não está marcado como tal.",
      },
      real_person: {
        label: "Uma pessoa real",
        hint: "Mostra ou imita uma pessoa real sem consentimento.",
      },
      hate: { label: "Ódio", hint: "Ataca um grupo de pessoas." },
      violence: { label: "Violência", hint: "Ameaça pessoas ou incita à violência." },
      self_harm: { label: "Automutilação", hint: "Incentiva a automutilação." },
      illegal: { label: "Algo ilegal", hint: "Oferece ou pede algo que é contra a lei." },
      copyright: { label: "Obra roubada", hint: "Foi feita por outra pessoa." },
      spam: { label: "Spam", hint: "Propaganda, ou a mesma coisa várias vezes." },
      other: { label: "Outra coisa", hint: "Conte abaixo." },
    },
    takeDown: "É uma imagem íntima sua ou de alguém que você representa?",
    takeDownLink: "Peça a retirada em até 48 horas",
    reasonMissing: "Escolha um motivo",
    text: "O que a moderação precisa saber?",
    textHint: "Opcional.",
    send: "Enviar denúncia",
    cancel: "Cancelar",
    failed: "Não foi possível enviar. Seu texto continua aqui.",
    sent: {
      title: "Denúncia recebida",
      body: "A moderação lê todas as denúncias. Com este número você pode ver o resultado.",
      urgent: "A moderação foi avisada e vai ler esta denúncia primeiro.",
      receipt: "Número",
      look: "Ver o andamento",
      done: "Pronto",
    },
  },
  takeDownScreenCopy: {
    title: "Tirar do ar uma imagem íntima",
    lead: "Uma imagem daqui mostra você, ou alguém que você representa, em situação íntima e sem consentimento? Peça que a tiremos do ar. Você não precisa de conta. Decidimos em até 48 horas e removemos também as cópias idênticas.",
    place: "Onde está a imagem?",
    placeHint: "O endereço da página do personagem ou da imagem.",
    placeMissing: "Informe onde está a imagem",
    placeUnknown:
      "Não há nenhuma imagem neste endereço. Copie da barra de endereços ou copie o endereço da imagem.",
    text: "Qual é a imagem?",
    textHint: "Opcional: o que ela mostra e quem aparece.",
    goodFaith:
      "Declaro de boa-fé que esta imagem foi publicada sem o consentimento da pessoa que aparece nela.",
    goodFaithMissing: "Confirme a declaração",
    signature: "Assinatura",
    signatureHint: "Seu nome completo: da pessoa que aparece ou de quem a representa.",
    signatureMissing: "Assine com seu nome completo",
    email: "E-mail",
    emailHint: "Só a moderação vê. Enviamos a decisão para ele e depois o excluímos.",
    emailMissing: "Informe seu e-mail",
    emailInvalid: "Informe um único e-mail",
    send: "Enviar pedido",
    failed: "Não foi possível enviar. Seu texto continua aqui.",
    sent: {
      title: "Recebemos seu pedido",
      body: (due) => `A moderação decide até ${due}. Você receberá um e-mail com a decisão.`,
      receipt: "Número",
      look: "Ver o andamento",
    },
  },
  reportStateScreenCopy: {
    title: "Andamento da sua denúncia",
    lead: "Digite o número que você recebeu ao denunciar algo.",
    receipt: "Número da denúncia",
    missing: "Digite o número",
    look: "Consultar",
    failed: "Não foi possível carregar. Tente de novo.",
    unknown: "Não há denúncia com este número. Denúncias decididas são guardadas por um ano.",
    states: {
      waiting: "A moderação ainda não decidiu.",
      taken_down: "A moderação decidiu: o que você denunciou foi tirado do ar.",
      stays: "A moderação decidiu: o que você denunciou não viola nenhuma regra e fica.",
    },
    createdAt: (time) => `Recebida: ${time}`,
    due: (time) => `Decisão até ${time}`,
    decidedAt: (time) => `Decidida: ${time}`,
  },
  accountSuspendedDialogCopy: {
    title: "Você não pode entrar",
    description: "A moderação bloqueou esta conta. Nada nela foi excluído.",
    close: "Fechar",
  },
};

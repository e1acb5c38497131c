import type { AccountTexts } from "../Locale.ts";
import { pluralOf } from "../../format/pluralOf.ts";

const plural = pluralOf("pt-BR");

/** Login, account and plans in Brazilian Portuguese. */
export const account: AccountTexts = {
  accountModalCopy: {
    title: "Conta",
    avatar: "Foto de perfil",
    avatarHint: "Uma imagem quadrada de até 3 MB.",
    name: "Nome de usuário",
    nameHint: "Todo mundo vê. Os personagens chamam você assim, a menos que use uma persona.",
    bio: "Bio",
    bioHint: "Aparece ao lado dos personagens que você publica.",
    settings: "Configurações",
    save: "Salvar",
    back: "Voltar",
    saved: "Salvo.",
    failed: "Não foi possível salvar. Suas alterações continuam aqui.",
  },
  adultPaneCopy: {
    show: "Mostrar personagens adultos",
    off: "Eles estão ocultos em todo lugar. Antes de mostrar, vamos perguntar sua idade.",
    on: (since) => `Em ${since} você informou que tem 18 anos ou mais.`,
    blur: "Desfocar as capas",
    blurHint: "Selecione uma capa para ver.",
    visitor: "Entre para mudar isso. Sem conta, os personagens adultos ficam sempre ocultos.",
    login: "Entrar",
    declined: "Você informou que tem menos de 18 anos. Os personagens adultos continuam ocultos.",
    again: "Responder de novo",
    needsVerification:
      "Onde você está, um serviço independente precisa verificar sua idade antes. Você escolhe o serviço, e ele só nos diz sim ou não.",
    verify: "Verificar minha idade",
    unavailable:
      "Personagens adultos não podem ser mostrados no seu país. Todo o resto funciona normalmente.",
    failed: "Não foi salvo. Tente de novo.",
  },
  appearancePaneCopy: {
    theme: "Cores",
    themes: { system: "Sistema", dark: "Escuro", light: "Claro" },
    density: "Capas por linha",
    densities: { roomy: "Menos", standard: "Padrão", compact: "Mais" },
  },
  dataPaneCopy: {
    export: {
      title: "Uma cópia dos seus dados",
      body: "Todos os dados que guardamos sobre você, em arquivos que outros programas conseguem ler.",
      start: "Exportar meus dados",
      preparing: "Preparando sua exportação. Você pode sair desta página.",
      ready: (size) => `Sua exportação está pronta: ${size}.`,
      download: "Baixar",
      failed: "A exportação falhou. Seus dados estão seguros.",
      retry: "Tentar de novo",
    },
    devices: {
      title: "Outros aparelhos",
      body: "Encerra sua sessão em todos os aparelhos e navegadores, inclusive neste.",
      signOut: "Sair em todo lugar",
      failed: "Não foi possível sair. Tente de novo.",
      confirmTitle: "Sair em todo lugar?",
      confirmBody: "Rascunhos não enviados ficam nos aparelhos em que você os escreveu.",
      confirm: "Sair em todo lugar",
      cancel: "Cancelar",
    },
  },
  deleteAccountPaneCopy: {
    deleted: "Será excluído",
    deletedItems: [
      "Seu perfil, sua foto e suas personas",
      "Todas as suas conversas e as memórias dos personagens",
      "Seus rascunhos e os seus personagens com quem mais ninguém conversa",
      "Seus favoritos, suas curtidas e o que você ocultou",
    ],
    kept: "Será mantido",
    keptItems: [
      "Personagens com quem outras pessoas conversam: só nessas conversas e sem o seu nome",
      "Registros de pagamento, enquanto a lei exigir",
    ],
    final: "Isso não pode ser desfeito. Talvez você queira exportar seus dados antes.",
    field: (text) => `Digite ${text} para confirmar`,
    mismatch: (text) => `Não confere. Digite ${text}`,
    delete: "Excluir minha conta",
    failed: "Sua conta não foi excluída. Nada mudou.",
    subscribed: "Sua assinatura continua até você cancelar. Cancele primeiro e depois volte aqui.",
    manage: "Gerenciar assinaturas",
  },
  discreetPaneCopy: {
    label: "Modo discreto",
    hint: "Para o trem, o escritório e telas compartilhadas.",
    effects: [
      "A aba do navegador fica com um nome e um ícone neutros.",
      "As últimas linhas, os títulos e as prévias das suas conversas ficam ocultos até você apontar para eles ou segurar.",
      "Capas e retratos ficam desfocados até você apontar para eles.",
      "Os nomes nas suas conversas são reduzidos à primeira letra.",
    ],
    preview: "Como a aba aparece",
    title: "Mimi",
    plainTitle: "Leitura",
  },
  hiddenPaneCopy: {
    loading: "Carregando o que você ocultou",
    failed: "Não foi possível carregar o que você ocultou.",
    retry: "Tentar de novo",
    empty: "Nada oculto",
    emptyText: "Tags, personagens e criadores que você oculta aparecem aqui.",
    tags: "Tags",
    characters: "Personagens",
    creators: "Criadores",
    handle: (creator) => `@${creator}`,
    unhide: "Mostrar de novo",
    unhideLabel: (name) => `Mostrar de novo: ${name}`,
  },
  readingPaneCopy: {
    typeface: "Fonte",
    typefaces: { serif: "Livro", sans: "Simples", legible: "Para dislexia" },
    size: "Tamanho",
    sizes: { small: "Pequeno", medium: "Médio", large: "Grande", largest: "Muito grande" },
    sizeSample: "A",
    lineLength: "Largura da linha",
    lineLengths: { short: "Curta", medium: "Média", long: "Longa" },
    sample: "Prévia do texto",
    sampleText:
      "*A lâmpada zumbe. Ela vira a caixa de fósforos uma vez e a deixa entre os dois cafés.* “Você tem cara de gente cautelosa”, ela diz. “Gente cautelosa conta as saídas. Nesta sala há três. Você só olhou para duas.”",
    contrast: "Seja qual for a sua escolha, o contraste continua o mesmo.",
    breaks: "Lembrete de pausa a cada hora",
    breaksHint: "Um aviso curto na conversa, de hora em hora.",
  },
  settingsModalCopy: {
    title: "Configurações",
    back: "Todas as configurações",
    sections: {
      appearance: { title: "Aparência", description: "Cores e capas" },
      reading: { title: "Leitura", description: "Fonte, tamanho, largura da linha" },
      hidden: { title: "Ocultos", description: "Tags, personagens e criadores" },
      adult: { title: "Conteúdo adulto", description: "Mostrar, ocultar ou desfocar" },
      discreet: { title: "Modo discreto", description: "Para telas compartilhadas" },
      notices: { title: "Decisões", description: "Da moderação, e os seus recursos" },
      data: { title: "Seus dados", description: "Exportar, sair em todo lugar" },
      deletion: { title: "Excluir conta", description: "O que é excluído e o que é mantido" },
    },
  },
  loginModalCopy: {
    name: "mimi",
    title: "Entre no Mimi",
    google: "Continuar com o Google",
    apple: "Continuar com a Apple",
    or: "OU",
    email: "E-mail",
    password: "Senha",
    submit: "Entrar / Criar conta",
    forgot: "Esqueci minha senha",
    terms: "Termos",
    privacy: "Privacidade",
    checkEmail: "Confira seu e-mail",
    registerSent: "Enviamos um link de acesso para o seu e-mail.",
    resetSent: "Enviamos um link para redefinir a senha para o seu e-mail.",
    continue: "Continuar",
    back: "Voltar",
  },
  planCardCopy: {
    upgrade: "Melhorar agora",
    subscribing: "Assinatura ativa",
    current: "Seu plano",
    priceBefore: "Antes:",
  },
  planModalCopy: {
    title: (plan) => `Seu plano é ${plan}`,
    titleLoading: "Seu plano",
    titleExpired: (plan) => `Seu plano ${plan} terminou`,
    remaining: (days) => plural(days, { one: `Falta ${days} dia`, other: `Faltam ${days} dias` }),
    free: "Você pode escolher outro plano quando quiser.",
    expired:
      "Você está no plano gratuito até escolher outro. Suas conversas e seus personagens continuam todos aqui.",
    ends: (day) =>
      day === undefined
        ? "Ele foi cancelado e não será renovado."
        : `Ele termina em ${day} e não será renovado.`,
    paused: (day) =>
      day === undefined
        ? "Os pagamentos estão pausados. Por enquanto você não paga nada."
        : `Os pagamentos estão pausados até ${day}.`,
    unpaid: (plan) => `O último pagamento de ${plan} falhou. Pague para continuar usando ${plan}.`,
    confirm: (day) =>
      day === undefined
        ? "Há um pagamento esperando a sua confirmação."
        : `Há um pagamento esperando a sua confirmação até ${day}.`,
    trialOver: (plan) =>
      `Seu teste de ${plan} acabou. Adicione uma forma de pagamento para voltar a usar ${plan}.`,
    manage: "Gerenciar assinaturas",
    pay: "Pagar agora",
    confirmPayment: "Confirmar pagamento",
    addPayment: "Adicionar pagamento",
    loading: "Carregando seu plano",
    failedTitle: "Não foi possível carregar seu plano.",
    failed: "Seu plano não mudou. Verifique sua conexão e tente de novo.",
    retry: "Tentar de novo",
    cancel: "Cancelar plano",
    cancelTitle: (plan) => `Cancelar ${plan}?`,
    cancelBody: (plan, day) =>
      `Você fica com ${plan} ${day === undefined ? "pelo tempo que pagou" : `até ${day}`}. ` +
      "Depois você passa para o Free e nada mais é cobrado. Suas conversas e personagens ficam.",
    keep: "Manter plano",
  },
};

import type { ReportReason } from "@mimi/contract";
import { paths } from "../../../paths.ts";
import type { policy as English } from "../../en/documents/policy.ts";

/** The rules, by the reason of a report. */
const published: Readonly<Record<Exclude<ReportReason, "other">, string>> = {
  minors:
    "Nenhum conteúdo adulto que envolva, ou pareça envolver, alguém com menos de 18 anos. Não há exceções, nem na ficção.",
  unmarked_adult: "Conteúdo adulto é marcado como tal.",
  real_person: "Sem pessoas reais sem o consentimento delas.",
  hate: "Sem ataques a grupos de pessoas.",
  violence: "Sem ameaças a pessoas e sem incitação à violência.",
  self_harm: "Nada que incentive a automutilação ou transtornos alimentares.",
  illegal: "Nada ilegal.",
  copyright: "Nada feito por outra pessoa sem o consentimento dela.",
  spam: "Sem propaganda e sem repetir a mesma coisa várias vezes.",
};

/** The privacy policy, and the rules about adults and content, in Brazilian Portuguese. */
export const policy: typeof English = {
  title: "Política de privacidade",
  date: "2026-11-28",
  lead: "Quais dados o Mimi guarda sobre você, onde ficam e como obter uma cópia deles ou excluí-los.",
  sections: [
    {
      id: "account",
      heading: "Sua conta",
      paragraphs: [
        "Você pode navegar sem conta. Se criar uma, guardamos:",
        {
          points: [
            "o nome, a foto e a bio do seu perfil",
            "seu plano, quando ele termina e quantas mensagens você enviou a cada dia",
            "os personagens que você cria e o que você curtiu, descurtiu e favoritou",
            "para cada navegador em que você entrou, quando você entrou e quando ele foi usado pela última vez",
          ],
        },
        "Seu e-mail e sua senha ficam guardados no provedor de login, que é o Firebase Authentication, do Google, a menos que o operador use outro. Nunca vemos sua senha.",
      ],
    },
    {
      id: "chats",
      heading: "Suas conversas",
      paragraphs: [
        "Suas mensagens e as respostas ficam guardadas no servidor, para que você possa abri-las em qualquer aparelho. Outros usuários não podem vê-las. O operador do servidor tem acesso ao banco de dados.",
        "Uma IA escreve as respostas. Ela lê a conversa e a descrição do personagem. O operador escolhe a IA, e outra empresa pode mantê-la.",
      ],
    },
    {
      id: "browser",
      heading: "O que fica guardado no seu navegador",
      paragraphs: [
        "O armazenamento local do navegador contém exatamente três valores: sua sessão, sua escolha de escuro ou claro e se você quer ver conteúdo adulto.",
        "Textos não enviados, o que você viu por último nas conversas mais recentes, as buscas recentes e suas configurações ficam guardados no banco de dados deste navegador. Ao sair da conta, seus textos não enviados e o que você viu das conversas são excluídos. Você pode limpar as buscas recentes na página de busca.",
        "Usamos um único cookie. Ele informa ao servidor que você entrou ou mudou o que vê, para que ele envie as páginas sem o conteúdo delas. O valor é o mesmo para todo mundo. Não há rastreadores nem anúncios.",
      ],
    },
    {
      id: "others",
      heading: "Quem mais está envolvido",
      paragraphs: [
        {
          points: [
            "O provedor de login, quando você entra. Com o Google ou a Apple, essa empresa também.",
            "O provedor de pagamento, quando você compra um plano. Ele tem os dados do seu cartão. Nós só ficamos sabendo o que você comprou e quando termina.",
            "A empresa que mantém a IA, quando você conversa, a menos que o próprio operador a mantenha.",
          ],
        },
        "Cada um deles tem a própria política de privacidade.",
      ],
    },
    {
      id: "adults",
      heading: "Conteúdo adulto",
      paragraphs: [
        "Os personagens adultos ficam ocultos até você entrar, declarar que tem pelo menos 18 anos e escolher vê-los. Visitantes nunca os veem.",
        "Guardamos quando você fez essa declaração e se sua idade foi verificada. Não guardamos nenhum documento.",
      ],
    },
    {
      id: "rules",
      heading: "Regras para personagens",
      paragraphs: [
        { points: Object.values(published) },
        "Personagens, mensagens, imagens e perfis que violam estas regras podem ser recusados ou removidos. Quem denuncia algo e quem decide na moderação escolhem uma destas regras.",
      ],
    },
    {
      id: "yours",
      heading: "Copiar ou excluir seus dados",
      paragraphs: [
        "Você pode fazer as duas coisas a qualquer momento, sem pedir a ninguém. Abra Configurações no menu com o seu nome ou, no celular, no menu do topo:",
        {
          points: [
            "Seus dados: baixa um arquivo com tudo o que guardamos sobre você.",
            "Excluir conta: exclui seu perfil, suas conversas, personas, memórias, imagens, reações, seu plano e seu login.",
          ],
        },
        "As duas opções pedem que você entre de novo, para que mais ninguém possa fazer isso por você. Encerre a assinatura antes de excluir sua conta.",
        "Seus personagens com quem outros usuários conversam ficam nessas conversas, sem o seu nome, sem a imagem e a bio deles, e não podem mais ser encontrados. Para excluir completamente um personagem assim, exclua-o antes da sua conta. O provedor de pagamento mantém seus registros enquanto a lei exigir.",
        [
          "Se você não consegue mais entrar, fale com o operador. Veja ",
          { text: "Contato", href: paths.contactUs() },
          ".",
        ],
      ],
    },
  ],
};

import type { headTexts as English } from "../en/heads.ts";
import { reportTitleTexts } from "./reportTitles.ts";
import { titleTexts } from "./titles.ts";

const { app } = titleTexts;
const description = "Bir yapay zekâ karakteri bul, ilk mesajını oku ve sohbete başla.";

/** What search engines and shared links show of each page in Turkish. */
export const headTexts: typeof English = {
  app: { title: app, description },
  search: { title: `${titleTexts.search} · ${app}`, description },
  policy: {
    title: `Gizlilik politikası · ${app}`,
    description:
      "Mimi’nin senin hakkında neleri, nerede sakladığı ve verilerinin bir kopyasını nasıl alacağın ya da onları nasıl sileceğin.",
  },
  term: {
    title: `Kullanım koşulları · ${app}`,
    description: "Mimi’yi kullanarak bu koşulları kabul edersin. Koşullar kısa, lütfen oku.",
  },
  safety: {
    title: `Güvenlik · ${app}`,
    description: "Karakterler nedir, bir krizde ne olur, kim aranır ve kim neyi görebilir.",
  },
  takeDown: {
    title: `${reportTitleTexts.takeDown} · ${app}`,
    description: "Rızan olmadan paylaşılan mahrem bir görselinin kaldırılmasını iste. Hesap gerekmez.",
  },
  reportState: {
    title: `${reportTitleTexts.reportState} · ${app}`,
    description: "Şikâyet ettiğin bir şeyin sonucunu numarasıyla öğren.",
  },
  contactUs: {
    title: `İletişim · ${app}`,
    description:
      "Mimi, herkesin çalıştırabileceği bir yazılımdır. İşletmeci, onu bu adreste çalıştıran kişi veya şirkettir.",
  },
  notFound: {
    title: titleTexts.notFound,
    description: "Aradığın sayfa yok, belki de hiç olmadı.",
  },
};

import type { contactOf as English } from "../../en/documents/contact.ts";
import { paths } from "../../../paths.ts";

/** How to reach the operator, in Turkish. */
export const contactOf: typeof English = (email) => ({
  title: "İletişim",
  lead: "Mimi, herkesin çalıştırabileceği bir yazılımdır. İşletmeci, onu bu adreste çalıştıran kişi veya şirkettir.",
  sections: [
    {
      id: "operator",
      heading: "İşletmeci kimdir",
      paragraphs: [
        email === null ? unknownAddress : writeTo(email),
        "Hesabına yalnızca işletmeci bakabilir; ödemeyle ilgili soruları da yalnızca o yanıtlayabilir.",
        [
          "Verilerini kendin kopyalayabilir veya hesabını kendin silebilirsin. Şu bölüme bak: ",
          { text: "Verilerini kopyala veya sil", href: `${paths.policy()}#yours` },
          ".",
        ],
      ],
    },
    {
      id: "report",
      heading: "Burada olmaması gereken içerik",
      paragraphs: [
        [
          "Bir karakter veya mesaj yasaya ya da ",
          { text: "kurallarımıza", href: `${paths.policy()}#rules` },
          " aykırıysa işletmeciye yaz ve sayfanın adresini belirt. Hesabın olması ve gördüğünü kopyalaman gerekmez.",
        ],
        "Biri tehlikedeyse önce polise başvur.",
      ],
    },
    {
      id: "plan",
      heading: "Planın",
      paragraphs: [
        "Ücretli bir planı kendin değiştirebilir veya bitirebilirsin: sayfanın üstünde “Premium”u, sonra “Abonelikleri yönet”i seç.",
      ],
    },
  ],
});

const unknownAddress =
  "İşletmeci bu sayfa için bir e-posta adresi belirtmemiş. Adresi, bu sitenin bağlantısını bulduğun yerde veya ücretli planın makbuzunda ara.";

const writeTo = (email: string) => ["İşletmeciye yaz: ", { text: email, href: `mailto:${email}` }, "."];

import { plans } from "@mimi/contract";
import type { term as English } from "../../en/documents/term.ts";
import { paths } from "../../../paths.ts";
import { planNameTexts } from "../planNames.ts";

/** The terms of use in Turkish. */
export const term: typeof English = {
  title: "Kullanım koşulları",
  date: "2026-11-20",
  lead: "Mimi’yi kullanarak bu koşulları kabul edersin. Koşullar kısa, lütfen oku.",
  sections: [
    {
      id: "fiction",
      heading: "Karakterler kurgudur",
      paragraphs: [
        "Her karakter, söylediklerini uyduran bir yapay zekâdır: yanılabilir ve arkasında bir insan yoktur. Sağlık, hukuk, para veya güvenlik konularında tavsiye için ona güvenme.",
        "Tehlikede veya krizdeysen bulunduğun yerdeki acil yardım numarasını ara.",
      ],
    },
    {
      id: "age",
      heading: "Yaşın",
      paragraphs: [
        [
          "Yetişkin içerik, 18 yaşında ve üzerindeki kişiler içindir. Yetişkin değilsen yetişkin olduğunu söyleme. Kimin neyi gördüğü ",
          { text: "gizlilik politikasında", href: `${paths.policy()}#adults` },
          " açıklanır.",
        ],
      ],
    },
    {
      id: "lawful",
      heading: "Yasaya uygun kullanım",
      paragraphs: [
        [
          "Bulunduğun yerin ve Mimi’nin çalıştırıldığı yerin yasalarına uy; ",
          { text: "karakterlerle ilgili kurallara", href: `${paths.policy()}#rules` },
          " da uy. Mimi’ye izinsiz girme, onu aşırı yükleme, başkasının hesabını kullanma.",
        ],
        "Yazdıkların senin kalır ve onlardan sen sorumlusun. Başkalarının eserlerini izinleri olmadan yayınlama.",
        "Bu koşullara aykırı içerik kaldırılabilir, bu koşullara uymayan hesaplar kapatılabilir.",
      ],
    },
    {
      id: "plans",
      heading: "Planlar ve sınırlar",
      paragraphs: [
        {
          points: plans.map(
            ({ key, messages }) =>
              `${planNameTexts[key]}: ${messages === null ? "sınırsız mesaj" : `günde ${messages} mesaj`}`,
          ),
        },
        "Gün, UTC saatiyle gece yarısı başlar. Bir mesaj, yanıt başlamadan önce başarısız olursa sayılmaz. Başlamış bir yanıtı durdurursan sayılır. Yanıtı başlamadan durdurursan veya yanıt engellenirse günde en fazla on mesaj sayılmaz; sonrakiler sayılır.",
        "Fiyatlar, ödemeden önce “Premium” altında gösterilir. Ücretli bir planı aynı yerde, “Abonelikleri yönet” altında değiştirebilir veya bitirebilirsin.",
      ],
    },
    {
      id: "warranty",
      heading: "Garanti yok",
      paragraphs: [
        "Mimi olduğu gibi sunulur. Çalışmasını ve sohbetlerinin güvende olmasını sağlamaya çalışırız; ama yasanın izin verdiği ölçüde, her zaman çalıştığına, yanıtların doğru olduğuna veya hiçbir şeyin asla kaybolmayacağına söz vermeyiz.",
        "Tüketici olarak yasal hakların bundan etkilenmez.",
      ],
    },
  ],
};

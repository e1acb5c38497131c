import type { ReportReason } from "@mimi/contract";
import type { policy as English } from "../../en/documents/policy.ts";
import { paths } from "../../../paths.ts";

/** The rules, by the reason of a report. The names that decisions use are in `rules.ts`. */
const published: Readonly<Record<Exclude<ReportReason, "other">, string>> = {
  minors:
    "18 yaşından küçük birinin yer aldığı veya yer alıyor gibi göründüğü yetişkin içerik yasaktır. Kurguda da istisnası yoktur.",
  unmarked_adult: "Yetişkin içerik, yetişkin içerik olarak işaretlenir.",
  real_person: "İzni olmadan gerçek kişiler kullanılmaz.",
  hate: "İnsan gruplarına saldırı yok.",
  violence: "İnsanlara tehdit ve şiddet çağrısı yok.",
  self_harm: "Kendine zarar vermeye veya yeme bozukluklarına teşvik eden hiçbir şey yok.",
  illegal: "Yasa dışı hiçbir şey yok.",
  copyright: "İzni olmadan başkasının yaptığı hiçbir şey yok.",
  spam: "Reklam yok, durmadan aynı şey de yok.",
};

/** The privacy policy in Turkish, and the rules about adults and content. */
export const policy: typeof English = {
  title: "Gizlilik politikası",
  date: "2026-11-28",
  lead: "Mimi’nin senin hakkında neleri, nerede sakladığı ve verilerinin bir kopyasını nasıl alacağın ya da onları nasıl sileceğin.",
  sections: [
    {
      id: "account",
      heading: "Hesabın",
      paragraphs: [
        "Hesap olmadan da gezinebilirsin. Hesap oluşturursan şunları saklarız:",
        {
          points: [
            "profilindeki ad, profil resmi ve “Hakkında” yazısı",
            "planın, ne zaman bittiği ve her gün kaç mesaj gönderdiğin",
            "oluşturduğun karakterler; beğenilerin, beğenmemelerin ve favorilerin",
            "oturumunun açık olduğu her tarayıcı için, ne zaman giriş yaptığın ve tarayıcının en son ne zaman kullanıldığı",
          ],
        },
        "E-posta adresini ve şifreni giriş sağlayıcısı saklar; işletmeci başka bir sağlayıcı kullanmıyorsa bu, Google’ın Firebase Authentication hizmetidir. Şifreni hiçbir zaman görmeyiz.",
      ],
    },
    {
      id: "chats",
      heading: "Sohbetlerin",
      paragraphs: [
        "Mesajların ve yanıtlar sunucuda saklanır, böylece onları her cihazda açabilirsin. Diğer kullanıcılar onları göremez. Sunucunun işletmecisi, sunucunun veritabanına erişebilir.",
        "Yanıtları bir yapay zekâ yazar. Sohbeti ve karakterin tanımını okur. Yapay zekâyı işletmeci seçer; onu başka bir şirket çalıştırıyor olabilir.",
      ],
    },
    {
      id: "browser",
      heading: "Tarayıcında neler saklanır",
      paragraphs: [
        "Tarayıcının yerel depolamasında tam olarak üç değer bulunur: oturumun, koyu veya açık renk seçimin ve yetişkin içerik görmek isteyip istemediğin.",
        "Gönderilmemiş metinler, en yeni sohbetlerinde en son gördüklerin, son aramaların ve ayarların bu tarayıcının veritabanında saklanır. Çıkış yaptığında gönderilmemiş metinlerin ve sohbetlerde gördüklerin silinir. Son aramaları arama sayfasında temizleyebilirsin.",
        "Tek bir çerez kullanıyoruz. Bu çerez sunucuya giriş yaptığını veya ne göreceğini değiştirdiğini bildirir; sunucu da sayfaları içerikleri olmadan gönderir. Değeri herkes için aynıdır. İzleyici ve reklam yoktur.",
      ],
    },
    {
      id: "others",
      heading: "Başka kimler var",
      paragraphs: [
        {
          points: [
            "Giriş yaptığında giriş sağlayıcısı. Google veya Apple ile giriş yaparsan o şirket de.",
            "Bir plan satın aldığında ödeme sağlayıcısı. Kart bilgilerin ondadır. Biz yalnızca ne satın aldığını ve ne zaman bittiğini öğreniriz.",
            "Sohbet ettiğinde, yapay zekâyı işletmeci çalıştırmıyorsa onu çalıştıran şirket.",
          ],
        },
        "Her birinin kendi gizlilik politikası vardır.",
      ],
    },
    {
      id: "adults",
      heading: "Yetişkin içerik",
      paragraphs: [
        "Sen giriş yapana, en az 18 yaşında olduğunu beyan edene ve onları görmeyi seçene kadar yetişkin karakterler gizlidir. Ziyaretçiler onları hiçbir zaman görmez.",
        "Bu beyanı ne zaman verdiğini ve yaşının kontrol edilip edilmediğini saklarız. Hiçbir belge saklamayız.",
      ],
    },
    {
      id: "rules",
      heading: "Karakterlerle ilgili kurallar",
      paragraphs: [
        { points: Object.values(published) },
        "Bu kurallara aykırı karakterler, mesajlar, görseller ve profiller reddedilebilir veya kaldırılabilir. Bir şeyi şikâyet eden kişi ve karar veren moderatör bu kurallardan birini seçer.",
      ],
    },
    {
      id: "yours",
      heading: "Verilerini kopyala veya sil",
      paragraphs: [
        "İkisini de istediğin zaman kendin yapabilirsin. Adının yazdığı menüden, telefonda ise üstteki menüden “Ayarlar”ı aç:",
        {
          points: [
            "“Verilerin”: hakkında sakladığımız her şeyi içeren bir dosya indirir.",
            "“Hesabı sil”: profilini, sohbetlerini, personalarını, anıları, görsellerini, tepkilerini, planını ve giriş bilgilerini siler.",
          ],
        },
        "İkisi de senden yeniden giriş yapmanı ister; böylece başka kimse bunu senin yerine yapamaz. Hesabını silmeden önce aboneliğini bitir.",
        "Diğer kullanıcıların sohbet ettiği karakterlerin, senin adın, karakterin görseli ve “Hakkında” yazısı olmadan o sohbetlerde kalır ve artık bulunamaz. Böyle bir karakteri tamamen silmek için onu hesabından önce sil. Ödeme sağlayıcısı kayıtlarını yasanın gerektirdiği süre boyunca saklar.",
        [
          "Artık giriş yapamıyorsan işletmeciye başvur. Şu sayfaya bak: ",
          { text: "İletişim", href: paths.contactUs() },
          ".",
        ],
      ],
    },
  ],
};

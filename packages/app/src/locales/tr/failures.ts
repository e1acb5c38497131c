import { ErrorCode } from "@mimi/contract";
import type { failures as English } from "../en/failures.ts";

/** The messages for failed calls in Turkish, by the code of the answer. */
export const failures: typeof English = {
  [ErrorCode.invalidInput]: "Girdiğin bir şey geçerli değil. Kontrol edip tekrar dene.",
  [ErrorCode.signedOut]: "Oturumun kapandı. Devam etmek için giriş yap. Yazdıklarından hiçbiri kaybolmadı.",
  [ErrorCode.notAllowed]: "Hesabınla bunu yapamazsın.",
  [ErrorCode.adultNotAttested]: "Bu, yetişkinler için. Görmek için yaşını onayla.",
  [ErrorCode.accountStopped]:
    "Hesabınla bunu yapamazsın. Nedenini Ayarlar’daki “Kararlar” bölümünde görebilirsin.",
  [ErrorCode.notFound]: "Bu bulunamadı. Silinmiş olabilir.",
  [ErrorCode.conflict]: "Bu arada burada bir şey değişti. Tekrar dene.",
  [ErrorCode.tooLarge]: "Bu, gönderilemeyecek kadar büyük.",
  [ErrorCode.unsupportedMedia]: "Bu dosya türünü kullanamıyoruz.",
  [ErrorCode.refusedByRule]: "Kurallarımızdan birine aykırı olduğu için kabul edilmedi.",
  [ErrorCode.rateLimited]: "Biraz hızlı oldu. Biraz bekleyip tekrar dene.",
  [ErrorCode.quotaUsedUp]: "Bugünkü mesaj hakkını doldurdun.",
  [ErrorCode.ourFault]: "Bizden kaynaklanan bir sorun oluştu. Birazdan tekrar dene.",
  [ErrorCode.providerFailed]: "Yanıt yazılamadı. Tekrar dene.",
  [ErrorCode.unavailable]: "Mimi şu anda yoğun. Birazdan tekrar dene.",
  unreachable: "Mimi’ye ulaşılamadı. Bağlantını kontrol edip tekrar dene.",
  timeout: "Mimi’nin yanıt vermesi çok uzun sürdü. Tekrar dene.",
  unreadable: "Sunucu meşgul. Tekrar dene.",
};

import type { shortcutTexts as English } from "../en/shortcuts.ts";

/** All keyboard shortcuts in Turkish, by page. */
export const shortcutTexts: typeof English = [
  {
    title: "Her yerde",
    shortcuts: [
      { label: "Ara", keys: [["/"]] },
      { label: "Bir sayfaya, karaktere veya sohbete git", keys: [["Ctrl", "K"]] },
      { label: "Pencereyi kapat", keys: [["Esc"]] },
      { label: "Klavye kısayolları", keys: [["?"]] },
    ],
  },
  {
    title: "Aramada",
    shortcuts: [
      { label: "Sonuçlar arasında gez", keys: [["↑"], ["↓"]] },
      { label: "Ara veya bir sonucu aç", keys: [["Enter"]] },
      { label: "Aramayı temizle, sonra kapat", keys: [["Esc"]] },
    ],
  },
  {
    title: "Sohbette",
    shortcuts: [
      { label: "Gönder", keys: [["Enter"]] },
      { label: "Yeni satır", keys: [["Shift", "Enter"]] },
      { label: "Yanıtı durdur", keys: [["Esc"]] },
      { label: "Yanıtın önceki veya sonraki alternatifi", keys: [["←"], ["→"]] },
      { label: "Geri al", keys: [["Ctrl", "Z"]] },
      { label: "Bu sohbette bul", keys: [["Ctrl", "F"]] },
      { label: "Sohbetin tamamını yazdır", keys: [["Ctrl", "P"]] },
    ],
  },
  {
    title: "Bir mesajda",
    shortcuts: [
      { label: "Önceki veya sonraki mesaj", keys: [["↑"], ["↓"]] },
      { label: "İlk veya son mesaj", keys: [["Home"], ["End"]] },
      { label: "Mesajın düğmelerine geç", keys: [["Enter"]] },
      { label: "Yeniden oluştur", keys: [["R"]] },
      { label: "Mesajı düzenle", keys: [["E"]] },
      { label: "Buradan yeni sohbet", keys: [["B"]] },
      { label: "Kopyala", keys: [["C"]] },
      { label: "Sabitle", keys: [["P"]] },
      { label: "Hafızaya ekle", keys: [["M"]] },
      { label: "Buradan sonrasını sil", keys: [["Delete"]] },
    ],
  },
];

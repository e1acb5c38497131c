import type { shortcutTexts as English } from "../en/shortcuts.ts";

/** All keyboard shortcuts in Russian, by page. */
export const shortcutTexts: typeof English = [
  {
    title: "Везде",
    shortcuts: [
      { label: "Поиск", keys: [["/"]] },
      { label: "Перейти к странице, персонажу или чату", keys: [["Ctrl", "K"]] },
      { label: "Закрыть окно", keys: [["Esc"]] },
      { label: "Горячие клавиши", keys: [["?"]] },
    ],
  },
  {
    title: "В поиске",
    shortcuts: [
      { label: "Двигаться по результатам", keys: [["↑"], ["↓"]] },
      { label: "Искать или открыть результат", keys: [["Enter"]] },
      { label: "Очистить поиск, потом закрыть его", keys: [["Esc"]] },
    ],
  },
  {
    title: "В чате",
    shortcuts: [
      { label: "Отправить", keys: [["Enter"]] },
      { label: "Новая строка", keys: [["Shift", "Enter"]] },
      { label: "Остановить ответ", keys: [["Esc"]] },
      { label: "Предыдущий или следующий вариант ответа", keys: [["←"], ["→"]] },
      { label: "Отменить", keys: [["Ctrl", "Z"]] },
      { label: "Найти в этом чате", keys: [["Ctrl", "F"]] },
      { label: "Напечатать весь чат", keys: [["Ctrl", "P"]] },
    ],
  },
  {
    title: "На сообщении",
    shortcuts: [
      { label: "Предыдущее или следующее сообщение", keys: [["↑"], ["↓"]] },
      { label: "Первое или последнее сообщение", keys: [["Home"], ["End"]] },
      { label: "Перейти к его кнопкам", keys: [["Enter"]] },
      { label: "Сгенерировать заново", keys: [["R"]] },
      { label: "Изменить сообщение", keys: [["E"]] },
      { label: "Новый чат отсюда", keys: [["B"]] },
      { label: "Скопировать", keys: [["C"]] },
      { label: "Закрепить", keys: [["P"]] },
      { label: "Добавить в память", keys: [["M"]] },
      { label: "Удалить отсюда и ниже", keys: [["Delete"]] },
    ],
  },
];

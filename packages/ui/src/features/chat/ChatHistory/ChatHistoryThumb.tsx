import * as css from "./ChatHistory.css.ts";

interface ChatHistoryThumbProps {
  /** URL of a small 3:4 cover. Absent: the first letter of the name is shown. */
  thumb?: string;
  /** The name of the character. */
  name: string;
}

/** The small cover of a chat. */
export function ChatHistoryThumb({ thumb, name }: ChatHistoryThumbProps) {
  if (thumb !== undefined)
    return <img className={css.thumb} src={thumb} alt="" width={36} height={48} loading="lazy" />;
  return (
    <span aria-hidden="true" className={`${css.thumb} ${css.letter}`}>
      {[...name.trim()][0]?.toLocaleUpperCase()}
    </span>
  );
}

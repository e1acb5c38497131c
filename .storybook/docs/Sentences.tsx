import { Fragment } from "react";

/** A list of sentences; what stands between backticks is code. */
export function Sentences({ of }: { of: readonly string[] }) {
  return (
    <ul>
      {of.map((sentence) => (
        <li key={sentence}>
          {sentence.split("`").map((part, place) =>
            // The pieces of one sentence never change places.
            place % 2 === 1 ? <code key={place}>{part}</code> : <Fragment key={place}>{part}</Fragment>,
          )}
        </li>
      ))}
    </ul>
  );
}

import { Fragment } from "react";

/** A list of sentences; text between backticks is code. */
export function Sentences({ of }: { of: readonly string[] }) {
  return (
    <ul>
      {of.map((sentence) => (
        <li key={sentence}>
          {sentence.split("`").map((part, place) =>
            // The parts of a sentence never change their order, so the index is a safe key.
            place % 2 === 1 ? <code key={place}>{part}</code> : <Fragment key={place}>{part}</Fragment>,
          )}
        </li>
      ))}
    </ul>
  );
}

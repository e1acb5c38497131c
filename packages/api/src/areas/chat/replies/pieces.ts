import type { TextPiece } from "./reply.ts";

/** PostgreSQL accepts notifications of less than 8,000 bytes. The rest is for the kind and the name of the process. */
const PAYLOAD_BYTES = 7_800;
/** UTF-16 code units of one piece: at most six bytes each as JSON, so that a piece fits. */
const PIECE_LENGTH = 1_200;

/** A piece as JSON, and the notification that it is sent in. */
export interface PackedPiece {
  readonly id: string;
  readonly payload: number;
  readonly json: string;
}

/** Cuts long pieces, and shares the pieces out to as few notifications as possible, in their order. */
export function packPieces(pieces: readonly TextPiece[]): PackedPiece[] {
  let payload = 0;
  let bytes = 0;
  return pieces.flatMap(cut).map((piece) => {
    const json = JSON.stringify([piece.id, piece.variant, piece.from, piece.waiting ? 1 : 0, piece.text]);
    const size = Buffer.byteLength(json) + 1;
    if (bytes > 0 && bytes + size > PAYLOAD_BYTES) {
      payload += 1;
      bytes = 0;
    }
    bytes += size;
    return { id: piece.id, payload, json };
  });
}

/** The pieces of a notification. */
export function unpackPieces(json: string): TextPiece[] {
  const rows = JSON.parse(json) as [string, string, number, 0 | 1, string][];
  return rows.map(([id, variant, from, waiting, text]) => ({
    id,
    variant,
    from,
    text,
    waiting: waiting === 1,
  }));
}

function cut(piece: TextPiece): TextPiece[] {
  const { text, from } = piece;
  if (text.length <= PIECE_LENGTH) return [piece];
  const pieces: TextPiece[] = [];
  for (let at = 0; at < text.length; ) {
    let end = Math.min(text.length, at + PIECE_LENGTH);
    // Never within a surrogate pair.
    if (/[\uD800-\uDBFF]/.test(text.charAt(end - 1))) end -= 1;
    pieces.push({ ...piece, from: from + at, text: text.slice(at, end) });
    at = end;
  }
  return pieces;
}

// The only globals beyond ECMAScript that the sources may use. Browsers, Node, Deno, Bun and workers all have them.
declare class TextEncoder {
  encode(text: string): Uint8Array;
}
declare class TextDecoder {
  constructor(encoding: string, options: { fatal: boolean });
  decode(bytes: Uint8Array): string;
}
declare function atob(base64: string): string;
declare function btoa(latin1: string): string;

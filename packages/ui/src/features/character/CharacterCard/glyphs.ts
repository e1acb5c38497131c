// Lucide's message-circle, thumbs-up and heart as images. Twenty cards show three of them each: as pseudo-elements they
// need no element, where an inline icon needs two or three.
const paths = {
  message:
    "<path d='M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719'/>",
  like: "<path d='M15 5.88 14 10h5.83a2 2 0 0 1 1.92 2.56l-2.33 8A2 2 0 0 1 17.5 22H4a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2h2.76a2 2 0 0 0 1.79-1.11L12 2a3.13 3.13 0 0 1 3 3.88ZM7 10v12'/>",
  heart:
    "<path d='M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5'/>",
} as const;

/** The icon for `mask-image`; the masked element sets the colour. */
export function glyph(name: keyof typeof paths, fill: "none" | "filled" = "none"): string {
  const ink = fill === "filled" ? "#000" : "none";
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='${ink}' stroke='#000' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'>${paths[name]}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg).replaceAll("%20", " ").replaceAll("%3D", "=").replaceAll("%2F", "/").replaceAll("%3A", ":").replaceAll("'", "%27")}")`;
}

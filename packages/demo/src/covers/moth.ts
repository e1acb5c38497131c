const wing =
  '<path fill="currentColor" fill-rule="evenodd" d="M246 196C206 132 116 92 26 104C22 168 58 246 112 282C160 300 214 292 246 268ZM128 158a30 30 0 1 0 .1 0ZM128 174a14 14 0 1 1 -.1 0ZM66 128q70 8 118 74q-56 -34 -112 -48Z"/>' +
  '<path fill="currentColor" fill-rule="evenodd" d="M246 282C206 306 146 306 102 302C96 352 128 414 182 426C222 408 242 350 250 306ZM168 338a20 20 0 1 0 .1 0Z"/>';

const antenna =
  '<path fill="none" stroke="currentColor" stroke-width="9" d="M248 150C240 104 212 68 168 50"/>' +
  '<path fill="none" stroke="currentColor" stroke-width="5" d="M244 128l-30 10M236 106l-34 6M224 86l-34 0M206 70l-34 -6M248 118l-4 -34M232 92l0 -32M210 72l4 -28"/>';

/** A moth from above. Our own drawing, because the icon set has none. */
export const moth =
  `<g>${wing}${antenna}</g><g transform="translate(512,0) scale(-1,1)">${wing}${antenna}</g>` +
  '<path fill="currentColor" d="M256 138c22 0 30 18 28 34c14 10 16 44 10 76c-4 56 -18 130 -38 170c-20 -40 -34 -114 -38 -170c-6 -32 -4 -66 10 -76c-2 -16 6 -34 28 -34Z"/>';

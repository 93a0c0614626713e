const DEGREES = /[º˚∘⁰ᵒ]/g
const MINUTES = /[′‵’‘‛ʹʼ`´]/g
const SECONDS = /[″‶“”„‟ʺ˝]|''/g
const DASHES = /[\p{Pd}−⁻]/gu
const COLONS = /[∶꞉\u0903]/g
const POINTS = /[٫·。]/g
const COMMAS = /[،、]/g
const SLASHES = /[⁄∕]/g
/** Marks that turn or join text and take no room, and the choice of a picture for a sign. */
const UNSEEN = /\p{Cf}|\ufe0e|\ufe0f/gu

/**
 * A typed figure, date, time or coordinate in the plain characters that its reader knows: digits of
 * every script are 0 to 9, every dash is `-`, signs like those of degrees, minutes and seconds are
 * `°`, `'` and `"`, spaces are single, and there is nothing that cannot be seen. Letters stay, in
 * their usual width.
 */
export function plainFigures(text: string): string {
  return text
    .replace(DEGREES, '°')
    .replace(MINUTES, "'")
    .replace(SECONDS, '"')
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(DASHES, '-')
    .replace(COLONS, ':')
    .replace(POINTS, '.')
    .replace(COMMAS, ',')
    .replace(SLASHES, '/')
    .replace(/\p{Nd}/gu, plainDigit)
    .replace(/\s+/g, ' ')
    .trim()
}

const IS_DIGIT = /^\p{Nd}$/u

/** In Unicode the ten digits of a script follow each other, from zero on. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 10 && IS_DIGIT.test(String.fromCodePoint(code - value - 1))) value++
  return String(value % 10)
}

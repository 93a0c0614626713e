/** Letters that no decomposition takes apart. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ə: 'a',
}

const PLAIN = /^[a-z]+(?: [a-z]+)*$/i

/**
 * Text as names are compared: small letters without marks, words parted by single spaces, no
 * apostrophes. `São Paulo` is `sao paulo`, `Xi'an` is `xian`.
 */
export function folded(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase()
  const bare = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return bare
    .replace(/[ßæœøłđðþıə]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/['’‘ʻʼ`.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

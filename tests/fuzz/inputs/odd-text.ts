import { pick, type Random } from '../mutate-json.ts'

/** Pieces of text that software gets wrong. */
const PIECES: readonly string[] = [
  ...[
    'a',
    'Rain on the roof.',
    'नाद ब्रह्म',
    'ज्ञ',
    'क्‍ष',
    'ą́ç',
    'e\u0301\u0327\u0300',
    'Å',
    'A\u030a',
    'ﬁ',
    'ß',
    'İ',
  ],
  ...[
    '🙏',
    '👨‍👩‍👧‍👦',
    '🏳️‍🌈',
    '🇮🇳',
    '👍🏽',
    '1\ufe0f\u20e3',
    '\u{e0001}',
    '\u{10ffff}',
    '𝄞',
    '汉字',
    '\u0600',
  ],
  ...['\0', '\ud800', '\udc00', '\udc00\ud800', '\ud83d', '\ufffe', '\uffff', '\ufffd', '\ufdd0'],
  ...['\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u00ad', '\u180e', '\u034f'],
  ...['\u202e', '\u202a', '\u2066', '\u2069', '\u200f', '\u061c', 'שלום', 'مرحبا'],
  ...[
    '\n',
    '\r',
    '\r\n',
    '\n\r',
    '\u2028',
    '\u2029',
    '\u0085',
    '\v',
    '\f',
    '\t',
    ' ',
    '\u00a0',
    '\u3000',
  ],
  ...[
    '\u0001',
    '\u001b[31m',
    '\u007f',
    '\u009f',
    '\\',
    '\\u0000',
    '\\x00',
    '"',
    "'",
    "''",
    '$$',
    '$1',
    '%s',
  ],
  ...[
    '{',
    '}',
    '{"a":1}',
    '[null]',
    'NULL',
    'null',
    '--',
    ';',
    '/*',
    '<script>',
    '&amp;',
    '=1+1',
    '@x',
  ],
]

/** What the database is to hold: half a pair becomes �, NUL is dropped. Written by hand. */
export function stored(text: string): string {
  let held = ''
  for (const point of text) {
    const code = point.codePointAt(0) ?? 0
    if (code === 0) continue
    held += code >= 0xd800 && code <= 0xdfff ? '\ufffd' : point
  }
  return held
}

/** The characters of a text as PostgreSQL counts them. */
export const points = (text: string): number => Array.from(text).length

/** A text of pieces, and now and then one that is as long as allowed, or one more or less. */
export function oddText(random: Random, longest: number): string {
  if (random() < 0.02) {
    const unit = pick(random, ['x', 'ā', 'ा', '🙏', '\u0301', '\n'])
    return unit.repeat(longest - 2) + 'z'.repeat(1 + Math.floor(random() * 3))
  }
  const count = Math.floor(random() ** 2 * 24)
  return Array.from({ length: count }, () => pick(random, PIECES)).join('')
}

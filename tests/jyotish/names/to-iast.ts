/** Letters in the order of the alphabet, and their IAST. */
function letters(devanagari: string, iast: string): ReadonlyMap<string, string> {
  const latin = iast.split(' ')
  return new Map(devanagari.split(' ').map((letter, index) => [letter, latin[index] ?? '']))
}

const CONSONANTS = letters(
  'क ख ग घ ङ च छ ज झ ञ ट ठ ड ढ ण त थ द ध न प फ ब भ म य र ल व श ष स ह ड़',
  'k kh g gh ṅ c ch j jh ñ ṭ ṭh ḍ ḍh ṇ t th d dh n p ph b bh m y r l v ś ṣ s h ṛ',
)
const VOWEL_SIGNS = letters('ा ि ी ु ू ृ े ै ो ौ', 'ā i ī u ū ṛ e ai o au')
const ALONE = new Map([
  ...letters('अ आ इ ई उ ऊ ऋ ए ऐ ओ औ ं ः ॐ', 'a ā i ī u ū ṛ e ai o au ṃ ḥ oṃ'),
  [' ', ' '],
])
const VIRAMA = '्'
/** Bhatkhande's lines for komal and tivra. */
const SIGNS = /[\u0951\u0952]/gu

/**
 * Devanagari in IAST, letter by letter and without capitals: a consonant carries `a` unless a vowel sign or a virama
 * follows.
 * @throws RangeError for a letter it does not know
 */
export function toIast(devanagari: string): string {
  const letters = devanagari.replace(SIGNS, '').match(/.\u093c?/gu) ?? []
  return letters
    .map((letter, index) => {
      const consonant = CONSONANTS.get(letter)
      if (consonant === undefined) return readAlone(letter)
      const next = letters[index + 1] ?? ''
      return next === VIRAMA || VOWEL_SIGNS.has(next) ? consonant : `${consonant}a`
    })
    .join('')
}

function readAlone(letter: string): string {
  if (letter === VIRAMA) return ''
  const read = VOWEL_SIGNS.get(letter) ?? ALONE.get(letter)
  if (read === undefined) throw new RangeError(`Not a letter of the table: ${letter}`)
  return read
}

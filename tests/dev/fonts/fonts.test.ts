import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { decompress } from 'woff2-encoder'
import { MANTRAS } from '~/domain/mantra/mantra-texts.ts'
import { RAGAS } from '~/raga/catalogue.ts'
import { DRAWN_DEVANAGARI, DRAWN_LATIN, SKY_NAMES } from '~dev/fonts/drawn.ts'
import { fontFiles, fontsFolder, WHOLE, wholeFont } from '~dev/fonts/font-files.ts'
import { fontOf, shapeWord } from '~dev/fonts/shape.ts'
import { projectRoot } from '~dev/process/local-folder.ts'

const madeFont = async (name: string) =>
  fontOf(await decompress(await readFile(join(fontsFolder, name))))

test('the fonts that are made are the fonts that are committed', async () => {
  for (const [name, bytes] of await fontFiles()) {
    const committed = await readFile(join(fontsFolder, name))
    expect(Buffer.compare(bytes, committed), name).toBe(0)
  }
})

/** The outlines of a word, each with its place: what a person sees. */
function drawn(font: ReturnType<typeof fontOf>, word: string, language: string) {
  return shapeWord(font, word, language).map(({ codepoint, xAdvance, xOffset, yOffset }) => [
    font.glyphToPath(codepoint),
    xAdvance,
    xOffset,
    yOffset,
  ])
}

test.each([
  ['eczar-licence.txt', 'Copyright 2014 The Eczar Project Authors'],
  ['anek-licence.txt', 'Copyright 2021 The Anek Project Authors'],
])('the licence of a font lies beside it: %s', async (name, holder) => {
  const licence = await readFile(join(fontsFolder, name), 'utf8')
  expect(licence).toContain(holder)
  expect(licence).toContain('SIL OPEN FONT LICENSE Version 1.1 - 26 February 2007')
  expect(licence).toContain('must be distributed entirely under this license')
})

test.each([
  ['hi', 'eczar-ragas.woff2'],
  ['sa', 'eczar-sanskrit.woff2'],
] as const)(
  'every word of the app in Devanagari looks as in the whole font: %s',
  async (language, name) => {
    const whole = fontOf(await wholeFont(WHOLE.devanagari))
    const part = await madeFont(name)
    expect(DRAWN_DEVANAGARI[language].length).toBeGreaterThan(30)
    for (const word of DRAWN_DEVANAGARI[language]) {
      expect(drawn(part, word, language), word).toEqual(drawn(whole, word, language))
    }
    // A word that the app does not draw would show the difference.
    expect(drawn(part, 'स्त्री', language)).not.toEqual(drawn(whole, 'स्त्री', language))
  },
)

test('a name in IAST has a font with all its letters', async () => {
  const letters = [...(await wholeLetters()), ...DRAWN_LATIN]
  const names = Object.values(SKY_NAMES).flatMap((each) => Object.values(each))
  const needed = [...names, ...RAGAS, ...MANTRAS].flatMap(({ iast }) =>
    Array.from(iast, (letter) => letter.codePointAt(0) ?? 0),
  )
  expect(needed).toContain('ṣ'.codePointAt(0))
  expect(needed.filter((letter) => !letters.includes(letter))).toEqual([])
})

/** The letters of the sans-serif, which `base.css` takes for Sanskrit in Latin letters. */
async function wholeLetters(): Promise<readonly number[]> {
  const files = [WHOLE.anek, 'anek-latin/files/anek-latin-latin-ext-wght-normal.woff2']
  const fonts = await Promise.all(files.map(async (file) => fontOf(await wholeFont(file))))
  return fonts.flatMap((font) => [...font.face.collectUnicodes()])
}

test('every word in Devanagari of the sources is one of those', async () => {
  const paths = await readdir(join(projectRoot, 'src'), { recursive: true })
  // The name of the app is a path.
  const sources = paths.filter((path) => /\.tsx?$/.test(path) && !path.endsWith('wordmark.tsx'))
  const texts = await Promise.all(
    sources.map((path) => readFile(join(projectRoot, 'src', path), 'utf8')),
  )
  const words = texts.flatMap(
    (text) => text.match(/[\u0900-\u097f]+(?: [\u0900-\u097f]+)*/gu) ?? [],
  )
  expect(words.length).toBeGreaterThan(40)
  const drawn = [...DRAWN_DEVANAGARI.hi, ...DRAWN_DEVANAGARI.sa]
  expect(words.filter((word) => !drawn.includes(word))).toEqual([])
})

test.each([
  ['eczar-english.woff2', WHOLE.eczar],
  ['anek-english.woff2', WHOLE.anek],
])(
  'the letters of %s are those of its range, and the whole font has the rest',
  async (name, whole) => {
    const css = await readFile(join(projectRoot, 'src/ui/styles/fonts.css'), 'utf8')
    const inPart = rangeOf(css, name)
    const inWhole = rangeOf(css, whole)
    expect([...inPart].sort((a, b) => a - b)).toEqual([...DRAWN_LATIN].sort((a, b) => a - b))
    const letters = [...fontOf(await wholeFont(whole)).face.collectUnicodes()]
    expect(letters.filter((letter) => inPart.has(letter) && inWhole.has(letter))).toEqual([])
    const printed = letters.filter((letter) => letter >= 0x20 && letter <= 0xff && letter !== 0x7f)
    expect(printed.filter((letter) => !inPart.has(letter) && !inWhole.has(letter))).toEqual([])
    const part = [...(await madeFont(name)).face.collectUnicodes()]
    expect(part.toSorted()).toEqual(letters.filter((letter) => inPart.has(letter)).toSorted())
  },
)

/** The code points for which the style sheet fetches a file. */
function rangeOf(css: string, file: string): ReadonlySet<number> {
  const face = css.split('@font-face').find((each) => each.includes(file)) ?? ''
  const [, ranges = ''] = /unicode-range:([^;]*)/.exec(face) ?? []
  return new Set(
    [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(
      ([, first = '', last = first]) => {
        const from = Number.parseInt(first, 16)
        return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, at) => from + at)
      },
    ),
  )
}

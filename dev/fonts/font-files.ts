import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { decompress } from 'woff2-encoder'
import { projectRoot } from '~dev/process/local-folder.ts'
import { DRAWN_DEVANAGARI, DRAWN_LATIN } from './drawn.ts'
import { fontOf, shapeWord } from './shape.ts'
import { subsetFont } from './subset.ts'

/** The folder of the fonts that `npm run fonts:build` makes. */
export const fontsFolder = join(projectRoot, 'src/ui/styles/fonts')

/** The weights of the theme, as `fonts.css` has them. */
const ECZAR_WEIGHTS = [400, 700] as const
const ANEK_WEIGHTS = [300, 700] as const

/** The whole font as a TrueType file. */
export async function wholeFont(file: string): Promise<Uint8Array> {
  const path = createRequire(import.meta.url).resolve(`@fontsource-variable/${file}`)
  return decompress(await readFile(path))
}

export const WHOLE = {
  eczar: 'eczar/files/eczar-latin-wght-normal.woff2',
  devanagari: 'eczar/files/eczar-devanagari-wght-normal.woff2',
  anek: 'anek-latin/files/anek-latin-latin-wght-normal.woff2',
} as const

const licenceOf = (font: string) =>
  readFile(createRequire(import.meta.url).resolve(`@fontsource-variable/${font}/LICENSE`))

/** Every made font by the name of its file, and the licences that must lie beside them. */
export async function fontFiles(): Promise<ReadonlyMap<string, Uint8Array>> {
  const devanagari = await wholeFont(WHOLE.devanagari)
  const drawn = (language: 'hi' | 'sa') =>
    subsetFont(
      devanagari,
      ECZAR_WEIGHTS,
      neededFor(devanagari, DRAWN_DEVANAGARI[language], language),
    )
  const english = { characters: DRAWN_LATIN }
  const made = {
    'eczar-english.woff2': subsetFont(await wholeFont(WHOLE.eczar), ECZAR_WEIGHTS, english),
    'anek-english.woff2': subsetFont(await wholeFont(WHOLE.anek), ANEK_WEIGHTS, english),
    'eczar-ragas.woff2': drawn('hi'),
    'eczar-sanskrit.woff2': drawn('sa'),
    'eczar-licence.txt': licenceOf('eczar'),
    'anek-licence.txt': licenceOf('anek-latin'),
  }
  const files = Object.entries(made).map(async ([name, bytes]) => [name, await bytes] as const)
  return new Map(await Promise.all(files))
}

/** The characters of words, and every glyph that shaping them passes through. */
function neededFor(bytes: Uint8Array, words: readonly string[], language: string) {
  const font = fontOf(bytes)
  const glyphs = new Set<number>()
  const keep = (step: readonly number[]) => {
    for (const glyph of step) glyphs.add(glyph)
  }
  for (const word of words) {
    keep(shapeWord(font, word, language, keep).map(({ codepoint }) => codepoint))
  }
  const characters = Array.from(words.join(''), (letter) => letter.codePointAt(0) ?? 0)
  return { characters, glyphs }
}

import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { decompress } from 'woff2-encoder'
import { subsetFont } from './subset.ts'

const FACE = /@font-face\s*\{[^}]*\}/g
/** The address of a font of the build, with the part before its hash. */
const FILE = /url\("?((\/[^")]+)-[\w-]{8}\.woff2)"?\)/
/** What lengths in a style sheet are measured by: the unit "ch" is the width of this figure. */
const MEASURE = '0'
const WEIGHTS = /font-weight:\s*(\d+) (\d+)/

/**
 * Cuts the fonts of the landing page's styles down to the letters of its text: somebody who is new
 * fetches nothing else to read it. Each part is written beside its font.
 * @param css styles whose fonts lie in `outDir`, with their hashes in their names.
 * @returns the styles with the parts in place of the fonts.
 */
export async function cutFonts(outDir: string, css: string, text: string): Promise<string> {
  const characters = new Set(Array.from(text + MEASURE, (letter) => letter.codePointAt(0) ?? 0))
  const faces = await Promise.all(
    [...css.matchAll(FACE)].map(([face]) => cutFace(outDir, face, characters)),
  )
  return css.replace(FACE, () => faces.shift() ?? '')
}

async function cutFace(outDir: string, face: string, characters: Set<number>): Promise<string> {
  const [, file, stem] = FILE.exec(face) ?? []
  const [, lightest, boldest] = WEIGHTS.exec(face) ?? []
  // A font of the device.
  if (!file) return face
  const font = await decompress(await readFile(join(outDir, file)))
  const weights = [Number(lightest), Number(boldest)] as const
  const part = await subsetFont(font, weights, { characters })
  const hash = createHash('sha256').update(part).digest('base64url').slice(0, 8)
  const own = `${stem}-landing-${hash}.woff2`
  await writeFile(join(outDir, own), part)
  return face.replace(file, own)
}

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { compress } from 'woff2-encoder'

/** What of a font is kept. */
export type Kept = {
  /** Code points. */
  readonly characters: Iterable<number>
  /**
   * Glyphs beside those of the characters, by the ids of the font. Given, no others are added that the
   * characters could form together; not given, all of those are.
   */
  readonly glyphs?: Iterable<number>
}

// Numbers of HarfBuzz: hb-subset.h and hb-blob.h.
const LAYOUT_FEATURES = 6
const NAMES = 5
const NO_LAYOUT_CLOSURE = 0x200
const WRITABLE = 2
/** The names of the font that say whose work it is, and under which licence. */
const COPYRIGHT = [0, 13, 14]

type HarfBuzz = Record<string, (...args: number[]) => number> & {
  readonly memory: WebAssembly.Memory
}

/**
 * A part of a variable font as WOFF2, from the bytes of a TrueType or OpenType file, between its
 * lightest and its boldest weight; the same parts give the same bytes.
 * @throws Error when HarfBuzz cannot make it.
 */
export async function subsetFont(
  bytes: Uint8Array,
  [lightest, boldest]: readonly [number, number],
  kept: Kept,
): Promise<Uint8Array> {
  const harfbuzz = await loadHarfBuzz()
  const face = faceOf(harfbuzz, bytes)
  const input = call(harfbuzz, 'hb_subset_input_create_or_fail')
  const add = (set: number, values: Iterable<number>) => {
    for (const value of values) call(harfbuzz, 'hb_set_add', set, value)
  }
  add(call(harfbuzz, 'hb_subset_input_unicode_set', input), kept.characters)
  add(call(harfbuzz, 'hb_subset_input_set', input, NAMES), COPYRIGHT)
  const features = call(harfbuzz, 'hb_subset_input_set', input, LAYOUT_FEATURES)
  call(harfbuzz, 'hb_set_clear', features)
  call(harfbuzz, 'hb_set_invert', features)
  if (kept.glyphs) {
    add(call(harfbuzz, 'hb_subset_input_glyph_set', input), kept.glyphs)
    call(harfbuzz, 'hb_subset_input_set_flags', input, NO_LAYOUT_CLOSURE)
  }
  call(harfbuzz, 'hb_subset_input_set_axis_range', input, face, tag('wght'), lightest, boldest, NaN)
  const subset = call(harfbuzz, 'hb_subset_or_fail', face, input)
  if (subset === 0) throw new Error('HarfBuzz could not make a subset of this font.')
  const blob = call(harfbuzz, 'hb_face_reference_blob', subset)
  const start = call(harfbuzz, 'hb_blob_get_data', blob, 0)
  const length = call(harfbuzz, 'hb_blob_get_length', blob)
  return compress(new Uint8Array(harfbuzz.memory.buffer).slice(start, start + length))
}

/** A new copy each time: its memory goes with it. */
async function loadHarfBuzz(): Promise<HarfBuzz> {
  const path = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')
  const { instance } = await WebAssembly.instantiate(await readFile(path))
  const harfbuzz = instance.exports as HarfBuzz
  call(harfbuzz, '_initialize')
  return harfbuzz
}

function faceOf(harfbuzz: HarfBuzz, bytes: Uint8Array): number {
  const at = call(harfbuzz, 'malloc', bytes.length)
  new Uint8Array(harfbuzz.memory.buffer).set(bytes, at)
  const blob = call(harfbuzz, 'hb_blob_create', at, bytes.length, WRITABLE, 0, 0)
  return call(harfbuzz, 'hb_face_create', blob, 0)
}

function call(harfbuzz: HarfBuzz, name: string, ...args: number[]): number {
  const work = harfbuzz[name]
  if (!work) throw new Error(`HarfBuzz has no ${name}.`)
  return work(...args)
}

function tag(name: string): number {
  return [...name].reduce((sum, letter) => sum * 256 + letter.charCodeAt(0), 0)
}

import type { RepertoireEntry } from '~/raga/repertoire/repertoire-entry.ts'

/**
 * What a raga permits, read anew from the files a musician writes: letters and arithmetic alone,
 * none of the app's own reading of notation or grammar.
 */
export type WrittenGrammar = {
  readonly swaras: ReadonlySet<string>
  /** As `S>R:2`: letter, letter, signed semitones. */
  readonly steps: ReadonlySet<string>
  /** The same for steps to, between and from the grace notes that are written. */
  readonly touches: ReadonlySet<string>
  /** The two steps through each passing swara, as `m>M:1 M>m:-1`. */
  readonly figures: ReadonlySet<string>
  /** The notes of the closing phrase. */
  readonly cadence: readonly string[]
  /** What its voice reaches down to, in semitones from middle Sa. */
  readonly lowest: number
}

const LOW_PA = -5
const LOW_MA = -7
const LOW_SA = -12

const CATALOGUE = import.meta.glob<string>('/src/raga/catalogue/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const REPERTOIRES = import.meta.glob<Record<string, RepertoireEntry>>('/src/raga/repertoire/*.ts', {
  eager: true,
})

const LETTERS = 'SrRgGmMPdDnN'

/** The grammar of a raga by its id. Throws when a file is missing or reads otherwise. */
export function writtenGrammar(ragaId: string): WrittenGrammar {
  const file = CATALOGUE[`/src/raga/catalogue/${ragaId}.ts`] ?? ''
  const [entry] = Object.values(REPERTOIRES[`/src/raga/repertoire/${ragaId}.ts`] ?? {})
  const scales = ['aroha', 'avaroha'].flatMap((field) => quoted(file, new RegExp(`\\b${field}:`)))
  if (!entry || scales.length !== 2) throw new Error(`Cannot read the files of ${ragaId}`)
  const [voice] = quoted(file, /\bvoice:/)
  return {
    ...grammarIn(
      scales,
      [...quoted(file, /\bpakad: \[/, ']'), ...entry.chalan],
      entry.cadence,
      entry.phrases,
    ),
    figures: new Set(
      (/\bpassing:/.test(file) ? quoted(file, /\bpassing: \[/, ']') : []).map((line) =>
        stepsIn(notesIn(line)).join(' '),
      ),
    ),
    lowest: lowestOf(voice, quoted(file, /\bregister:/)[0]),
  }
}

function lowestOf(voice?: string, register?: string): number {
  if (voice === 'bansuri') return LOW_PA
  return register === 'low' ? LOW_SA : LOW_MA
}

/** The grammar of these lines. */
export function grammarIn(
  scales: readonly string[],
  others: readonly string[],
  cadence: string,
  phrases: readonly string[] = [],
): WrittenGrammar {
  return {
    swaras: new Set(scales.flatMap(notesIn).map(letterOf)),
    steps: new Set([...scales, ...others].flatMap((line) => stepsIn(notesIn(line)))),
    touches: new Set([...others, ...phrases, cadence].flatMap((line) => stepsIn(touchesIn(line)))),
    figures: new Set(),
    cadence: notesIn(cadence),
    lowest: LOW_MA,
  }
}

/** What a walk may do, read from the same files. */
export type WrittenWays = {
  /** The lines it goes up and down by, from note to note. */
  readonly up: readonly (readonly string[])[]
  readonly down: readonly (readonly string[])[]
  /** How gladly the raga rests, by swara. */
  readonly nyas: ReadonlyMap<string, number>
  readonly swung: ReadonlySet<string>
}

/** The ways of a raga by its id. */
export function writtenWays(ragaId: string): WrittenWays {
  const file = CATALOGUE[`/src/raga/catalogue/${ragaId}.ts`] ?? ''
  const [entry] = Object.values(REPERTOIRES[`/src/raga/repertoire/${ragaId}.ts`] ?? {})
  const nyas = /\bnyas: \{([^}]*)\}/.exec(file)?.[1] ?? ''
  return {
    up: (entry?.ascents ?? quoted(file, /\baroha:/)).map(notesIn),
    down: (entry?.descents ?? quoted(file, /\bavaroha:/)).map(notesIn),
    nyas: new Map(
      [...nyas.matchAll(/(\w): (\d)/g)].map(([, swara = '', on]) => [swara, Number(on)]),
    ),
    swung: new Set([...file.matchAll(/(\w): \{ depthCents/g)].map(([, swara = '']) => swara)),
  }
}

/** The steps between neighbours of notes such as `,N` and `S'`. */
export function stepsIn(notes: readonly string[]): string[] {
  return notes.slice(1).map((to, index) => {
    const from = notes[index] ?? to
    return `${letterOf(from)}>${letterOf(to)}:${heightOf(to) - heightOf(from)}`
  })
}

export function letterOf(note: string): string {
  return note.replace(/[,']/g, '')
}

/** Semitones from middle Sa. */
export function heightOf(note: string): number {
  const octave = note.startsWith(',') ? -12 : note.endsWith("'") ? 12 : 0
  return LETTERS.indexOf(letterOf(note)) + octave
}

/** Each word bared of grace note, glide, length, swing and the comma that parts phrases. */
function notesIn(line: string): string[] {
  return line
    .split(' ')
    .map((word) =>
      word
        .replace(/^\(.*\)/, '')
        .replace('/', '')
        .replace(/[:~].*$/, ''),
    )
    .map((word) => word.replace(/,$/, ''))
    .filter((word) => word !== '')
}

/** The notes of a line with the grace notes before each. */
function touchesIn(line: string): string[] {
  return line.split(' ').flatMap((word) => {
    const graces = /^\((.*)\)/.exec(word)?.[1] ?? ''
    return [...(graces.match(/,?[A-Za-z]'?/g) ?? []), ...notesIn(word)]
  })
}

/** The strings after a mark: the first one, or all up to an end. */
function quoted(file: string, mark: RegExp, end?: string): string[] {
  const from = file.slice(file.search(mark))
  const strings = [
    ...from.slice(0, end ? from.indexOf(end) : undefined).matchAll(/"[^"]*"|'[^']*'/g),
  ]
  return strings.slice(0, end ? undefined : 1).map(([string]) => string.slice(1, -1))
}

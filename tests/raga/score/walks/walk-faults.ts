import type { Score, ScorePhrase } from '~/raga/score/score.ts'
import { namesOf } from '../score-faults.ts'
import { heightOf, letterOf, type WrittenWays } from '../written-grammar.ts'

const LEAST_NYAS = 2.5
/** A swing of 1.5 units at the briskest pulse, hurried by everything that can hurry it. */
const LEAST_SWING_SECONDS = 0.85

/** Every walk of a score that goes otherwise than its raga does, in words. */
export function walkFaults({ phrases }: Score, ways: WrittenWays): string[] {
  const walks = phrases.filter(({ source, notes }) => source === 'walk' && notes.length > 1)
  const rising = ways.up.flatMap((line) => rungsOf(line, 1))
  const falling = ways.down.flatMap((line) => rungsOf(line, -1))
  return walks.flatMap((walk) => {
    const names = namesOf(walk)
    return [
      ...restFaults(names, ways),
      ...(follows(names.map(heightOf), rising, falling) ? [] : ['leaves the ways of the raga']),
      ...swingFaults(walk, ways),
    ].map((fault) => `${names.join(' ')}: ${fault}`)
  })
}

function restFaults(names: readonly string[], { nyas }: WrittenWays): string[] {
  const poor = (name = '') => (nyas.get(letterOf(name)) ?? 0) < LEAST_NYAS
  return [
    ...(poor(names[0]) ? ['begins where the raga does not rest'] : []),
    ...(poor(names.at(-1)) ? ['ends where the raga does not rest'] : []),
  ]
}

function swingFaults({ notes }: ScorePhrase, { swung }: WrittenWays): string[] {
  return notes
    .filter(({ note }) => swung.has(note.swara))
    .filter(({ andolan, lengthSeconds }) => !andolan || lengthSeconds < LEAST_SWING_SECONDS)
    .map(({ note }) => `${note.swara} has no time to swing`)
}

/** Along one way, or along one and then along one of the other direction. */
function follows(heights: readonly number[], rising: Ways, falling: Ways): boolean {
  return heights.slice(1).some((_, before) => {
    const there = heights.slice(0, before + 2)
    const back = heights.slice(before + 1)
    return (
      (isStretch(there, rising) && (back.length === 1 || isStretch(back, falling))) ||
      (isStretch(there, falling) && (back.length === 1 || isStretch(back, rising)))
    )
  })
}

type Step = { readonly height: number; readonly bent: boolean }
type Ways = readonly (readonly Step[])[]

/** Neighbours of a way, neither the first nor the last of them come to against its direction. */
function isStretch(heights: readonly number[], ways: Ways): boolean {
  return ways.some((way) =>
    way.some((first, from) => {
      const last = way[from + heights.length - 1]
      if (!last || first.bent || last.bent) return false
      return heights.every((height, index) => way[from + index]?.height === height)
    }),
  )
}

/** A line in every octave, run together where it ends an octave from where it began. */
function rungsOf(line: readonly string[], direction: 1 | -1): Step[][] {
  const steps = line.map((name, index) => {
    const height = heightOf(name)
    const against = (height - heightOf(line[index - 1] ?? name)) * direction < 0
    return { height, bent: against && index < line.length - 1 }
  })
  const copies = [-24, -12, 0, 12].map((octave) =>
    steps.map(({ height, bent }) => ({ height: height + octave * direction, bent })),
  )
  const wide = (steps.at(-1)?.height ?? 0) - (steps[0]?.height ?? 0)
  if (wide !== 12 * direction) return copies
  return [copies.flatMap((copy, index) => (index === 0 ? copy : copy.slice(1)))]
}

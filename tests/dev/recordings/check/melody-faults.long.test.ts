import { expect, test } from 'vitest'
import type { Raga } from '~/raga/model/raga.ts'
import { swaraOf } from '~/raga/model/swara.ts'
import type { Score } from '~/raga/score/score.ts'
import { EXCERPT_GATES, faultsOf, type Gates } from '~dev/recordings/check/gates.ts'
import { melodyFigures } from '~dev/recordings/check/melody-figures.ts'
import { intonationOf } from '~dev/recordings/measure/intonation.ts'
import { trackPitch } from '~dev/recordings/measure/pitch-track.ts'
import { scoreOf, stemOf } from '~dev/recordings/render/performance.ts'
import { ragaFor } from '~tests/support/sound/raga-for.ts'

const SECONDS = 60
const yaman = ragaFor('yaman')
const score = scoreOf({ raga: yaman, minutes: 10 })

/** A minute of Yaman's melody as another raga's tuning would have it. */
const sungAs = (raga: Raga) => stemOf({ raga, minutes: 10 }, score, SECONDS)
/** What an excerpt is held to, as far as its melody goes. */
const SUNG: Gates = Object.fromEntries(
  (['foreign', 'offPitch', 'held', 'asWritten'] as const).flatMap((name) => {
    const gate = EXCERPT_GATES[name]
    return gate ? [[name, gate]] : []
  }),
)
const faults = (stem: Float32Array, written: Score = score) =>
  faultsOf(melodyFigures(yaman, written, stem), SUNG).join('\n')

const stem = sungAs(yaman)

test('a melody has no fault before it is changed', () => {
  expect(faults(stem)).toBe('')
})

test.each([45, -45])('a melody sung %s cents off is off pitch all the time', (cents) => {
  const moved = sungAs({ ...yaman, tonicHz: yaman.tonicHz * 2 ** (cents / 1200) })
  expect(melodyFigures(yaman, score, moved).offPitch).toBeGreaterThan(90)
})

test('a melody sung in the scale of Bhairav is off pitch', () => {
  const bhairav = ragaFor('bhairav')
  const swaras = yaman.swaras.map(
    (own) =>
      bhairav.swaras.find(({ swara }) => swaraOf(swara).latin === swaraOf(own.swara).latin) ?? own,
  )
  const tuned = yaman.swaras.map(({ swara }, at) => ({
    swara,
    ratio: swaras[at]?.ratio ?? ([1, 1] as const),
  }))
  expect(faults(sungAs({ ...yaman, swaras: tuned }))).toMatch(/off pitch \d/)
})

test('a melody of the same raga that differs from the score is not as written', () => {
  const other = scoreOf({ raga: yaman, minutes: 11 })
  const { asWritten = 100, offPitch: off } = melodyFigures(yaman, other, stem)
  expect(asWritten).toBeLessThan(40)
  expect(off).toBeLessThan(1)
})

test('a melody sung in equal temperament is found at fifteen cents', () => {
  const bhairavi = ragaFor('bhairavi')
  const written = scoreOf({ raga: bhairavi, minutes: 10 })
  const equal = bhairavi.swaras.map(({ swara }) => ({
    swara,
    ratio: [2 ** (swaraOf(swara).position / 12), 1] as const,
  }))
  const off = (swaras: Raga['swaras']) => {
    const sung = stemOf({ raga: { ...bhairavi, swaras }, minutes: 10 }, written, SECONDS)
    return intonationOf(trackPitch(sung, 32_000), bhairavi, 15).offShare
  }
  expect(off(equal)).toBeGreaterThan(0.15)
  expect(off(bhairavi.swaras)).toBeLessThan(0.05)
})

test('a melody that is missing, or only noise, is not held', () => {
  const silent = faults(new Float32Array(stem.length))
  expect(silent).toContain('held 0')
  expect(silent).toContain('not measured: off pitch, as written')
  const noise = stem.map((_, at) => 0.1 * Math.sin(at * at * 0.37))
  expect(faults(noise)).toContain('held')
})

test('a melody with one foreign swara, grace note or leap in its score is foreign', () => {
  expect(faults(stem, changed({ note: { swara: 'm', octave: 0 } }))).toMatch(/foreign [1-9]/)
  expect(faults(stem, changed({ graces: [{ swara: 'd', octave: 0 }] }))).toMatch(/foreign [1-9]/)
  expect(faults(stem, changed({ note: { swara: 'S', octave: 1 } }))).toContain('foreign')
})

/** The score with the second note of its third phrase changed. */
function changed(change: Partial<Score['phrases'][number]['notes'][number]>): Score {
  const at = score.phrases.findIndex(({ notes }) => notes.length > 2)
  const phrases = score.phrases.map((phrase, index) =>
    index === at
      ? {
          ...phrase,
          notes: phrase.notes.map((note, n) => (n === 1 ? { ...note, ...change } : note)),
        }
      : phrase,
  )
  return { phrases }
}

import { describe, expect, test } from 'vitest'
import { parsePhrase } from '~/raga/model/notation.ts'
import type { Raga } from '~/raga/model/raga.ts'
import type { Score } from '~/raga/score/score.ts'
import { centsAboveSa } from '~/raga/sound/melody/sung-notes.ts'
import { renderMelody } from '~/raga/sound/render-session.ts'
import { collect } from '~dev/recordings/measure/collect.ts'
import { levelOf } from '~dev/recordings/measure/fidelity.ts'
import { loudnessMeter } from '~dev/recordings/measure/loudness.ts'
import { HOP_SECONDS, trackPitch } from '~dev/recordings/measure/pitch-track.ts'
import { ragaFor } from '~tests/support/sound/raga-for.ts'
import { soundDigest } from '~tests/support/sound/sound-digest.ts'
import { sungAt } from '~tests/support/sound/sung-at.ts'

const RATE = 32_000
const FLUTE = ragaFor('yaman')
const STRING = ragaFor('hamsadhwani')
const VOICES = [
  ['flute', FLUTE],
  ['string', STRING],
] as const

const scoreOf = (...phrases: readonly (readonly [seconds: number, text: string])[]): Score => ({
  phrases: phrases.map(([seconds, text]) => sungAt(parsePhrase(text), seconds)),
})

const stem = (raga: Raga, score: Score, seconds: number, seed = 'test') =>
  collect(renderMelody({ raga, score, minutes: 1, seed }), seconds)

type Sound = ReturnType<typeof stem>
const level = (sound: Sound, from: number, to: number) => levelOf(sound, from * RATE, to * RATE)

function loudness({ left, right }: Sound, from: number, to: number): number {
  const meter = loudnessMeter(RATE)
  const part = (side: Float32Array) => side.subarray(from * RATE, to * RATE)
  meter.add({ left: part(left), right: part(right) })
  return meter.result().integrated
}

/** The furthest that the pitch heard between two seconds stands from a note, cents. */
function furthest(raga: Raga, sound: Sound, text: string, from: number, to: number): number {
  const note = parsePhrase(text).notes[0]?.note
  if (!note) throw new RangeError(text)
  const wanted = raga.tonicHz * 2 * 2 ** (centsAboveSa(raga, note) / 1200)
  const heard = trackPitch(sound.left, RATE).subarray(from / HOP_SECONDS, to / HOP_SECONDS)
  expect(heard.length).toBeGreaterThan(20)
  return Math.max(...heard.map((hz) => Math.abs(1200 * Math.log2(hz / wanted))))
}

/** Twentieths of a second between two seconds that are far softer than what is around them. */
function holes(sound: Sound, from: number, to: number): number[] {
  const starts = Array.from({ length: Math.round((to - from) * 20) }, (_, at) => from + at / 20)
  const levels = starts.map((start) => level(sound, start, start + 0.05))
  return starts.filter((_, at) => {
    const around = [levels[at - 3] ?? -99, levels[at + 3] ?? -99]
    return (levels[at] ?? -99) < Math.min(...around) - 12
  })
}

/** The largest change from one sample to the next, against the loudest sample. */
function steepest({ left }: Sound): number {
  let step = 0
  let peak = 0
  for (let at = 1; at < left.length; at++) {
    step = Math.max(step, Math.abs((left[at] ?? 0) - (left[at - 1] ?? 0)))
    peak = Math.max(peak, Math.abs(left[at] ?? 0))
  }
  return step / peak
}

describe.each(VOICES)('the %s', (_name, raga) => {
  const score = scoreOf([3, "S:2 R /G:2 (R)S P:2 /S':3"], [20, ',P:2 /S:4'])
  const sound = stem(raga, score, 30)

  test('the melody is silent before its score begins, between phrases and after the last', () => {
    expect(level(sound, 0, 3)).toBe(Number.NEGATIVE_INFINITY)
    expect(level(sound, 15.5, 20)).toBeLessThan(-60)
    expect(level(sound, 27.5, 30)).toBeLessThan(-60)
    expect(level(sound, 3.3, 13.9)).toBeGreaterThan(-30)
  })

  test('the melody has no hole and no jump within a phrase, and a planted one is found', () => {
    expect(holes(sound, 3.3, 13.8)).toEqual([])
    const usual = steepest(sound)
    expect(usual).toBeLessThan(0.45)
    const cut = { left: sound.left.slice(), right: sound.right.slice() }
    for (const side of [cut.left, cut.right]) side.fill(0, 7 * RATE, 7.05 * RATE)
    expect(holes(cut, 3.3, 13.8)).not.toEqual([])
    const torn = { ...cut, left: sound.left.slice() }
    const peak = sound.left.reduce((high, sample) => Math.max(high, sample), 0)
    torn.left.set([0.9 * peak, -0.9 * peak], 7 * RATE)
    expect(steepest(torn)).toBeGreaterThan(0.45)
  })

  test('the melody holds long notes near their places, high and low', () => {
    for (const [text, from] of [
      [',P', 0],
      ['G', 6],
      ["S'", 12],
    ] as const) {
      const held = stem(raga, scoreOf([from, `${text}:4`]), from + 5)
      expect(furthest(raga, held, text, from + 0.5, from + 3.5)).toBeLessThan(18)
    }
  })

  test('the melody reaches the note a meend leads to', () => {
    expect(furthest(raga, sound, "S'", 11.8, 13.6)).toBeLessThan(18)
    expect(furthest(raga, sound, 'P', 11.8, 13.6)).toBeGreaterThan(100)
  })

  test('the melody is about as loud high as low', () => {
    const levels = [',P', 'S', 'P', "S'", "G'"].map((note) =>
      loudness(stem(raga, scoreOf([0, `${note}:4`]), 4), 0.3, 3.3),
    )
    expect(Math.max(...levels) - Math.min(...levels)).toBeLessThan(3)
  })

  test('the melody is the same, sample for sample, for the same seed only', () => {
    const digest = (seed: string) => soundDigest(stem(raga, score, 10, seed))
    expect(digest('test')).toBe(digest('test'))
    expect(digest('test')).not.toBe(digest('other'))
  })
})

test('a string is plucked where a note begins, and not where a meend arrives', () => {
  const onset = (text: string) => {
    const sound = stem(STRING, scoreOf([0, text]), 4)
    return level(sound, 2.02, 2.12) - level(sound, 1.85, 1.95)
  }
  expect(onset('S:2 P:2')).toBeGreaterThan(2)
  expect(onset('S:2 /P:2')).toBeLessThan(1)
})

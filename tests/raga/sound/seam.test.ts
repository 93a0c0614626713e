import { expect, test } from 'vitest'
import type { Score } from '~/raga/score/score.ts'
import { journeyForm } from '~/raga/session-form.ts'
import { atLevel, balanceDb, droneLiftDb, type SoundBalance } from '~/raga/sound/balance.ts'
import { Bell } from '~/raga/sound/bell.ts'
import { mixdown } from '~/raga/sound/mixdown.ts'
import { renderLegs, type ScoredLeg } from '~/raga/sound/render-session.ts'
import { Tanpura } from '~/raga/sound/strings/tanpura.ts'
import { gainOf, SAMPLE_RATE, type StereoBlock } from '~/raga/sound/voice/stereo-block.ts'
import { TIMBRE } from '~/raga/sound/voice/timbre.ts'
import { asWritten } from '~dev/recordings/measure/as-written.ts'
import { clicksIn } from '~dev/recordings/measure/clicks.ts'
import { collect } from '~dev/recordings/measure/collect.ts'
import { fidelityOf, levelOf } from '~dev/recordings/measure/fidelity.ts'
import { hannWindowed, magnitudeAt } from '~dev/recordings/measure/partials.ts'
import { trackPitch } from '~dev/recordings/measure/pitch-track.ts'
import { scoredLeg } from '~tests/support/sound/scored-leg.ts'

const SEED = '2026-11-25'
/** Its first string is Ma, its Sa 123.47 Hz; after a minute a raga with Pa, and 138.59 Hz alone. */
const malkauns = scoredLeg('malkauns', 1, SEED)
const bhupali = scoredLeg('bhupali', 2, SEED)
const SEAM = 60
const SA = malkauns.raga.tonicHz

const heard = (from: number, to: number, balance: SoundBalance = 0) =>
  collect(renderLegs([malkauns, bhupali], { seed: SEED, balance }, from), to - from)

/** The same seconds of a journey with its melodies and without them, and how loud the drone is. */
function both(from: number, to: number) {
  const usual = { sound: heard(from, to), drone: gainOf(droneLiftDb(3, 0)) }
  const alone = { sound: heard(from, to, 'drone'), drone: gainOf(balanceDb('drone').droneDb) }
  return { usual, alone }
}

/** `one` times a gain, less `other` times another, on the left. */
const apart = (one: StereoBlock, gain: number, other: StereoBlock, otherGain: number) =>
  one.left.map((sample, at) => gain * sample - otherGain * (other.left[at] ?? Number.NaN))

/** The melody alone, while no bell sounds. */
function melodyOf(from: number, to: number): Float32Array {
  const { usual, alone } = both(from, to)
  return apart(usual.sound, 1, alone.sound, usual.drone / alone.drone)
}

/** The bell alone, while no melody sounds: only it is as loud with the melodies as without. */
function bellOf(from: number, to: number): StereoBlock {
  const { usual, alone } = both(from, to)
  const less = alone.drone - usual.drone
  const left = apart(usual.sound, alone.drone / less, alone.sound, usual.drone / less)
  return { left, right: left }
}

/** The power of a string below middle Sa at those of its partials that no other string has. */
function stringDb(sound: Float32Array, hz: number, partials: readonly number[]): number {
  const windowed = hannWindowed(sound)
  const powers = partials.map((partial) => magnitudeAt(windowed, SAMPLE_RATE, hz * partial) ** 2)
  return 10 * Math.log10(powers.reduce((sum, power) => sum + power, 0))
}
const maDb = (sound: Float32Array) => stringDb(sound, (SA * 2) / 3, [1, 2, 4, 5])
const paDb = (sound: Float32Array) => stringDb(sound, (SA * 3) / 4, [1, 3, 5, 7])

/** How well a melody that begins at a second of the journey is sung as written, on a Sa. */
function sungOn(saHz: number, { leg, from, to }: { leg: ScoredLeg; from: number; to: number }) {
  const track = trackPitch(melodyOf(from, to), SAMPLE_RATE)
  const start = leg === bhupali ? SEAM : 0
  return asWritten(track, { ...leg.raga, tonicHz: saHz }, laterBy(start - from, leg.score))
}

function laterBy(seconds: number, score: Score): Score {
  const phrases = score.phrases.map((phrase) => ({
    ...phrase,
    notes: phrase.notes.map((note) => ({ ...note, startSeconds: note.startSeconds + seconds })),
  }))
  return { ...score, phrases }
}

test('a journey’s first string sounds Ma for Malkauns, and Pa after the seam for Bhupali', () => {
  const before = heard(SEAM - 8, SEAM - 1, 'drone').left
  expect(maDb(before) - paDb(before)).toBeGreaterThan(20)
  // The second player plucks the last string of the old tuning, and it rings until the next cycle.
  const after = heard(SEAM + 8, SEAM + 15, 'drone').left
  expect(paDb(after) - maDb(after)).toBeGreaterThan(20)
})

test('a journey’s tanpuras keep the first raga’s Sa after the seam', () => {
  const sides = [heard(SEAM - 8, SEAM - 1, 'drone'), heard(SEAM + 8, SEAM + 15, 'drone')]
  const otherSa = bhupali.raga.tonicHz
  for (const { left } of sides) {
    expect(stringDb(left, SA, [1]) - stringDb(left, otherSa, [1])).toBeGreaterThan(20)
  }
})

test.each([
  ['Malkauns', { leg: malkauns, from: 14, to: 26 }],
  ['Bhupali', { leg: bhupali, from: SEAM + 13, to: SEAM + 29 }],
])('a journey’s melody of %s is sung on the first raga’s Sa', (_name, part) => {
  expect(sungOn(SA, part)).toBeGreaterThan(0.9)
  // What is measured hears two semitones: on the other Sa hardly a note is where it is written.
  expect(sungOn(bhupali.raga.tonicHz, part)).toBeLessThan(0.3)
})

test('a journey’s seam has a bell 9 dB softer than the opening one, and none before it', () => {
  const opening = bellOf(0, 3)
  const seam = bellOf(SEAM - 2, SEAM + 2)
  const second = (bell: StereoBlock, from: number) =>
    levelOf(bell, from * SAMPLE_RATE, (from + 1) * SAMPLE_RATE)
  expect(second(seam, 2) - second(opening, 0.6)).toBeCloseTo(-9, 0)
  expect(second(seam, 1)).toBeLessThan(second(seam, 2) - 40)
})

test('a journey’s seam has no click and no gap, from the old tuning to the new one', () => {
  const sound = heard(SEAM - 6, SEAM + 14)
  // Nothing was encoded here, so that a softer click than in a file can be told from the sound.
  const clicks = [sound.left, sound.right].flatMap((side) => clicksIn(side, SAMPLE_RATE, 4))
  expect({ clicks, gaps: fidelityOf(sound, SAMPLE_RATE).gaps }).toEqual({ clicks: [], gaps: [] })
})

/** The drone of the same journey if nobody tuned a string at its seam. */
function neverRetuned(from: number, to: number): StereoBlock {
  const form = journeyForm([malkauns.minutes, bhupali.minutes])
  const tanpuras = TIMBRE.tanpuras.map(
    (spec, player) =>
      new Tanpura(malkauns.raga, spec, form, `malkauns/1/${SEED}/tanpura-${player}`),
  )
  const drone = atLevel(tanpuras, balanceDb('drone').droneDb)
  const voices = [...drone, new Bell(SA, form.bells)]
  return collect(mixdown(voices, form, TIMBRE.master.gainDb, from), to - from)
}

test('a journey’s strings that were plucked before the seam ring on over it', () => {
  // Later all have been plucked anew, and sound as Bhupali's thread on the bridge has them.
  const [from, to] = [SEAM - 2, SEAM + 4]
  const [retuned, usual] = [heard(from, to, 'drone').left, neverRetuned(from, to).left]
  const part = (sound: Float32Array, second: number) =>
    sound.subarray((second - from) * SAMPLE_RATE, (second - from + 0.25) * SAMPLE_RATE)
  // Partials of the two Sa strings and of the low one, which neither Ma nor Pa nor the bell has.
  const sasDb = (sound: Float32Array) => [
    stringDb(sound, SA, [1, 5, 7]),
    stringDb(sound, SA / 2, [1, 5, 7]),
  ]
  for (let second = from; second < to; second += 0.25) {
    const expected = sasDb(part(usual, second))
    for (const [string, db] of sasDb(part(retuned, second)).entries())
      expect(Math.abs(db - (expected[string] ?? Number.NaN)), `${second} s`).toBeLessThan(0.5)
  }
})

import { expect, test } from 'vitest'
import { repertoireOf } from '~/raga/repertoire.ts'
import { composeAlap } from '~/raga/score/compose-alap.ts'
import { sessionForm } from '~/raga/session-form.ts'
import { Bell } from '~/raga/sound/bell.ts'
import { Melody } from '~/raga/sound/melody/melody.ts'
import { renderSession } from '~/raga/sound/render-session.ts'
import { Tanpura } from '~/raga/sound/strings/tanpura.ts'
import { emptyBlock, SAMPLE_RATE, type Voice } from '~/raga/sound/voice/stereo-block.ts'
import { TIMBRE } from '~/raga/sound/voice/timbre.ts'
import { collect } from '~dev/recordings/measure/collect.ts'
import { ragaFor } from '~tests/support/sound/raga-for.ts'

const MINUTES = 1
const VOICES = ['yaman', 'malkauns'] as const

/** The level of the difference between two sounds, dB below the first. */
function differenceDb(one: Float32Array, other: Float32Array): number {
  let [apart, power] = [0, 0]
  for (const [index, sample] of one.entries()) {
    apart += (sample - (other[index] ?? Number.NaN)) ** 2
    power += sample ** 2
  }
  return 10 * Math.log10(apart / power)
}

const SAME = Number.NEGATIVE_INFINITY

function secondsOf(voice: Voice, from: number, to: number): Float32Array {
  const sound = new Float32Array((to - from) * SAMPLE_RATE)
  for (let second = from; second < to; second++) {
    const block = emptyBlock()
    voice.render(block)
    sound.set(block.left, (second - from) * SAMPLE_RATE)
  }
  return sound
}

const after = (sound: Float32Array, second: number) => sound.subarray(second * SAMPLE_RATE)

test.each(VOICES)('a session of %s that is entered goes on as the whole one', (id) => {
  const request = {
    raga: ragaFor(id),
    minutes: MINUTES,
    seed: 'test',
    repertoire: repertoireOf(id),
  }
  const whole = collect(renderSession(request))
  for (const from of [5, 27, 44]) {
    const entered = collect(renderSession(request, from))
    const rest = after(whole.left, from)
    expect(entered.left).toHaveLength(rest.length)
    // Of one part in a hundred thousand of the level nothing can be heard.
    expect(differenceDb(rest, entered.left), `entered at ${from} s`).toBeLessThan(-100)
  }
})

test.each(VOICES)('the melody of %s is the same wherever it is entered', (id) => {
  const raga = ragaFor(id)
  const score = composeAlap({ raga, repertoire: repertoireOf(id), minutes: MINUTES, seed: 'test' })
  const melody = () => new Melody(raga, score, 'test')
  const whole = secondsOf(melody(), 0, 45)
  for (const from of [3, 20, 37]) {
    const entered = melody()
    entered.wind(from)
    expect(differenceDb(after(whole, from), secondsOf(entered, from, 45))).toBe(SAME)
  }
})

test('the strokes of a tanpura are the same wherever it is entered', () => {
  const tanpura = () =>
    new Tanpura(ragaFor('yaman'), TIMBRE.tanpuras[0], sessionForm(MINUTES), 'test')
  const whole = secondsOf(tanpura(), 0, 40)
  for (const from of [1, 2, 13, 31]) {
    const entered = tanpura()
    entered.wind(from)
    expect(differenceDb(after(whole, from), secondsOf(entered, from, 40))).toBe(SAME)
  }
})

test('a bell that was struck rings on when the session is entered after the stroke', () => {
  const bell = () => new Bell(262, [{ seconds: 0.6, db: 0 }])
  const whole = secondsOf(bell(), 0, 9)
  const entered = bell()
  entered.wind(4)
  expect(differenceDb(after(whole, 4), secondsOf(entered, 4, 9))).toBeLessThan(-120)
})

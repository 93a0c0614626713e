import { describe, expect, test } from 'vitest'
import { repertoireOf } from '~/raga/repertoire.ts'
import { composeAlap } from '~/raga/score/compose-alap.ts'
import { centsAboveSa } from '~/raga/sound/melody/sung-notes.ts'
import { TICKS_PER_SECOND } from '~/raga/sound/melody/ticks.ts'
import { contoursOf } from '~/raga/sound/render-session.ts'
import { LINE_TOLERANCE_CENTS, type LinePhrase, sungLineOf } from '~/raga/sound/sung-line.ts'
import { ragaFor } from '~tests/support/sound/raga-for.ts'

// A flute and a plucked string, and a raga that swings its notes.
const RAGAS = ['yaman', 'malkauns', 'darbari-kanada'] as const

function pitchOf({ seconds, cents }: LinePhrase, at: number): number {
  const next = Math.max(
    1,
    seconds.findIndex((time) => time >= at - 1e-6),
  )
  const [from, to] = [seconds[next - 1] as number, seconds[next] as number]
  const [before, after] = [cents[next - 1] as number, cents[next] as number]
  return before + ((after - before) * (at - from)) / (to - from)
}

describe.each(RAGAS)('the sung line of %s', (id) => {
  const raga = ragaFor(id)
  const request = { raga, minutes: 5, seed: '2026-11-25' }
  const score = composeAlap({ ...request, repertoire: repertoireOf(id) })
  const line = sungLineOf(request)

  test('the sung line is the pitch that the renderer follows, phrase by phrase, to within its tolerance', () => {
    const contours = [...contoursOf({ ...request, score })]
    expect(line.length).toBe(score.phrases.length)
    for (const [index, phrase] of line.entries()) {
      const sung = contours[index]?.cents ?? new Float32Array()
      const until = (phrase.seconds.at(-1) ?? 0) * TICKS_PER_SECOND
      for (let tick = 0; tick <= until; tick += 10) {
        const apart = Math.abs(
          pitchOf(phrase, tick / TICKS_PER_SECOND) - (sung[tick] ?? Number.NaN),
        )
        expect(apart).toBeLessThanOrEqual(LINE_TOLERANCE_CENTS + 0.01)
      }
    }
  })

  test('the sung line lasts from the first note of a phrase to its end, in order of time', () => {
    for (const [index, phrase] of line.entries()) {
      const { startSeconds, endSeconds } = score.phrases[index] ?? phrase
      expect([phrase.startSeconds, phrase.endSeconds]).toEqual([startSeconds, endSeconds])
      expect(phrase.seconds[0]).toBe(0)
      expect(phrase.seconds.at(-1)).toBeCloseTo(endSeconds - startSeconds, 1)
      expect([...phrase.seconds]).toEqual([...phrase.seconds].sort((a, b) => a - b))
    }
  })

  test('the sung line passes each held note of the score at its place', () => {
    const held = line.flatMap((phrase) =>
      phrase.notes.filter((sung) => sung.lengthSeconds > 2).map((sung) => ({ phrase, ...sung })),
    )
    expect(held.length).toBeGreaterThan(5)
    const near = held.filter(({ phrase, note, seconds, lengthSeconds }) => {
      const apart = pitchOf(phrase, seconds + lengthSeconds * 0.6) - centsAboveSa(raga, note)
      return Math.abs(apart) < 30 + Math.abs(raga.andolan[note.swara]?.depthCents ?? 0)
    })
    expect(near).toHaveLength(held.length)
  })

  test('the sung line is small: a minute needs few points', () => {
    const points = line.reduce((sum, { seconds }) => sum + seconds.length, 0)
    expect(points / request.minutes).toBeLessThan(400)
  })
})

test('another seed gives another sung line', () => {
  const raga = ragaFor('yaman')
  const one = sungLineOf({ raga, minutes: 3, seed: '1' })
  expect(sungLineOf({ raga, minutes: 3, seed: '1' })).toEqual(one)
  expect(sungLineOf({ raga, minutes: 3, seed: '2' })).not.toEqual(one)
})

test('a sung line of a length that no session has is refused', () => {
  expect(() => sungLineOf({ raga: ragaFor('yaman'), minutes: 61, seed: '1' })).toThrow(RangeError)
})

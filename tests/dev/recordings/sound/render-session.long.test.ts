import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import type { Raga } from '~/raga/model/raga.ts'
import { repertoireOf } from '~/raga/repertoire.ts'
import { composeAlap } from '~/raga/score/compose-alap.ts'
import { renderBell, renderDrone, renderSession } from '~/raga/sound/render-session.ts'
import type { StereoBlock } from '~/raga/sound/voice/stereo-block.ts'
import { collect } from '~dev/recordings/measure/collect.ts'
import { levelOf } from '~dev/recordings/measure/fidelity.ts'
import { loudnessMeter } from '~dev/recordings/measure/loudness.ts'
import { ragaFor } from '~tests/support/sound/raga-for.ts'
import { soundDigest } from '~tests/support/sound/sound-digest.ts'

const session = (raga: Raga, minutes = 10, seed = 'test') =>
  renderSession({ raga, repertoire: repertoireOf(raga.id), minutes, seed })

const excerpt = (raga: Raga, seed?: string) => collect(session(raga, 10, seed), 4)

const digest = (sound: Iterable<StereoBlock>, seconds: number) =>
  soundDigest(collect(sound, seconds))

test('a rendered session is the same, sample for sample, for the same seed', () => {
  expect(digest(session(ragaFor('yaman')), 24)).toBe(digest(session(ragaFor('yaman')), 24))
})

test('a rendered session is different for another seed, raga or length', () => {
  const others = [
    session(ragaFor('yaman')),
    session(ragaFor('yaman'), 10, 'other'),
    session(ragaFor('khamaj')),
    session(ragaFor('yaman'), 15),
  ]
  expect(new Set(others.map((other) => digest(other, 4))).size).toBe(4)
})

test('a rendered session lasts exactly as long as it was asked to, in blocks of one second', () => {
  let blocks = 0
  for (const block of session(ragaFor('durga'), 1)) {
    expect([block.left.length, block.right.length]).toEqual([32_000, 32_000])
    blocks++
  }
  expect(blocks).toBe(60)
})

test('a rendered session opens with the bell, then the drone comes in softly', () => {
  const sound = excerpt(ragaFor('bhupali'))
  expect(levelOf(sound, 0, 0.5 * 32_000)).toBe(Number.NEGATIVE_INFINITY)
  expect(levelOf(sound, 0.65 * 32_000, 1.4 * 32_000)).toBeGreaterThan(-40)
  expect(levelOf(sound, 2 * 32_000, 4 * 32_000)).toBeGreaterThan(-40)
})

test('a rendered session is the drone alone until its score begins', () => {
  const raga = ragaFor('yaman')
  const request = { raga, minutes: 10, seed: 'test' }
  const score = composeAlap({ ...request, repertoire: repertoireOf('yaman') })
  const begins = Math.round((score.phrases[0]?.startSeconds ?? 0) * 32_000)
  const [drone, both] = [collect(renderDrone(request), 20), collect(session(raga), 20)]
  const from = (sound: StereoBlock, start: number, end?: number) => sound.left.subarray(start, end)
  expect(from(both, 0, begins)).toEqual(from(drone, 0, begins))
  expect(from(both, begins)).not.toEqual(from(drone, begins))
})

/** Bytes of sound that are held, without what is only not collected yet. */
function heldBytes(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().arrayBuffers
}

test.each(['malkauns', 'bhairavi'] as const)(
  'a rendered session needs no more memory for a longer %s',
  (id) => {
    const memory: number[] = []
    let second = 0
    for (const _ of session(ragaFor(id), 60)) {
      if (second % 10 === 0) memory.push(heldBytes())
      if (second++ === 400) break
    }
    // After four minutes each string was plucked in every way; 160 s of stereo sound would be 41 MB.
    expect((memory.at(-1) ?? 0) - (memory[24] ?? 0)).toBeLessThan(3e6)
  },
)

test('a rendered session refuses a first string that the raga does not permit', () => {
  const odd: Raga = { ...ragaFor('malkauns'), tanpura: { firstString: 'P' } }
  expect(() => excerpt(odd)).toThrow('Malkauns does not permit P on its first string')
})

test('the drone alone is near −21.3 LUFS and has a steady loudness', () => {
  const meter = loudnessMeter(32_000)
  for (const block of renderDrone({ raga: ragaFor('yaman'), minutes: 4, seed: '1' })) {
    meter.add(block)
  }
  const { integrated, range } = meter.result()
  expect(Math.abs(integrated + 21.3)).toBeLessThan(0.7)
  expect(range).toBeGreaterThan(1.2)
  expect(range).toBeLessThan(5)
})

test('the bell alone is rendered as twelve seconds that end in silence', () => {
  const bell = collect(renderBell())
  expect(bell.left.length).toBe(12 * 32_000)
  expect(levelOf(bell, 0.1 * 32_000, 1.1 * 32_000)).toBeGreaterThan(-30)
  expect(levelOf(bell, 11.9 * 32_000, 12 * 32_000)).toBeLessThan(-60)
})

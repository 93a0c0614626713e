import { describe, expect, it } from 'vitest'
import type { Raga } from '~/raga/raga.ts'
import { renderBell, renderSession } from '~/raga/sound/render-session.ts'
import { collect } from '~dev/recordings/measure/collect.ts'
import { levelOf } from '~dev/recordings/measure/fidelity.ts'
import { ragaFor } from '~tests/support/raga-for.ts'

const excerpt = (raga: Raga, seed = 'test') =>
  collect(renderSession({ raga, minutes: 10, seed }), 4)

describe('a rendered session', () => {
  it('is the same, sample for sample, for the same seed', () => {
    expect(excerpt(ragaFor('yaman'))).toEqual(excerpt(ragaFor('yaman')))
  })

  it('is another for another seed, raga or length', () => {
    const yaman = excerpt(ragaFor('yaman'))
    expect(excerpt(ragaFor('yaman'), 'other')).not.toEqual(yaman)
    expect(excerpt(ragaFor('khamaj'))).not.toEqual(yaman)
    const longer = renderSession({ raga: ragaFor('yaman'), minutes: 15, seed: 'test' })
    expect(collect(longer, 4)).not.toEqual(yaman)
  })

  it('lasts exactly as long as it was asked to, in blocks of one second', () => {
    let blocks = 0
    for (const block of renderSession({ raga: ragaFor('durga'), minutes: 1, seed: 'test' })) {
      expect([block.left.length, block.right.length]).toEqual([32_000, 32_000])
      blocks++
    }
    expect(blocks).toBe(60)
  })

  it('opens with the bell, then the drone steals in', () => {
    const sound = excerpt(ragaFor('bhupali'))
    expect(levelOf(sound, 0, 0.5 * 32_000)).toBe(Number.NEGATIVE_INFINITY)
    expect(levelOf(sound, 0.65 * 32_000, 1.4 * 32_000)).toBeGreaterThan(-40)
    expect(levelOf(sound, 2 * 32_000, 4 * 32_000)).toBeGreaterThan(-40)
  })

  it('needs no more memory for a longer session', () => {
    const memory: number[] = []
    let second = 0
    for (const _ of renderSession({ raga: ragaFor('malkauns'), minutes: 60, seed: 'test' })) {
      if (second % 10 === 0) memory.push(process.memoryUsage().arrayBuffers)
      if (second++ === 200) break
    }
    // After half a minute both tanpuras are tuned; 170 s of stereo sound would be 43 MB.
    expect((memory.at(-1) ?? 0) - (memory[3] ?? 0)).toBeLessThan(2e6)
  })

  it('refuses a first string that the raga does not permit', () => {
    const odd: Raga = { ...ragaFor('malkauns'), tanpura: { firstString: 'P' } }
    expect(() => excerpt(odd)).toThrow('Malkauns does not permit P on its first string')
  })
})

it('renders the bell alone, twelve seconds that end in silence', () => {
  const bell = collect(renderBell())
  expect(bell.left.length).toBe(12 * 32_000)
  expect(levelOf(bell, 0.1 * 32_000, 1.1 * 32_000)).toBeGreaterThan(-30)
  expect(levelOf(bell, 11.9 * 32_000, 12 * 32_000)).toBeLessThan(-60)
})

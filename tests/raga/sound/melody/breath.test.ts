import { expect, test } from 'vitest'
import { airCurve, breathCurve } from '~/raga/sound/melody/breath.ts'
import type { SungNote } from '~/raga/sound/melody/sung-notes.ts'
import { TIMBRE } from '~/raga/sound/voice/timbre.ts'

const SPEC = TIMBRE.bansuri.breath
const SECONDS = 3
const note = (start: number, length: number): SungNote => ({
  ...{ start, length, cents: 500, graces: [], meend: false, inDrone: false, andolan: null },
})

function begun(strength: number, firstSeconds = 1.5) {
  const notes = [note(0, firstSeconds), note(firstSeconds, SECONDS - firstSeconds)]
  const how = { strength, lead: 0.01 }
  const breath = breathCurve(notes, SECONDS, SECONDS * 1000, how, SPEC)
  return { breath, air: airCurve(notes, breath, how, SPEC) }
}

/** Milliseconds until a breath has a share of what it has in the first note. */
function reached(breath: Float32Array, share: number): number {
  return breath.findIndex((value) => value > share)
}

test('a breath begins quickly where it is strong, and slowly where it is soft', () => {
  const rises = [0, 0.5, 1].map((strength) => {
    const { breath } = begun(strength)
    return reached(breath, 0.75) - reached(breath, 0.05)
  })
  const [soft, middling, strong] = rises as [number, number, number]
  expect(soft).toBeGreaterThan(200)
  expect(soft).toBeLessThan(350)
  expect(middling).toBeGreaterThan(60)
  expect(middling).toBeLessThan(120)
  expect(strong).toBeLessThan(40)
})

test('a breath has more air before its tone where it is strong, in its first note and the next', () => {
  const puff = (strength: number, at: number) => {
    const { air, breath } = begun(strength)
    return (air[at] ?? Number.NaN) - (breath[at] ?? Number.NaN)
  }
  expect(puff(1, 15)).toBeGreaterThan(3 * puff(0, 15))
  expect(puff(1, 1510)).toBeGreaterThan(3 * puff(0, 1510))
  expect(puff(0, 15)).toBeGreaterThan(0.1)
})

test('a soft breath has begun before the second note, however short the first', () => {
  expect(begun(0, 0.2).breath[115]).toBeGreaterThan(0.75)
  expect(begun(0, 1.5).breath[115]).toBeLessThan(0.3)
})

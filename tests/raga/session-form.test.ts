import { expect, test } from 'vitest'
import { journeyForm, sessionForm } from '~/raga/session-form.ts'

test('a session opens and closes with a bell and ends in silence', () => {
  const { seconds, bells, droneSeconds, fade } = sessionForm(10)
  expect(seconds).toBe(600)
  expect(bells.map((bell) => bell.seconds)).toEqual([0.6, 200, 400, 585])
  expect(droneSeconds).toBe(1.5)
  expect(fade.to).toBeLessThan(seconds)
  expect(fade.from).toBeGreaterThan(585)
})

test('a short session has no bell within it', () => {
  expect(sessionForm(5).bells).toHaveLength(2)
})

test.each([0, 61, 1.5, Number.NaN, -10])('a session of %s minutes is refused', (minutes) => {
  expect(() => sessionForm(minutes)).toThrow(/1 to 60 whole minutes/)
})

test('a journey has the bells of both sessions, and one soft bell between them', () => {
  const { seconds, bells, fade } = journeyForm([6, 10])
  expect(seconds).toBe(960)
  expect(fade).toEqual(sessionForm(16).fade)
  expect(bells.map((bell) => bell.seconds)).toEqual([0.6, 120, 240, 360, 560, 760, 945])
  expect(bells[3]?.db).toBe(-9)
  expect(journeyForm([1, 2]).bells.map((bell) => bell.seconds)).toEqual([0.6, 60, 165])
  expect(() => journeyForm([40, 30])).toThrow(/1 to 60 whole minutes/)
})

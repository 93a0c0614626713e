import { expect, test } from 'vitest'
import { stageAt, stagesOf } from '~/raga/score/alap.ts'
import { ALAP_FORM } from '~/raga/score/alap-form.ts'
import { STAGES } from '~/raga/score/alap-stages.ts'

const rows = STAGES.map((row) => [row.fromMinutes, row.stages] as const)

test.each(rows)(
  'the form of an alap divides a session of %i minutes or more completely',
  (fromMinutes, stages) => {
    expect(stagesOf(fromMinutes, 'high')).toBe(stages)
    expect(stages.reduce((sum, stage) => sum + stage.share, 0)).toBeCloseTo(1, 9)
    const [lowest, highest] = ALAP_FORM.range.sitar
    for (const { window, ceiling } of stages) {
      expect(window[0]).toBeGreaterThanOrEqual(lowest)
      expect(window[1]).toBeGreaterThan(window[0])
      expect(ceiling).toBeGreaterThanOrEqual(window[1])
      expect(ceiling).toBeLessThanOrEqual(highest)
    }
  },
)

test.each(rows)(
  'the form of an alap of %i minutes or more is divided as completely in a lower register',
  (fromMinutes) => {
    for (const register of ['low', 'middle'] as const) {
      const stages = stagesOf(fromMinutes, register)
      expect(stages.reduce((sum, stage) => sum + stage.share, 0)).toBeCloseTo(1, 9)
      for (const { window, ceiling } of stages) {
        expect(window[0]).toBeGreaterThanOrEqual(-12)
        expect(ceiling).toBeGreaterThanOrEqual(window[1])
      }
    }
  },
)

test('the form of an alap has a row for every length, with more stages for a longer one', () => {
  expect(rows.map(([fromMinutes]) => fromMinutes)).toEqual([1, 2, 3, 6, 18, 35, 53])
  const counts = [1, 2, 5, 17, 20, 45, 60].map((minutes) => stagesOf(minutes, 'middle').length)
  expect(counts).toEqual([1, 2, 5, 7, 10, 12, 15])
})

test('the form of an alap passes through the stages in time, and stays in the last', () => {
  const stages = stagesOf(10, 'high')
  expect(stageAt(stages, 0)).toEqual({ stage: stages[0], progress: 0 })
  expect(stageAt(stages, 0.15).progress).toBeCloseTo(0.5, 9)
  expect(stageAt(stages, 0.6).stage).toBe(stages[3])
  expect(stageAt(stages, 1.2)).toEqual({ stage: stages.at(-1), progress: 1 })
  expect(() => stageAt([], 0)).toThrow(/needs a stage/)
})

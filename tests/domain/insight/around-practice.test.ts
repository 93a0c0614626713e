import { expect, test } from 'vitest'
import { type MoodAtHour, pairAround } from '~/domain/insight/practice-timeline.ts'

const at = (hour: number, mood: MoodAtHour['mood']): MoodAtHour => ({ hour, mood })

test.each<[string, MoodAtHour[], number, [number, number] | null]>([
  ['one on either side', [at(7, 2), at(9, 4)], 8, [2, 4]],
  ['the nearest on either side', [at(6, 1), at(7, 2), at(9, 4), at(10, 5)], 8, [2, 4]],
  ['three hours off still counts', [at(5, 2), at(11, 4)], 8, [2, 4]],
  ['the same moment is before', [at(8, 2), at(9, 4)], 8, [2, 4]],
  ['more than three hours before', [at(4.9, 2), at(9, 4)], 8, null],
  ['more than three hours after', [at(7, 2), at(11.1, 4)], 8, null],
  ['none before', [at(9, 4), at(10, 4)], 8, null],
  ['none after', [at(6, 4), at(7, 4)], 8, null],
  ['none at all', [], 8, null],
])('the moods around a session are paired or left out: %s', (_name, moods, hour, pair) => {
  expect(pairAround(moods, hour)).toEqual(pair && { before: pair[0], after: pair[1] })
})

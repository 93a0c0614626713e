import { expect, test } from 'vitest'
import { progressLine } from '~dev/recordings/build-progress.ts'

test.each([
  [0, 0, '0 %, 0 of 54 recordings'],
  [0.25, 300, '25 %, 13 of 54 recordings, about 15 min left'],
  [0.9, 300, '90 %, 48 of 54 recordings, about 34 s left'],
  [1, 300, '100 %, 54 of 54 recordings'],
])('the progress at %s of the work after %s s reads "%s"', (share, seconds, line) => {
  const progress = { share, finished: Math.floor(share * 54), lacking: 54 }
  expect(progressLine(progress, seconds)).toBe(line)
})

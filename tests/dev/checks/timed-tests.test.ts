import { expect, test } from 'vitest'
import {
  failedTitles,
  slowestLines,
  testsOfPlaywright,
  testsOfVitest,
} from '~dev/checks/timed-tests.ts'

test('the times of vitest are seconds, and a test that never began took none', () => {
  const assertionResults = [
    { fullName: 'a sit ends', duration: 1500, status: 'failed' },
    { fullName: 'never began' },
  ]
  expect(testsOfVitest({ testResults: [{ assertionResults }] })).toEqual([
    { title: 'a sit ends', seconds: 1.5, failed: true },
    { title: 'never began', seconds: 0, failed: false },
  ])
})

test('a journey is timed once for each screen, also inside a group of journeys', () => {
  const tests = [
    { projectName: 'desktop', status: 'expected', results: [{ duration: 2000 }] },
    { projectName: 'phone', status: 'unexpected', results: [{ duration: 3000 }] },
  ]
  const suites = [{ suites: [{ specs: [{ title: 'one day', tests }] }] }]
  expect(testsOfPlaywright({ suites })).toEqual([
    { title: 'one day (desktop)', seconds: 2, failed: false },
    { title: 'one day (phone)', seconds: 3, failed: true },
  ])
})

test('the slowest tests are at most twenty, the slowest first', () => {
  const times = Array.from({ length: 30 }, (_, at) => ({
    title: `test ${at}`,
    seconds: at,
    failed: false,
  }))
  const lines = slowestLines(times)
  expect(lines).toHaveLength(20)
  expect(lines[0]).toBe('   29.0 s  test 29')
  expect(lines[19]).toBe('   10.0 s  test 10')
})

test('what failed is named by its step and title, and a step without a failed test by its name', () => {
  const tests = [
    { title: 'one day', seconds: 1, failed: false },
    { title: 'the morning after', seconds: 1, failed: true },
  ]
  expect(failedTitles('end to end', tests)).toEqual(['end to end: the morning after'])
  expect(failedTitles('types', [])).toEqual(['types'])
})

import { expect, test } from 'vitest'
import { slowestLines, timesOfPlaywright, timesOfVitest } from '~dev/checks/slowest.ts'

test('the times of vitest are seconds, and a test that never began took none', () => {
  const assertionResults = [{ fullName: 'a sit ends', duration: 1500 }, { fullName: 'never began' }]
  expect(timesOfVitest({ testResults: [{ assertionResults }] })).toEqual([
    { title: 'a sit ends', seconds: 1.5 },
    { title: 'never began', seconds: 0 },
  ])
})

test('a journey is timed once for each screen, also inside a group of journeys', () => {
  const tests = [
    { projectName: 'desktop', results: [{ duration: 2000 }] },
    { projectName: 'phone', results: [{ duration: 3000 }] },
  ]
  const suites = [{ suites: [{ specs: [{ title: 'one day', tests }] }] }]
  expect(timesOfPlaywright({ suites })).toEqual([
    { title: 'one day (desktop)', seconds: 2 },
    { title: 'one day (phone)', seconds: 3 },
  ])
})

test('the slowest tests are at most twenty, the slowest first', () => {
  const times = Array.from({ length: 30 }, (_, at) => ({ title: `test ${at}`, seconds: at }))
  const lines = slowestLines(times)
  expect(lines).toHaveLength(20)
  expect(lines[0]).toBe('   29.0 s  test 29')
  expect(lines[19]).toBe('   10.0 s  test 10')
})

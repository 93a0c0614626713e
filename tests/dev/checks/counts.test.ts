import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { countPlaywright, countVitest, honest, takeReport } from '~dev/checks/counts.ts'
import { temporaryFolder } from '~tests/support/temporary-folder.ts'

test('a file that breaks before its first test is a failed test', () => {
  const testResults = [
    { status: 'passed', assertionResults: [{}] },
    { status: 'failed', assertionResults: [] },
  ]
  const counts = countVitest({ numPassedTests: 1, numFailedTests: 0, testResults })
  expect(counts).toEqual({ passed: 1, failed: 1 })
})

test('a test that passes only the second time has failed', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 0 }
  expect(countPlaywright({ stats })).toEqual({ passed: 3, failed: 2 })
})

test('a run without tests, or one that failed without a place, is a failure', () => {
  expect(honest(true, { passed: 0, failed: 0 })).toEqual({ passed: 0, failed: 1 })
  expect(honest(false, { passed: 9, failed: 0 })).toEqual({ passed: 9, failed: 1 })
  expect(honest(false, { passed: 9, failed: 2 })).toEqual({ passed: 9, failed: 2 })
  expect(honest(true, { passed: 9, failed: 0 })).toEqual({ passed: 9, failed: 0 })
})

test('a report is counted once, and a missing or broken one counts nothing', async () => {
  const file = join(await temporaryFolder(), 'report.json')
  const count = () => takeReport(file, () => ({ passed: 1, failed: 0, tests: [] }))
  await writeFile(file, '{}')
  expect(await count()).toMatchObject({ passed: 1, failed: 0 })
  expect(await count()).toMatchObject({ passed: 0, failed: 0 })
  await writeFile(file, '{"num')
  expect(await count()).toMatchObject({ passed: 0, failed: 0 })
})

import { readFile, rm } from 'node:fs/promises'
import { z } from 'zod'
import { type TimedTest, testsOfPlaywright, testsOfVitest } from './timed-tests.ts'

export type Counts = { readonly passed: number; readonly failed: number }

export type Report = Counts & { readonly tests: readonly TimedTest[] }

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
})

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
})

/** A file that breaks before its first test counts as one failed test. */
export function countVitest(report: unknown): Counts {
  const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(report)
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return { passed: numPassedTests, failed: numFailedTests + broken.length }
}

export function countPlaywright(report: unknown): Counts {
  const { expected, unexpected, flaky } = playwrightReport.parse(report).stats
  return { passed: expected, failed: unexpected + flaky }
}

export function readVitest(report: unknown): Report {
  return { ...countVitest(report), tests: testsOfVitest(report) }
}

export function readPlaywright(report: unknown): Report {
  return { ...countPlaywright(report), tests: testsOfPlaywright(report) }
}

/** Counts a failure when the run reports one without a failed test, or when it ran no tests. */
export function honest<Counted extends Counts>(ok: boolean, counts: Counted): Counted {
  const isSuspicious = ok ? counts.passed === 0 : counts.failed === 0
  return isSuspicious ? { ...counts, failed: counts.failed + 1 } : counts
}

/** Reads a tool's report and removes it, so that an old one is never counted again. */
export async function takeReport(file: string, read: (report: unknown) => Report): Promise<Report> {
  try {
    return read(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return { passed: 0, failed: 0, tests: [] }
  } finally {
    await rm(file, { force: true })
  }
}

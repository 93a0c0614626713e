import { z } from 'zod'

export type TimedTest = {
  readonly title: string
  readonly seconds: number
  readonly failed: boolean
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z
          .object({ fullName: z.string(), duration: z.number().nullish(), status: z.string() })
          .partial(),
      ),
    }),
  ),
})

const spec = z.object({
  title: z.string(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.string(),
      results: z.array(z.object({ duration: z.number() })),
    }),
  ),
})

const suite = z.object({
  specs: z.array(spec).optional(),
  get suites() {
    return z.array(suite).optional()
  },
})

type Suite = z.infer<typeof suite>

const playwrightReport = z.object({ suites: z.array(suite) })

export function testsOfVitest(report: unknown): readonly TimedTest[] {
  return vitestReport
    .parse(report)
    .testResults.flatMap(({ assertionResults }) => assertionResults)
    .map(({ fullName = '', duration, status }) => ({
      title: fullName,
      seconds: (duration ?? 0) / 1000,
      failed: status === 'failed',
    }))
}

/** A journey counts once for each screen size it ran on. */
export function testsOfPlaywright(report: unknown): readonly TimedTest[] {
  return specsOf(playwrightReport.parse(report).suites).flatMap(({ title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      title: `${title} (${projectName})`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      failed: status === 'unexpected' || status === 'flaky',
    })),
  )
}

function specsOf(suites: readonly Suite[]): readonly z.infer<typeof spec>[] {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...specsOf(inner)])
}

/** The slowest first, one line each: `12.3 s  title`. */
export function slowestLines(tests: readonly TimedTest[], count = 20): readonly string[] {
  return [...tests]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ title, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${title}`)
}

/** What failed in a step by its title, or the step itself when none of its tests is to blame. */
export function failedTitles(step: string, tests: readonly TimedTest[]): readonly string[] {
  const titles = tests.filter(({ failed }) => failed).map(({ title }) => `${step}: ${title}`)
  return titles.length > 0 ? titles : [step]
}

import { z } from 'zod'

export type TestTime = { readonly title: string; readonly seconds: number }

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({ fullName: z.string(), duration: z.number().nullish() }).partial(),
      ),
    }),
  ),
})

const spec = z.object({
  title: z.string(),
  tests: z.array(
    z.object({
      projectName: z.string(),
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

export function timesOfVitest(report: unknown): readonly TestTime[] {
  return vitestReport
    .parse(report)
    .testResults.flatMap(({ assertionResults }) => assertionResults)
    .map(({ fullName = '', duration }) => ({ title: fullName, seconds: (duration ?? 0) / 1000 }))
}

/** A journey counts once for each screen size it ran on. */
export function timesOfPlaywright(report: unknown): readonly TestTime[] {
  return specsOf(playwrightReport.parse(report).suites).flatMap(({ title, tests }) =>
    tests.map(({ projectName, results }) => ({
      title: `${title} (${projectName})`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  )
}

function specsOf(suites: readonly Suite[]): readonly z.infer<typeof spec>[] {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...specsOf(inner)])
}

/** The slowest first, one line each: `12.3 s  title`. */
export function slowestLines(times: readonly TestTime[], count = 20): readonly string[] {
  return [...times]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ title, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${title}`)
}

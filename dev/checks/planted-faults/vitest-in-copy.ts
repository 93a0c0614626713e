import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { z } from 'zod'

/** A test that failed; without a title, a file that broke outside its tests. */
export type FailedTest = { readonly file: string; readonly title: string | null }

type Ran = {
  /** What a report named as failed, which may be nothing although the run failed. */
  readonly failed: readonly FailedTest[]
  readonly isGreen: boolean
  /** Why no test could run, as vitest printed it. */
  readonly trouble: string | null
}

const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
})

const WORKERS = 2
const LONGEST_MS = 15 * 60_000

const running = new Set<ChildProcess>()

/** Ends every run under way, with its workers. */
export function endRuns(): void {
  for (const child of running) {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
  }
}

/**
 * Runs vitest with `args` in a copy of the clone. A run without an end, as a planted endless loop
 * makes one, is ended and counts as failed.
 */
export async function vitestInCopy(
  copy: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  const folder = mkdtempSync(join(tmpdir(), 'alap-tests-'))
  const file = join(folder, 'report.json')
  try {
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
    const { output, isEnded, isGreen } = await run(
      copy,
      [...args, '--passWithNoTests', `--maxWorkers=${WORKERS}`, ...reporters],
      settings,
    )
    if (isEnded)
      return { failed: [{ file: '', title: 'a run that came to an end' }], isGreen, trouble: null }
    return { ...readReport(copy, file, output), isGreen }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function readReport(copy: string, file: string, output: string): Omit<Ran, 'isGreen'> {
  try {
    const { testResults } = report.parse(JSON.parse(readFileSync(file, 'utf8')))
    const failed = testResults
      .filter(({ status }) => status === 'failed')
      .flatMap(({ name, assertionResults }): readonly FailedTest[] => {
        const file = relative(copy, name)
        const titles = assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName }) => fullName)
        return titles.length > 0
          ? titles.map((title) => ({ file, title }))
          : [{ file, title: null }]
      })
    return { failed, trouble: null }
  } catch {
    return { failed: [], trouble: output.trim().slice(-2000) }
  }
}

function run(
  cwd: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<{ output: string; isEnded: boolean; isGreen: boolean }> {
  const script = join(cwd, 'node_modules', 'vitest', 'vitest.mjs')
  const child = spawn(process.execPath, [script, ...args], {
    cwd,
    // A group of its own, so that its workers can be ended with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', ...settings },
  })
  running.add(child)
  return new Promise((resolve) => {
    let output = ''
    let isEnded = false
    const clock = setTimeout(() => {
      isEnded = true
      endRuns()
    }, LONGEST_MS)
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    }
    child.on('close', (code) => {
      clearTimeout(clock)
      running.delete(child)
      resolve({ output, isEnded, isGreen: code === 0 })
    })
  })
}

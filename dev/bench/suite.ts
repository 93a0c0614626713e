import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '~dev/process/local-folder.ts'

type Run = { readonly commit: string; readonly seconds: number; readonly steps: readonly string[] }

/**
 * Times everything that must hold, as `.ci/run` does on a fresh clone, at another commit and then
 * here, so that both have the same machine.
 */
export async function benchSuite(other: string): Promise<readonly string[]> {
  const before = await timeSuite(other)
  const now = await timeSuite('HEAD')
  const ratio = (now.seconds / before.seconds).toFixed(2)
  return [...linesOf(before), ...linesOf(now), `${ratio} of the time at ${before.commit}`]
}

async function timeSuite(commit: string): Promise<Run> {
  const folder = await mkdtemp(join(tmpdir(), 'alap-suite-'))
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
  try {
    const name = git('-C', projectRoot, 'rev-parse', '--short', commit)
    git('clone', '--quiet', projectRoot, folder)
    git('-C', folder, 'checkout', '--quiet', name)
    const began = performance.now()
    const said = await runChecks(folder)
    const seconds = (performance.now() - began) / 1000
    const lines = said.split('\n').filter((line) => STEP.test(line) || FAILED.test(line))
    return { commit: name, seconds, steps: lines }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** `  ✓ types: 1 passed, 0 failed (9.5 s)` */
const STEP = /^ *[✓✗] .+ \([\d.]+ s\)$/
/** A test that failed, as Playwright and Vitest name it: the folder of the run is gone afterwards. */
const FAILED = /^ *(✘|\S*FAIL) /

async function runChecks(folder: string): Promise<string> {
  const child = spawn('bash', ['.ci/run'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  await once(child, 'close')
  return said
}

function linesOf({ commit, seconds, steps }: Run): readonly string[] {
  return [`${commit}: ${seconds.toFixed(0)} s`, ...steps]
}

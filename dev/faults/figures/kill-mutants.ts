import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeScratchCopy } from '~dev/checks/planted-faults/copy-of-clone.ts'
import { type PlantedFault, readFaults, withFault } from '~dev/checks/planted-faults/fault-list.ts'
import { endRuns, vitestInCopy } from '~dev/checks/planted-faults/vitest-in-copy.ts'
import { projectRoot } from '~dev/process/local-folder.ts'
import { say, seconds } from '~dev/process/progress.ts'

/** The suites of the table, each of whose tests begins its name with its kind. */
const SUITES = /^tests\/dev\/faults\/[^/]+$/
/** The journey of the table, and its kind. */
const IN_A_BROWSER = { journey: 'e2e/faults/browser-faults.e2e.ts', kind: 'Faults of a browser' }

/**
 * Plants each fault that names a suite of the table in a copy of the clone and runs those suites;
 * resolves with how many faults each of `kinds` saw, and `null` when nothing saw one of them, or a
 * suite fails without any.
 */
export async function killMutants(
  kinds: readonly string[],
): Promise<ReadonlyMap<string, number> | null> {
  const { folder, remove } = makeScratchCopy(projectRoot, null)
  process.once('exit', () => {
    endRuns()
    remove()
  })
  const killed = new Map(kinds.map((kind) => [kind, 0]))
  const faults = readFaults(projectRoot)
    .map((fault) => ({ fault, suites: suitesOf(fault) }))
    .filter(({ suites }) => suites.length > 0)
  const red = await failing(folder, [...new Set(faults.flatMap(({ suites }) => suites))])
  if (red.length > 0) {
    say(`Without a fault these fail: ${red.join('; ')}`)
    return null
  }
  let survivors = 0
  for (const { fault, suites } of faults) {
    const began = performance.now()
    const titles = await failingWith(fault, suites, folder)
    const by = kinds.filter((kind) => titles.some((title) => title.startsWith(kind)))
    for (const kind of by) killed.set(kind, (killed.get(kind) ?? 0) + 1)
    if (by.length === 0) survivors += 1
    say(`${seconds(began).padStart(7)}  ${fault.name}: ${by.join('; ') || 'SURVIVED'}`)
  }
  remove()
  return survivors === 0 ? killed : null
}

function suitesOf({ tests = [], journey = '' }: PlantedFault): readonly string[] {
  return [...tests, journey].filter((path) => SUITES.test(path) || path === IN_A_BROWSER.journey)
}

/** The names of the tests that fail with a fault planted. */
async function failingWith(
  fault: PlantedFault,
  suites: readonly string[],
  copy: string,
): Promise<readonly string[]> {
  const file = join(copy, fault.file)
  const sound = readFileSync(file, 'utf8')
  const faulty = withFault(sound, fault)
  if (faulty === null) throw new Error(`${fault.file} does not hold its text once: ${fault.name}`)
  writeFileSync(file, faulty)
  try {
    return await failing(copy, suites)
  } finally {
    writeFileSync(file, sound)
  }
}

/** The names of the tests of these suites that fail, whatever the README says of them. */
async function failing(copy: string, suites: readonly string[]): Promise<readonly string[]> {
  const env = { ALAP_FUZZ_FIGURES: join(copy, 'figures') }
  const inNode = suites.filter((path) => path !== IN_A_BROWSER.journey)
  const isInBrowser = inNode.length < suites.length
  const inBrowser = isInBrowser && !(await isJourneyGreen(copy, env)) ? [IN_A_BROWSER.kind] : []
  if (inNode.length === 0) return inBrowser
  const { failed, trouble } = await vitestInCopy(
    copy,
    ['run', '--project', 'local', ...inNode],
    env,
  )
  if (trouble !== null) throw new Error(trouble)
  return [...inBrowser, ...failed.map(({ file, title }) => title ?? file)]
}

function isJourneyGreen(copy: string, env: Readonly<Record<string, string>>): Promise<boolean> {
  const playwright = join(copy, 'node_modules', 'playwright', 'cli.js')
  const args = [playwright, 'test', '-c', 'e2e', '--project=desktop', 'browser-faults']
  const child = spawn(process.execPath, args, {
    cwd: copy,
    stdio: 'ignore',
    env: { ...process.env, ...env, ALAP_BROWSER_FAULT_TIMES: '1' },
  })
  return new Promise((resolve) => child.on('close', (code) => resolve(code === 0)))
}

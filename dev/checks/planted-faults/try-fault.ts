import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { reachedTests } from '~dev/checks/reached-tests.ts'
import { type PlantedFault, withFault } from './fault-list.ts'
import { type FailedTest, vitestInCopy } from './vitest-in-copy.ts'

export type Tried =
  | { readonly kind: 'killed'; readonly by: FailedTest }
  | { readonly kind: 'survived' }
  /** The file is gone, or its text has changed. */
  | { readonly kind: 'not there' }
  /** No test could run, so nothing is known. */
  | { readonly kind: 'broken'; readonly why: string }

const SURVIVED: Tried = { kind: 'survived' }
const OUTSIDE: FailedTest = { file: '', title: 'an error outside of every test' }

/** All test files of the copy, by their paths from its root. */
export type Tests = readonly { readonly path: string; readonly text: string }[]

/**
 * Plants a fault in the copy, runs its tests until one fails, and takes the fault out again. First
 * run the tests that the fault names, then, unless it is to be `quick`, all that can reach the file.
 */
export async function tryFault(
  copy: string,
  fault: PlantedFault,
  { tests, quick }: { readonly tests: Tests; readonly quick: boolean },
): Promise<Tried> {
  const file = join(copy, fault.file)
  const sound = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const faulty = withFault(sound, fault)
  if (faulty === null) return { kind: 'not there' }
  writeFileSync(file, faulty)
  try {
    const isThere = (path: string) => existsSync(join(copy, path))
    const named = (fault.tests ?? []).filter(isThere)
    const first = named.length > 0 ? await run(copy, ['run', ...named]) : SURVIVED
    if (first.kind !== 'survived' || quick) return first
    const { projects, related } = reachedTests([fault.file], tests, isThere)
    const reached = related === null ? ['run'] : ['related', '--run', ...related]
    const found = [...reached, ...projects.flatMap((name) => ['--project', name])]
    return await confirmed(copy, await run(copy, found))
  } finally {
    writeFileSync(file, sound)
  }
}

async function run(copy: string, args: readonly string[]): Promise<Tried> {
  const first = await vitestInCopy(copy, [...args, '--bail=1'])
  // A run that stops at its first failure can be over before that failure is in its report.
  const isClear = first.isGreen || first.failed.length > 0
  const { failed, isGreen, trouble } = isClear ? first : await vitestInCopy(copy, args)
  if (trouble !== null) return { kind: 'broken', why: trouble }
  if (isGreen) return SURVIVED
  return { kind: 'killed', by: failed[0] ?? OUTSIDE }
}

/** A test that fails once among hundreds may only have been slow: alone it must fail again. */
async function confirmed(copy: string, tried: Tried): Promise<Tried> {
  if (tried.kind !== 'killed' || tried.by.file === '') return tried
  const again = await run(copy, ['run', tried.by.file])
  if (again.kind === 'killed') return again
  return { kind: 'broken', why: `${tried.by.file} failed once, and passed when it ran alone.` }
}

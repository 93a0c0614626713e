import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { projectRoot } from '~dev/process/local-folder.ts'
import { say, seconds } from '~dev/process/progress.ts'
import { stop, stopWithTheTerminal } from '~dev/process/stopping.ts'
import { filesOfCopy, makeScratchCopy } from './planted-faults/copy-of-clone.ts'
import { faultsWith, type PlantedFault, readFaults } from './planted-faults/fault-list.ts'
import { type Tried, tryFault } from './planted-faults/try-fault.ts'
import { endRuns, type FailedTest, vitestInCopy } from './planted-faults/vitest-in-copy.ts'

type Line = { readonly fault: PlantedFault; readonly tried: Tried }

/**
 * Plants every fault of the list in a copy of the clone, one after another, and says whether a test
 * saw it. `npm run faults -- streak` takes those whose name or file contains a word, `-- --of
 * <commit>` plants them in another commit, and with `--quick` only the tests run that a fault
 * names.
 */
async function plantFaults(
  words: readonly string[],
  { commit, quick }: { readonly commit: string | null; readonly quick: boolean },
): Promise<boolean> {
  const chosen = faultsWith(readFaults(projectRoot), words)
  const { folder, remove } = makeScratchCopy(projectRoot, commit)
  // Also where a second Ctrl-C ends the process at once.
  process.once('exit', () => {
    endRuns()
    remove()
  })
  const tests = filesOfCopy(folder, 'tests')
    .filter((path) => /\.test\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }))
  const lines: Line[] = []
  for (const fault of chosen.filter(({ journey }) => journey === undefined)) {
    const began = performance.now()
    const tried = await tryFault(folder, fault, { tests, quick })
    say(`${wordsOf(tried).padEnd(9)} ${seconds(began).padStart(7)}  ${fault.name}`)
    say(`${' '.repeat(19)}${fault.file}${detailOf(tried)}`)
    lines.push({ fault, tried })
  }
  for (const { name, journey } of chosen) if (journey) say(`not run    ${name}: ${journey}`)
  const red = await redWithoutFault(folder, killersOf(lines))
  for (const { file, title } of red) say(`red without a fault: ${file}: ${title ?? 'it breaks'}`)
  const count = (kind: Tried['kind']) => lines.filter(({ tried }) => tried.kind === kind).length
  say(
    `${count('killed')} killed, ${count('survived')} survived, ${count('not there')} not there, ` +
      `${count('broken')} broken (${seconds(0)})`,
  )
  return count('survived') + count('broken') + red.length === 0
}

/**
 * The tests that saw a fault, run once more without it: one that still fails has seen nothing.
 */
async function redWithoutFault(
  copy: string,
  killers: readonly FailedTest[],
): Promise<readonly FailedTest[]> {
  const files = [...new Set(killers.map(({ file }) => file))].filter((file) => file.length > 0)
  if (files.length === 0) return []
  const { failed, isGreen } = await vitestInCopy(copy, ['run', ...files])
  return isGreen || failed.length > 0 ? failed : [{ file: files.join(', '), title: null }]
}

function killersOf(lines: readonly Line[]) {
  return lines.flatMap(({ tried }) => (tried.kind === 'killed' ? [tried.by] : []))
}

function wordsOf({ kind }: Tried): string {
  return kind === 'survived' ? 'SURVIVED' : kind === 'broken' ? 'BROKEN' : kind
}

function detailOf(tried: Tried): string {
  if (tried.kind === 'broken') return `\n${tried.why}`
  if (tried.kind !== 'killed') return ''
  return `, by ${tried.by.file}: ${tried.by.title ?? 'it breaks before its first test'}`
}

const { values, positionals } = parseArgs({
  options: { of: { type: 'string' }, quick: { type: 'boolean', default: false } },
  allowPositionals: true,
})
stopWithTheTerminal(() => say('Stopping …'))
const isSound = await plantFaults(positionals, {
  commit: values.of ?? null,
  quick: values.quick,
}).catch((error: unknown) => {
  say(`Not run: ${error instanceof Error ? error.message.trim() : String(error)}`)
  return false
})
await stop(isSound ? 0 : 1)

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '~dev/process/local-folder.ts'
import { say, seconds } from '~dev/process/progress.ts'
import { onStop, stop, stopWithTheTerminal } from '~dev/process/stopping.ts'
import { makeScratchCopy } from './planted-faults/copy-of-clone.ts'
import { faultsOf, type PlantedFault, withFault } from './planted-faults/fault-list.ts'
import { runTool } from './run-tool.ts'

/**
 * Plants what Stryker cannot, one fault of `tests/planted-faults.json` after another, in a copy of
 * the clone, and says which faults their tests do not see. `npm run faults -- streak` takes those
 * whose name or file contains the word.
 */
async function plantFaults(word: string): Promise<boolean> {
  const all = faultsOf(readFileSync(join(projectRoot, 'tests/planted-faults.json'), 'utf8'))
  const isChosen = ({ name, file }: PlantedFault) =>
    `${name} ${file}`.toLowerCase().includes(word.toLowerCase())
  const chosen = all.filter(isChosen)
  const { folder, remove } = makeScratchCopy(projectRoot, null)
  onStop(remove)
  const sound = await redTests(folder, [...new Set(chosen.flatMap(({ tests }) => tests))])
  if (sound !== null) throw new Error(`Red without a fault:\n${sound}`)
  let survived = 0
  for (const fault of chosen) {
    const began = performance.now()
    const isSeen = (await redWith(folder, fault)) !== null
    if (!isSeen) survived += 1
    say(
      `${isSeen ? 'seen    ' : 'SURVIVED'} ${seconds(began).padStart(7)}  ${fault.name} (${fault.file})`,
    )
  }
  say(`${chosen.length - survived} seen, ${survived} survived (${seconds(0)})`)
  return chosen.length > 0 && survived === 0
}

async function redWith(copy: string, fault: PlantedFault): Promise<string | null> {
  const path = join(copy, fault.file)
  const sound = readFileSync(path, 'utf8')
  writeFileSync(path, withFault(sound, fault))
  try {
    return await redTests(copy, fault.tests)
  } finally {
    writeFileSync(path, sound)
  }
}

/** What a failed run printed, or null after a green one. */
async function redTests(copy: string, tests: readonly string[]): Promise<string | null> {
  const journeys = tests.filter((path) => path.startsWith('e2e/'))
  const others = tests.filter((path) => !path.startsWith('e2e/'))
  const runs = [
    ['vitest', 'vitest.mjs', ['run', '--bail=1', '--reporter=dot', ...others], others],
    ['playwright', 'cli.js', ['test', '-c', 'e2e', ...journeys], journeys],
  ] as const
  for (const [tool, script, args, files] of runs) {
    if (files.length === 0) continue
    const { ok, output } = await runTool({
      tool: [tool, script],
      args,
      cwd: copy,
      env: envOf(files),
    })
    if (!ok) return output
  }
  return null
}

/** Tests that only the long run has are asked for as it asks. */
function envOf(files: readonly string[]): Record<string, string> {
  return files.some((path) => path.endsWith('.long.test.ts')) ? { ALAP_VERIFY: '1' } : {}
}

stopWithTheTerminal(() => say('Stopping …'))
const isSound = await plantFaults(process.argv.slice(2).join(' ')).catch((error: unknown) => {
  say(error instanceof Error ? error.message.trim() : String(error))
  return false
})
await stop(isSound ? 0 : 1)

import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { say, seconds } from '~dev/process/progress.ts'
import { showProgress } from '~dev/recordings/build-progress.ts'
import { choiceOf, chosenRecordings } from '~dev/recordings/catalogue-files.ts'
import { checkAll } from '~dev/recordings/check/check-all.ts'
import { isSound, tableHead, tableRow } from '~dev/recordings/check/table.ts'
import { measured, missedBy } from '~dev/recordings/movement/measured.ts'
import { movementTable } from '~dev/recordings/movement/movement-table.ts'
import { recordingName } from '~dev/recordings/recording.ts'
import { fillCache } from '~dev/recordings/render/fill-cache.ts'

/**
 * `npm run audio:check -- --ragas yaman,desh --minutes 10`: measures how the melodies move, then
 * whole finished recordings, after making those missing from the cache. `--melody` stops after the
 * first, which renders no sound. Returns how many failed a gate.
 */
async function check(): Promise<number> {
  const { values } = parseArgs({
    options: {
      ragas: { type: 'string' },
      minutes: { type: 'string' },
      melody: { type: 'boolean' },
    },
  })
  const choice = choiceOf(values)
  const ragas = new Set(chosenRecordings(choice).map(({ raga }) => raga))
  const all = [...ragas].map(measured)
  say(movementTable(all))
  const missed = all.flatMap(missedBy).length
  if (values.melody) return missed
  const made = await fillCache({ ...choice, onProgress: showProgress() })
  const orders = made.map(({ recording, file }) => ({ name: recordingName(recording), file }))
  const began = performance.now()
  let failed = 0
  say(tableHead())
  await checkAll(orders, (order, answer) => {
    if (!isSound(order.name, answer)) failed++
    say(tableRow(order.name, answer))
  })
  say(`${orders.length - failed} of ${orders.length} pass every gate, in ${seconds(began)}.`)
  return failed + missed
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const failed = await check().catch((error: unknown) => {
    say(error instanceof Error ? error.message : String(error))
    return 1
  })
  if (failed > 0) process.exitCode = 1
}

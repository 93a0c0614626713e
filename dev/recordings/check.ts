import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Raga } from '~/raga/model/raga.ts'
import { say, seconds } from '~dev/process/progress.ts'
import { showProgress } from '~dev/recordings/build-progress.ts'
import { choiceOf, chosenRecordings } from '~dev/recordings/catalogue-files.ts'
import { checkAll } from '~dev/recordings/check/check-all.ts'
import { loudnessMissed } from '~dev/recordings/check/session-loudness.ts'
import { isSound, tableHead, tableRow } from '~dev/recordings/check/table.ts'
import { allMissed, measured } from '~dev/recordings/movement/measured.ts'
import { movementTable } from '~dev/recordings/movement/movement-table.ts'
import { recordingName } from '~dev/recordings/recording.ts'
import { fillCache } from '~dev/recordings/render/fill-cache.ts'
import { allSoundMissed, measuredSound } from '~dev/recordings/timbre/measured-sound.ts'
import { soundTable } from '~dev/recordings/timbre/sound-table.ts'

/**
 * `npm run audio:check -- --ragas yaman,desh --minutes 10`: measures how the melodies move and how
 * the instruments sound, then whole finished recordings, after making those missing from the cache;
 * or with `--melody`, `--sound` or `--loudness` (sessions of every length and Sa) that alone.
 * Returns how many figures and recordings are outside their limits.
 */
async function check(): Promise<number> {
  const { values } = parseArgs({
    options: {
      ragas: { type: 'string' },
      minutes: { type: 'string' },
      melody: { type: 'boolean' },
      sound: { type: 'boolean' },
      loudness: { type: 'boolean' },
    },
  })
  const choice = choiceOf(values)
  const ragas = [...new Set(chosenRecordings(choice).map(({ raga }) => raga))]
  if (values.loudness) return loudnessMissed(ragas, say)
  const only = values.melody || values.sound
  const missed =
    (!only || values.melody ? melodyMissed(ragas) : 0) +
    (!only || values.sound ? soundsMissed(ragas) : 0)
  if (only) return missed
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

/** Prints how the melodies move; returns how many figures miss their aims. */
function melodyMissed(ragas: readonly Raga[]): number {
  const all = ragas.map(measured)
  say(movementTable(all))
  return allMissed(all).length
}

/** Prints how the instruments sound; returns how many figures miss their aims. */
function soundsMissed(ragas: readonly Raga[]): number {
  const all = ragas.map(measuredSound)
  say(soundTable(all))
  return allSoundMissed(all).length
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const failed = await check().catch((error: unknown) => {
    say(error instanceof Error ? error.message : String(error))
    return 1
  })
  if (failed > 0) process.exitCode = 1
}

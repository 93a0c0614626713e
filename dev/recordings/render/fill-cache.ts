import { availableParallelism } from 'node:os'
import { folders } from '~dev/process/local-folder.ts'
import { type Choice, chosenRecordings } from '~dev/recordings/catalogue-files.ts'
import { recordingName, type Sound } from '~dev/recordings/recording.ts'
import { GROUNDS } from '~dev/recordings/render/ground.ts'
import { type Place, RecordingCache } from '~dev/recordings/render/recording-cache.ts'
import { RenderWorker } from '~dev/recordings/render/render-worker-handle.ts'

export type FillOptions = Choice & {
  /** Also the grounds for sitting without a session; without this, where all recordings are chosen. */
  readonly withGrounds?: boolean | undefined
  /** Called as the work advances. */
  readonly onProgress?: ((progress: FillProgress) => void) | undefined
  /** The folder that keeps finished recordings. */
  readonly cacheFolder?: string | undefined
}

/** The progress of making the missing recordings. */
export type FillProgress = {
  /** The share of all bytes to be made that exist: 0–1. */
  readonly share: number
  readonly finished: number
  /** The number of missing recordings. */
  readonly lacking: number
}

/** A recording and its file. */
export type Made = { readonly recording: Sound; readonly file: string }

type Task = { readonly recording: Sound; readonly place: Place }

/**
 * Makes the recordings that the cache lacks, one thread for each core. Finished files are kept, so
 * after a kill only the unfinished ones are made again.
 * @throws RangeError for an unknown raga or length
 */
export async function fillCache(options: FillOptions = {}): Promise<readonly Made[]> {
  return await fillWith(chosenSounds(options), options)
}

/** The same for any sounds. */
export async function fillWith(
  sounds: readonly Sound[],
  options: Pick<FillOptions, 'cacheFolder' | 'onProgress'>,
): Promise<readonly Made[]> {
  const cache = new RecordingCache(options.cacheFolder ?? folders.recordings())
  await cache.dropAbandoned()
  const tasks = sounds.map((recording) => ({ recording, place: cache.locate(recording) }))
  const isThere = await Promise.all(tasks.map(({ place }) => cache.holds(place)))
  const lacking = tasks.filter((_, index) => !isThere[index])
  const progress = new Progress(lacking, options.onProgress)
  // Longest first: a short one at the end leaves no core idle for long.
  const queue = lacking.toSorted((a, b) => b.place.size - a.place.size)
  const threads = Math.min(availableParallelism(), queue.length)
  await Promise.all(Array.from({ length: threads }, () => workThrough(queue, cache, progress)))
  return tasks.map(({ recording, place }) => ({ recording, file: place.file }))
}

function chosenSounds({ withGrounds, ...choice }: FillOptions): readonly Sound[] {
  const isEverything = choice.ragas === undefined && choice.minutes === undefined
  return [...chosenRecordings(choice), ...((withGrounds ?? isEverything) ? GROUNDS : [])]
}

/** One thread: takes tasks until none is left. */
async function workThrough(queue: Task[], cache: RecordingCache, progress: Progress) {
  const worker = new RenderWorker()
  try {
    for (let task = queue.shift(); task; task = queue.shift()) {
      const { recording, place } = task
      const onBytes = (bytes: number) => progress.advance(place, bytes)
      await worker.render(recordingName(recording), place, onBytes)
      await cache.dropOlder(recording, place)
      progress.finish(place)
    }
  } catch (error) {
    // The cause will stop the others too: a full disk, a fault in the renderer.
    queue.length = 0
    throw error
  } finally {
    await worker.stop()
  }
}

class Progress {
  readonly #bytes = new Map<Place, number>()
  readonly #total: number
  readonly #lacking: number
  readonly #listener: FillOptions['onProgress']
  #finished = 0

  constructor(tasks: readonly Task[], listener: FillOptions['onProgress']) {
    this.#total = tasks.reduce((sum, { place }) => sum + place.size, 0)
    this.#lacking = tasks.length
    this.#listener = listener
  }

  finish(place: Place): void {
    this.#finished++
    this.advance(place, place.size)
  }

  advance(place: Place, bytes: number): void {
    this.#bytes.set(place, bytes)
    const made = [...this.#bytes.values()].reduce((sum, part) => sum + part, 0)
    const finished = this.#finished
    const lacking = this.#lacking
    this.#listener?.({ share: made / this.#total, finished, lacking })
  }
}

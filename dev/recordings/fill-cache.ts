import { availableParallelism } from 'node:os'
import { sessionRecordings } from '~dev/recordings/catalogue-files.ts'
import { type Recording, recordingName, recordingNamed } from '~dev/recordings/recording.ts'
import { type Place, RecordingCache } from '~dev/recordings/recording-cache.ts'
import { RenderWorker } from '~dev/recordings/render-worker-handle.ts'
import { folders } from '~dev/stand-ins/local-folder.ts'

export type FillOptions = {
  /** Only these ragas, by id. */
  readonly ragas?: readonly string[] | undefined
  /** This length, 1–60, instead of each session's own. */
  readonly minutes?: number | undefined
  /** Called as the work advances: the share of all bytes that exist, 0–1. */
  readonly onProgress?: ((share: number) => void) | undefined
  /** Where finished recordings are kept for the next time. */
  readonly cacheFolder?: string | undefined
}

/** A recording and the file that holds it. */
export type Made = { readonly recording: Recording; readonly file: string }

type Task = { readonly recording: Recording; readonly place: Place }

/**
 * Makes whatever the cache lacks, a thread for each core. Finished files are kept, so that after a
 * kill only the unfinished ones are made again. Throws a `RangeError` for an unknown raga or length.
 */
export async function fillCache(options: FillOptions = {}): Promise<readonly Made[]> {
  const cache = new RecordingCache(options.cacheFolder ?? folders.recordings())
  await cache.dropAbandoned()
  const tasks = chosen(options).map((recording) => ({ recording, place: cache.locate(recording) }))
  const progress = new Progress(tasks, options.onProgress)
  // Longest first: a short one at the end leaves no core idle for long.
  const queue = [...tasks].sort((a, b) => b.place.size - a.place.size)
  const threads = Math.min(availableParallelism(), queue.length)
  await Promise.all(Array.from({ length: threads }, () => workThrough(queue, cache, progress)))
  return tasks.map(({ recording, place }) => ({ recording, file: place.file }))
}

/** One thread: takes tasks until none is left. */
async function workThrough(queue: Task[], cache: RecordingCache, progress: Progress) {
  const worker = new RenderWorker()
  try {
    for (let task = queue.shift(); task; task = queue.shift()) {
      const { recording, place } = task
      if (!(await cache.holds(place))) {
        const onBytes = (bytes: number) => progress.advance(place, bytes)
        await worker.render(recordingName(recording), place, onBytes)
        await cache.dropOlder(recording, place.file)
      }
      progress.advance(place, place.size)
    }
  } finally {
    await worker.stop()
  }
}

class Progress {
  private readonly bytes = new Map<Place, number>()
  private readonly total: number
  private readonly listener: FillOptions['onProgress']

  constructor(tasks: readonly Task[], listener: FillOptions['onProgress']) {
    this.total = tasks.reduce((sum, { place }) => sum + place.size, 0)
    this.listener = listener
  }

  advance(place: Place, bytes: number): void {
    this.bytes.set(place, bytes)
    const done = [...this.bytes.values()].reduce((sum, part) => sum + part, 0)
    this.listener?.(done / this.total)
  }
}

function chosen({ ragas, minutes }: FillOptions): readonly Recording[] {
  const sessions = sessionRecordings()
  const ids = ragas ?? sessions.map(({ raga }) => raga.id)
  return ids.map((id) => {
    const session = sessions.find(({ raga }) => raga.id === id)
    const length = minutes ?? session?.minutes ?? 0
    const recording = recordingNamed(`${id}-${length}.mp3`)
    if (!recording)
      throw new RangeError(`There is no raga "${id}" or no length of ${length} minutes`)
    return recording
  })
}

import { rm } from 'node:fs/promises'
import { byteOfSecond, secondToEnter } from '~/mp3/frames.ts'
import { type Recording, recordingName, type Sound } from '~dev/recordings/recording.ts'
import { GrowingFile } from '~dev/recordings/render/growing-file.ts'
import type { Place, RecordingCache } from '~dev/recordings/render/recording-cache.ts'
import { RenderWorker } from '~dev/recordings/render/render-worker-handle.ts'

/**
 * Renders on the one thread at a time: at 36 × real time together, each is still faster than
 * playback.
 */
const AT_ONCE = 6

/** A maker of recordings: the thread, or a substitute in a test. */
export type Renderer = Pick<RenderWorker, 'render' | 'stop'>

type Job = { readonly recording: Sound; readonly place: Place; readonly growing: GrowingFile }

/** Finds recordings in the cache or has them made, each only once for any number of requests. */
export class RenderQueue {
  readonly #cache: RecordingCache
  readonly #renderer: Renderer
  readonly #jobs = new Map<string, Job>()
  readonly #waiting: Job[] = []
  #running = 0

  constructor(cache: RecordingCache, renderer: Renderer = new RenderWorker()) {
    this.#cache = cache
    this.#renderer = renderer
  }

  /** The recording, whole or in progress. The first request starts its making. */
  async open(recording: Sound): Promise<GrowingFile> {
    const place = this.#cache.locate(recording)
    const isWhole = !this.#jobs.has(place.key) && (await this.#cache.holds(place))
    // Another request may have started it during the search on the disk.
    const underWay = this.#jobs.get(place.key)
    if (underWay) return underWay.growing
    if (!isWhole)
      return this.#begin({ recording, place, growing: new GrowingFile(place, place.size) })
    const whole = new GrowingFile(place, place.size)
    whole.grow(place.size)
    return whole
  }

  /**
   * The recording for somebody who reads it from `byte` on, until `left`. Where that is far ahead of
   * what there is, the rest of a session is made apart, for this reader alone: it sounds as the
   * whole and has its length, but an encoder of its own, so its bytes differ.
   */
  async openAt(recording: Sound, byte: number, left: AbortSignal): Promise<GrowingFile> {
    const whole = await this.open(recording)
    return 'raga' in recording && whole.isFar(byte) ? this.#enter(recording, byte, left) : whole
  }

  #enter(recording: Recording, byte: number, left: AbortSignal): GrowingFile {
    const { draft, size } = this.#cache.locate(recording)
    const paths = { draft, file: draft }
    const from = secondToEnter(byte)
    const file = new GrowingFile(paths, size, byteOfSecond(from))
    const onBytes = (bytes: number) => file.grow(bytes)
    left.addEventListener('abort', () => void rm(draft, { force: true }), { once: true })
    this.#renderer
      .render(recordingName(recording), paths, onBytes, { from, signal: left })
      .catch((error: unknown) => file.fail(asError(error)))
    return file
  }

  stop(): Promise<void> {
    return this.#renderer.stop()
  }

  #begin(job: Job): GrowingFile {
    this.#jobs.set(job.place.key, job)
    this.#waiting.push(job)
    this.#next()
    return job.growing
  }

  #next(): void {
    if (this.#running >= AT_ONCE) return
    // The latest request is what a person wants to hear now; the ones before may be for pages that
    // the person has already left.
    const job = this.#waiting.pop()
    if (!job) return
    this.#running++
    void this.#make(job).finally(() => {
      this.#running--
      this.#jobs.delete(job.place.key)
      this.#next()
    })
  }

  async #make({ recording, place, growing }: Job): Promise<void> {
    try {
      await this.#cache.dropAbandoned()
      const onBytes = (bytes: number) => growing.grow(bytes)
      await this.#renderer.render(recordingName(recording), place, onBytes)
      growing.grow(place.size)
      await this.#cache.dropOlder(recording, place)
    } catch (error) {
      growing.fail(asError(error))
    }
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}

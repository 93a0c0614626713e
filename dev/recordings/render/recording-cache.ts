import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { mp3Bytes } from '~/mp3/frames.ts'
import { recordingName, type Sound, soundNamed } from '~dev/recordings/recording.ts'
import { cacheKey, sourceDigest } from '~dev/recordings/render/cache-key.ts'
import type { RenderPaths } from '~dev/recordings/render/render-file.ts'

/** The file of a recording, the key of its version, and its size. */
export type Place = RenderPaths & {
  readonly key: string
  readonly size: number
  /** Digest of the code that will make it. */
  readonly sources: string
}

/**
 * The folder of finished recordings, each named after everything its sound depends on:
 * `yaman-10.3f….mp3`. A file with the ending `.draft` is incomplete, or was left by a kill.
 */
export class RecordingCache {
  readonly folder: string

  constructor(folder: string) {
    this.folder = folder
  }

  locate(recording: Sound): Place {
    const sources = sourceDigest()
    const key = cacheKey(recording, sources)
    const stem = recordingName(recording).replace(/\.mp3$/, '')
    const file = join(this.folder, `${stem}.${key}.mp3`)
    // Two processes may make the same recording at once; neither may write to the other's draft.
    const draft = `${file}.${process.pid}-${randomUUID().slice(0, 8)}.draft`
    return { key, file, draft, size: mp3Bytes(recording.minutes * 60), sources }
  }

  /** True when the finished file exists, complete. */
  async holds({ file, size }: Pick<Place, 'file' | 'size'>): Promise<boolean> {
    const found = await stat(file).catch(() => undefined)
    return found?.isFile() === true && found.size === size
  }

  /**
   * Removes recordings of the same raga, in every length, that another version of the renderer
   * made: they will not be requested again.
   */
  async dropOlder(sound: Sound, { sources }: Place): Promise<void> {
    for (const name of await readdir(this.folder)) {
      const [, stem = '', key] = /^(.+)\.([0-9a-f]{20})\.mp3$/.exec(name) ?? []
      const kept = soundNamed(`${stem}.mp3`)
      if (!kept || subjectOf(kept) !== subjectOf(sound)) continue
      if (cacheKey(kept, sources) === key) continue
      await rm(join(this.folder, name), { force: true })
    }
  }

  /** Removes drafts whose process has ended. */
  async dropAbandoned(): Promise<void> {
    await mkdir(this.folder, { recursive: true })
    for (const name of await readdir(this.folder)) {
      const [, pid] = /\.(\d+)-[0-9a-f]+\.draft$/.exec(name) ?? []
      if (pid && !isAlive(Number(pid))) await rm(join(this.folder, name), { force: true })
    }
  }
}

/** The common part of the names of all lengths of a recording. */
function subjectOf(sound: Sound): string {
  return 'raga' in sound ? sound.raga.id : sound.name
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

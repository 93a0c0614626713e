import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { mp3Bytes } from '~/mp3/frames.ts'
import { projectRoot } from '~dev/process/local-folder.ts'
import { recordingNamed } from '~dev/recordings/recording.ts'
import { RenderQueue } from '~dev/recordings/render/queue.ts'
import { RecordingCache } from '~dev/recordings/render/recording-cache.ts'
import type { RenderSpeed } from '~dev/recordings/render/render-speed.ts'

const WANTED = { render: 100, renderAndEncode: 30, addedMegabytes: 60, seekSeconds: 2 } as const

const MINUTES = 20

/** How fast one thread makes a recording of twenty minutes, and how much memory it uses. */
export async function benchRendering(): Promise<string[]> {
  const script = join(projectRoot, 'dev/recordings/render/render-speed.ts')
  const arguments_ = ['--import', 'tsx', script, String(MINUTES)]
  const { stdout } = await promisify(execFile)(process.execPath, arguments_, { cwd: projectRoot })
  const speed = JSON.parse(stdout) as RenderSpeed
  return [
    line('rendering', `${speed.render.toFixed(0)} × real time`, `at least ${WANTED.render}`),
    line(
      'with the encoding',
      `${speed.renderAndEncode.toFixed(0)} × real time`,
      `at least ${WANTED.renderAndEncode}`,
    ),
    line(
      `${MINUTES} minutes, memory`,
      `${speed.addedMegabytes.toFixed(0)} MB resident at most, over what it was before`,
      `at most ${WANTED.addedMegabytes}`,
    ),
    line(
      'seek to 80 %',
      `${(await seekSeconds()).toFixed(1)} s until it sounds, in a recording that is not made`,
      `at most ${WANTED.seekSeconds}`,
    ),
  ]
}

/** The first time starts the thread and makes the strings, as a first recording does. */
async function seekSeconds(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'alap-bench-seek-'))
  const queue = new RenderQueue(new RecordingCache(folder))
  const recording = recordingNamed(`yaman-${MINUTES}.mp3`)
  if (!recording) throw new Error('There is no such recording.')
  const left = new AbortController()
  try {
    const byte = Math.round(0.8 * mp3Bytes(MINUTES * 60))
    await (await queue.open(recording)).has(1)
    const began = performance.now()
    const rest = await queue.openAt(recording, byte, left.signal)
    await rest.has(byte + 1)
    return (performance.now() - began) / 1000
  } finally {
    left.abort()
    await queue.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

function line(name: string, figure: string, wanted: string): string {
  return `${name.padEnd(24)} ${figure} (wanted: ${wanted})`
}

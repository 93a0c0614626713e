import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { mp3Bytes } from '~/mp3/frames.ts'
import type { Rows } from '~dev/bench/findings/row.ts'
import { projectRoot } from '~dev/process/local-folder.ts'
import { recordingNamed } from '~dev/recordings/recording.ts'
import { RenderQueue } from '~dev/recordings/render/queue.ts'
import { RecordingCache } from '~dev/recordings/render/recording-cache.ts'
import type { RenderSpeed } from '~dev/recordings/render/render-speed.ts'

const MINUTES = 20

/** How fast one thread makes a recording of twenty minutes, and how much memory it uses. */
export async function benchRendering(): Promise<Rows> {
  const script = join(projectRoot, 'dev/recordings/render/render-speed.ts')
  const arguments_ = ['--import', 'tsx', script, String(MINUTES)]
  const { stdout } = await promisify(execFile)(process.execPath, arguments_, { cwd: projectRoot })
  const speed = JSON.parse(stdout) as RenderSpeed
  const { render, renderAndEncode, addedMegabytes } = speed
  const resident = `${MINUTES} minutes, memory beyond that before`
  return [
    { name: 'rendering', value: render, unit: '× real time', least: 100 },
    { name: 'with the encoding', value: renderAndEncode, unit: '× real time', least: 30 },
    { name: resident, value: addedMegabytes, unit: 'MB', most: 60 },
    {
      name: 'seek to 80 % of what is not made',
      value: await seekSeconds(),
      unit: 's',
      most: 2,
      digits: 1,
    },
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

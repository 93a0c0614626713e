import { fileURLToPath } from 'node:url'
import { findRaga } from '~/raga/catalogue.ts'
import type { StereoBlock } from '~/raga/sound/stereo-block.ts'
import { mp3Encoder } from '~dev/recordings/render/encode.ts'
import { mixOf } from '~dev/recordings/render/performance.ts'

export type RenderSpeed = {
  /** Seconds of sound made in a second of CPU time. */
  readonly render: number
  readonly renderAndEncode: number
  /** The highest resident memory of the process, less that before rendering began, MB. */
  readonly addedMegabytes: number
}

type Each = (second: number, block: StereoBlock) => void

/**
 * Makes `minutes` of Yaman into MP3 frames and measures the memory, then five more without
 * encoding, in CPU time, so that a busy machine gives the same result. Use a separate process: one
 * that has done other work has free memory that hides the use.
 */
async function measureRenderSpeed(minutes: number): Promise<RenderSpeed> {
  const raga = findRaga('yaman')
  if (!raga) throw new RangeError('The catalogue has lost Yaman')
  const run = (length: number, each: Each) => drain(mixOf({ raga, minutes: length }), each)
  const before = process.memoryUsage.rss()
  let highest = before
  const encoder = await mp3Encoder()
  const both = cpuSeconds(() =>
    run(minutes, (_, block) => {
      encoder.encode(block)
      highest = Math.max(highest, process.memoryUsage.rss())
    }),
  )
  const render = cpuSeconds(() => run(5, () => undefined))
  return {
    render: (5 * 60) / render,
    renderAndEncode: (minutes * 60) / both,
    addedMegabytes: (highest - before) / 1e6,
  }
}

function drain(blocks: Iterable<StereoBlock>, each: Each): void {
  let second = 0
  for (const block of blocks) each(second++, block)
}

function cpuSeconds(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(JSON.stringify(await measureRenderSpeed(Number(process.argv[2] ?? 20))))
}

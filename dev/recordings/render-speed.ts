import { findRaga } from '~/raga/catalogue.ts'
import { renderSession } from '~/raga/sound/render-session.ts'
import type { StereoBlock } from '~/raga/sound/stereo-block.ts'
import { mp3Encoder } from '~dev/recordings/encode.ts'

export type RenderSpeed = {
  /** Seconds of sound made in a second of CPU time. */
  readonly render: number
  readonly renderAndEncode: number
  /** Resident memory of the process at its highest while rendering, MB. */
  readonly peakMegabytes: number
  /** Memory gained between the first and the last minute, MB: a renderer that keeps sound shows here. */
  readonly grownMegabytes: number
}

type Each = (second: number, block: StereoBlock) => void

/** Renders `minutes` of Yaman with and without encoding. CPU time, so that a busy machine agrees. */
export async function measureRenderSpeed(minutes = 5): Promise<RenderSpeed> {
  const raga = findRaga('yaman')
  if (!raga) throw new RangeError('The catalogue has lost Yaman')
  const memory: number[] = []
  const run = (each: Each) => drain(renderSession({ raga, minutes, seed: 'bench' }), each)
  const render = cpuSeconds(() =>
    run((second) => {
      if (second % 10 === 0) memory.push(process.memoryUsage.rss() / 1e6)
    }),
  )
  const encoder = await mp3Encoder()
  const both = cpuSeconds(() => run((_, block) => encoder.encode(block)))
  return {
    render: (minutes * 60) / render,
    renderAndEncode: (minutes * 60) / both,
    peakMegabytes: Math.max(...memory),
    grownMegabytes: (memory.at(-1) ?? 0) - (memory[6] ?? 0),
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

import { measureRenderSpeed } from '~dev/recordings/render-speed.ts'

/** How many seconds of sound come out of a second of work, in one thread. */
export async function benchRendering(): Promise<string[]> {
  const speed = await measureRenderSpeed()
  return [
    `${speed.renderAndEncode.toFixed(0)} × real time with the encoding, ${speed.render.toFixed(0)} × without`,
    `at most ${speed.peakMegabytes.toFixed(0)} MB, ${speed.grownMegabytes.toFixed(1)} MB of it gained on the way`,
  ]
}

import { createComposing } from '~/workers/composer/composing.ts'
import type { Reply } from '~/workers/composer/order.ts'
import type { Rows } from '~dev/bench/findings/row.ts'
import { mp3Encoder } from '~dev/recordings/render/encode.ts'

const ADDRESS = '/recordings/yaman-60.mp3?seed=2026-11-25&sa=e3'
const [FIRST_SECONDS, STRETCH_SECONDS] = [2, 240]
const SEEK_SECONDS = 0.8 * 3600

/** What the composer of the tab takes, as its worker does it, in seconds and times real time. */
export async function benchComposing(): Promise<Rows> {
  const { ask } = composer()
  const cold = await ask(0, 0, FIRST_SECONDS)
  const warm = await ask(1, 0, FIRST_SECONDS)
  const sought = await ask(2, SEEK_SECONDS, FIRST_SECONDS)
  const stretch = await ask(3, 0, STRETCH_SECONDS)
  const speed = STRETCH_SECONDS / stretch
  const note = `${(warm / cold).toFixed(2)} of that`
  return [
    { name: 'composed, first sound', value: cold, unit: 's', most: 1, digits: 2 },
    {
      name: 'composed, first sound when warmed',
      value: warm,
      unit: 's',
      most: 0.5,
      digits: 2,
      note,
    },
    { name: 'composed, 80 % into 60 minutes', value: sought, unit: 's', most: 1.5, digits: 2 },
    { name: 'composed and encoded', value: speed, unit: '× real time', least: 30 },
  ]
}

/** A composer without a browser; `ask` returns the CPU seconds of a piece. */
function composer() {
  let heard: (reply: Reply) => void = () => {}
  const compose = createComposing({
    encoder: mp3Encoder,
    send: (reply) => heard(reply),
    breathe: () => Promise.resolve(),
  })
  const ask = async (run: number, from: number, seconds: number): Promise<number> => {
    const before = process.cpuUsage()
    const reply = await new Promise<Reply>((resolve) => {
      heard = resolve
      compose({ kind: 'piece', run, piece: 0, address: ADDRESS, from, seconds, packing: 'mpeg' })
    })
    if ('fault' in reply) throw new Error(`The composer said ${reply.fault}`)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1e6
  }
  return { ask }
}

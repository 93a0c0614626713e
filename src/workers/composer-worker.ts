import lame from 'wasm-media-encoders/wasm/mp3?url'
import { mp3Encoder } from '~/mp3/encoder.ts'
import { createComposing } from '~/workers/composer/composing.ts'
import type { Order, Reply } from '~/workers/composer/order.ts'

/** TypeScript's own types of workers exclude those of pages. */
type Scope = {
  postMessage(reply: Reply, transfer: readonly Transferable[]): void
  addEventListener(type: 'message', listener: (event: { data: Order }) => void): void
}
const scope = globalThis as unknown as Scope

let compiled: WebAssembly.Module | undefined

const { port1, port2 } = new MessageChannel()
let received: (() => void) | undefined
port2.onmessage = () => received?.()

const compose = createComposing({
  encoder: () =>
    mp3Encoder(compiled ?? lame, (made) => {
      compiled = made
    }),
  send: (reply) => scope.postMessage(reply, 'bytes' in reply ? [reply.bytes.buffer] : []),
  // A message to oneself comes after the orders that were sent before it; no timer is slowed down.
  breathe: () =>
    new Promise((resolve) => {
      received = resolve
      port1.postMessage(null)
    }),
})

scope.addEventListener('message', ({ data }) => compose(data))

import { appendFile, rename } from 'node:fs/promises'
import { byteOfSecond, mp3Bytes } from '~/mp3/frames.ts'
import { recordingNamed } from '~dev/recordings/recording.ts'
import type { Renderer } from '~dev/recordings/render/queue.ts'
import type { RenderPart, RenderPaths } from '~dev/recordings/render/render-file.ts'

/** The content of a name: the right number of bytes, each with a value that shows its position. */
export function bytesNamed(name: string): Buffer {
  const size = mp3Bytes((recordingNamed(name)?.minutes ?? 0) * 60)
  return Buffer.from(Uint8Array.from({ length: size }, (_, at) => (at * 31 + (at >> 8)) & 255))
}

/** One recording in progress; the test decides how much of it exists. */
export class HandFedOrder {
  readonly name: string
  readonly part: RenderPart
  readonly done: Promise<void>
  readonly #paths: RenderPaths
  readonly #onBytes: (bytes: number) => void
  readonly #settle: { resolve: () => void; reject: (error: Error) => void }
  #made: number

  constructor(
    name: string,
    paths: RenderPaths,
    onBytes: (bytes: number) => void,
    part: RenderPart = {},
  ) {
    this.name = name
    this.part = part
    this.#made = byteOfSecond(part.from ?? 0)
    this.#paths = paths
    this.#onBytes = onBytes
    const settle = { resolve: () => {}, reject: (_: Error) => {} }
    this.done = new Promise((resolve, reject) => Object.assign(settle, { resolve, reject }))
    this.#settle = settle
  }

  async growTo(bytes: number): Promise<void> {
    await appendFile(this.#paths.draft, bytesNamed(this.name).subarray(this.#made, bytes))
    this.#made = bytes
    this.#onBytes(bytes)
  }

  async finish(): Promise<void> {
    await this.growTo(bytesNamed(this.name).length)
    await rename(this.#paths.draft, this.#paths.file)
    this.#settle.resolve()
  }

  fail(message: string): void {
    this.#settle.reject(new Error(message))
  }
}

/** A renderer controlled by the test: it collects orders and makes nothing by itself. */
export class HandFedRenderer implements Renderer {
  readonly orders: HandFedOrder[] = []
  readonly #listeners: (() => void)[] = []

  render(...asked: ConstructorParameters<typeof HandFedOrder>): Promise<void> {
    const order = new HandFedOrder(...asked)
    this.orders.push(order)
    for (const listener of this.#listeners.splice(0)) listener()
    return order.done
  }

  /** The order with this number, as soon as it exists. */
  async order(number: number): Promise<HandFedOrder> {
    for (;;) {
      const order = this.orders[number]
      if (order) return order
      await new Promise<void>((resolve) => this.#listeners.push(resolve))
    }
  }

  stop(): Promise<void> {
    return Promise.resolve()
  }
}

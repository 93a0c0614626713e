import { parentPort } from 'node:worker_threads'
import { soundNamed } from '~dev/recordings/recording.ts'
import { renderFile } from '~dev/recordings/render/render-file.ts'
import type { RenderOrder, RenderReport } from '~dev/recordings/render/render-messages.ts'

const report = (message: RenderReport) => parentPort?.postMessage(message)

const underWay = new Map<number, AbortController>()

// Orders run in parallel: each yields after every second of sound, so all files grow.
parentPort?.on('message', (order: RenderOrder) => {
  if (order.kind === 'stop') underWay.get(order.id)?.abort(new Error('No longer wanted'))
  else void carryOut(order)
})

async function carryOut({
  id,
  name,
  paths,
  from,
}: Extract<RenderOrder, { kind: 'render' }>): Promise<void> {
  const stop = new AbortController()
  underWay.set(id, stop)
  try {
    const recording = soundNamed(name)
    if (!recording) throw new RangeError(`No recording is called ${name}`)
    const onBytes = (bytes: number) => report({ id, kind: 'progress', bytes })
    await renderFile(recording, paths, onBytes, { from, signal: stop.signal })
    report({ id, kind: 'finished' })
  } catch (error) {
    // Only the message: an error of the encoder contains its whole binary.
    report({ id, kind: 'failed', reason: String(error instanceof Error ? error.message : error) })
  } finally {
    underWay.delete(id)
  }
}

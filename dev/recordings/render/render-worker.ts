import { parentPort } from 'node:worker_threads'
import { soundNamed } from '~dev/recordings/recording.ts'
import { renderFile } from '~dev/recordings/render/render-file.ts'
import type { RenderOrder, RenderReport } from '~dev/recordings/render/render-messages.ts'

const report = (message: RenderReport) => parentPort?.postMessage(message)

parentPort?.on('message', (order: RenderOrder) => void carryOut(order))

async function carryOut({ id, name, paths }: RenderOrder): Promise<void> {
  try {
    const recording = soundNamed(name)
    if (!recording) throw new RangeError(`No recording is called ${name}`)
    const onBytes = (bytes: number) => report({ id, kind: 'progress', bytes })
    await renderFile(recording, paths, onBytes)
    report({ id, kind: 'finished' })
  } catch (error) {
    // Only the message: an error of the encoder contains its whole binary.
    report({ id, kind: 'failed', reason: String(error instanceof Error ? error.message : error) })
  }
}

import { expect, test } from 'vitest'
import { RenderQueue } from '~dev/recordings/render/queue.ts'
import { RecordingCache } from '~dev/recordings/render/recording-cache.ts'
import { HandFedRenderer } from '~tests/support/sound/hand-fed-renderer.ts'
import { ragaFor } from '~tests/support/sound/raga-for.ts'
import { temporaryFolder } from '~tests/support/temporary-folder.ts'

const IDS = ['yaman', 'desh', 'durga', 'khamaj', 'bhupali', 'lalit', 'todi', 'kafi'] as const

/** A cache with nothing to clear away, so that no disk decides when an order is given. */
class TidyCache extends RecordingCache {
  override dropAbandoned(): Promise<void> {
    return Promise.resolve()
  }
}

test('the queue makes six recordings at once, then the one asked for last', async () => {
  const renderer = new HandFedRenderer()
  const queue = new RenderQueue(new TidyCache(await temporaryFolder()), renderer)
  const names = () => renderer.orders.map(({ name }) => name)
  for (const id of IDS) await queue.open({ raga: ragaFor(id), minutes: 1 })
  await renderer.order(5)
  expect(names()).toEqual(IDS.slice(0, 6).map((id) => `${id}-1.mp3`))
  await (await renderer.order(1)).finish()
  expect((await renderer.order(6)).name).toBe('kafi-1.mp3')
  renderer.orders[0]?.fail('a string broke')
  expect((await renderer.order(7)).name).toBe('todi-1.mp3')
})

test('the queue makes a recording once for many requests at the same moment', async () => {
  const renderer = new HandFedRenderer()
  const queue = new RenderQueue(new TidyCache(await temporaryFolder()), renderer)
  const recording = { raga: ragaFor('yaman'), minutes: 1 }
  const [first, second] = await Promise.all([queue.open(recording), queue.open(recording)])
  await renderer.order(0)
  expect(second).toBe(first)
  expect(renderer.orders).toHaveLength(1)
})

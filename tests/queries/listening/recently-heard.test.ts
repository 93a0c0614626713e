import '~tests/support/window/fake-device.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { deviceStore } from '~/device/device-store.ts'
import { localDay } from '~/domain/day/local-day.ts'
import { createQueryClient } from '~/queries/cache/query-client.ts'
import {
  type Heard,
  keepAsHeard,
  recentlyHeardOf,
  useRecentlyHeard,
} from '~/queries/listening/recently-heard.ts'
import { hookOfAsha, person } from '~tests/support/as-person.tsx'

const { uid } = person

const heard = (n: number, changes: Partial<Heard> = {}): Heard => ({
  recording: {
    id: 'raga-yaman',
    title: `Yaman ${n}`,
    description: '',
    audioUrl: `/recordings/yaman-${n}.mp3`,
    raga: 'Yaman',
    moodCategory: null,
    minutes: 10,
    dayNumber: null,
  },
  position: 100,
  duration: 600.048,
  at: new Date(Date.UTC(2026, 2, 1, 0, n)).toISOString(),
  ...changes,
})

/** The same as the device keeps it. */
const stored = (n: number, changes: object = {}) => ({
  url: `/recordings/yaman-${n}.mp3`,
  id: 'raga-yaman',
  title: `Yaman ${n}`,
  raga: 'Yaman',
  minutes: 10,
  position: 100,
  duration: 600.048,
  at: new Date(Date.UTC(2026, 2, 1, 0, n)).toISOString(),
  ...changes,
})

const kept = (client = createQueryClient()) => client.fetchQuery(recentlyHeardOf(uid))

beforeEach(() => deviceStore.del(uid, 'shelf'))

test('the shelf is empty on a device without stored data', async () => {
  expect(await kept()).toEqual([])
})

test('a read that began before something was heard does not replace it', async () => {
  const client = createQueryClient()
  const get = deviceStore.get.bind(deviceStore)
  vi.spyOn(deviceStore, 'get').mockImplementationOnce(async (...key) => {
    const found = await get(...key)
    for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate)
    return found
  })
  const read = kept(client)
  const put = keepAsHeard(client, uid, heard(1))
  await Promise.all([read, put])
  await client.cancelQueries()
  const inCache = client.getQueryData(recentlyHeardOf(uid).queryKey)
  expect(inCache?.map(({ recording }) => recording.title)).toEqual(['Yaman 1'])
})

test('the shelf holds the last twenty, newest first, each once', async () => {
  const client = createQueryClient()
  for (let n = 1; n <= 22; n += 1) await keepAsHeard(client, uid, heard(n))
  await keepAsHeard(client, uid, heard(5, { position: 7, at: '2026-03-02T00:00:00.000Z' }))
  const recent = await kept()
  expect(recent).toHaveLength(20)
  expect(recent.map(({ recording }) => recording.title).slice(0, 3)).toEqual([
    'Yaman 5',
    'Yaman 22',
    'Yaman 21',
  ])
  expect(recent[0]).toMatchObject({ position: 7 })
})

test('the shelf keeps what was heard after the clock was set back, although it is full', async () => {
  const client = createQueryClient()
  for (let n = 1; n <= 20; n += 1) await keepAsHeard(client, uid, heard(n))
  await keepAsHeard(client, uid, heard(21, { at: '2026-01-01T00:00:00.000Z', position: 7 }))
  const recent = await kept()
  expect(recent).toHaveLength(20)
  expect(recent.find(({ recording }) => recording.title === 'Yaman 21')?.position).toBe(7)
})

test('the shelf keeps what another tab put there meanwhile', async () => {
  const [here, there] = [createQueryClient(), createQueryClient()]
  await keepAsHeard(here, uid, heard(1))
  await keepAsHeard(there, uid, heard(2))
  await keepAsHeard(here, uid, heard(1, { position: 200, at: '2026-03-03T00:00:00.000Z' }))
  expect((await kept()).map(({ recording, position }) => [recording.audioUrl, position])).toEqual([
    ['/recordings/yaman-1.mp3', 200],
    ['/recordings/yaman-2.mp3', 100],
  ])
})

test('the shelf takes several recordings at once, one after the other', async () => {
  const client = createQueryClient()
  await Promise.all([1, 2, 3].map((n) => keepAsHeard(client, uid, heard(n))))
  expect(await kept()).toHaveLength(3)
})

test('the shelf writes at once, without reading the device, when the page is about to close', async () => {
  const client = createQueryClient()
  await keepAsHeard(client, uid, heard(1))
  const get = vi.spyOn(deviceStore, 'get')
  const set = vi.spyOn(deviceStore, 'set')
  void keepAsHeard(client, uid, heard(1, { position: 321 }), { hurried: true })
  expect(set).toHaveBeenCalledOnce()
  expect(get).not.toHaveBeenCalled()
  await vi.waitFor(async () => expect((await kept())[0]?.position).toBe(321))
})

test('the shelf is never that of another person', async () => {
  await keepAsHeard(createQueryClient(), uid, heard(1))
  expect(await createQueryClient().fetchQuery(recentlyHeardOf('ravi'))).toEqual([])
})

test('the shelf is there for a page of the person', async () => {
  await keepAsHeard(createQueryClient(), uid, heard(1))
  const { result } = hookOfAsha(useRecentlyHeard)
  expect(result.current).toEqual([])
  await vi.waitFor(() => expect(result.current).toEqual([heard(1)]))
})

test('a sit is on the shelf only while it waits, and is not shown with the recordings', async () => {
  const client = createQueryClient()
  const recording = { ...heard(2).recording, audioUrl: '/recordings/sit-600.mp3' }
  const began = { day: localDay('2026-03-01'), minute: 390, at: '2026-03-01T06:30:00.000Z' }
  const underWay = { began, spans: [[0, 100] as const] }
  await keepAsHeard(client, uid, heard(1))
  await keepAsHeard(client, uid, heard(2, { recording, underWay }))
  expect(await kept()).toHaveLength(2)
  const { result } = hookOfAsha(useRecentlyHeard)
  await vi.waitFor(() => expect(result.current).toEqual([heard(1)]))
  await keepAsHeard(client, uid, heard(2, { recording, position: 0 }))
  expect(await kept()).toEqual([heard(1)])
})

describe('the stored shelf', () => {
  test('the stored shelf has what was heard, without the texts of the library', async () => {
    const described = { ...heard(1).recording, description: 'Yaman at nightfall.', dayNumber: 2 }
    await keepAsHeard(createQueryClient(), uid, heard(1, { recording: described }))
    expect(await deviceStore.get(uid, 'shelf')).toEqual([stored(1)])
    expect(await kept()).toEqual([heard(1)])
  })

  const rubbish: [string, unknown][] = [
    ['an address of another kind', stored(2, { url: 'javascript:alert(1)' })],
    ['a place before the beginning', stored(2, { position: -1 })],
    ['a place that is no number', stored(2, { position: Number.NaN })],
    ['no title', { ...stored(2), title: undefined }],
    ['a title as long as a book', stored(2, { title: 'x'.repeat(5000) })],
    ['an instant that is none', stored(2, { at: 'yesterday' })],
    ['nothing', null],
    ['a word', 'yaman'],
  ]
  test.each(rubbish)('the stored shelf loses %s, and nothing else', async (_name, item) => {
    await deviceStore.set(uid, 'shelf', [item, stored(1)])
    expect(await kept()).toEqual([heard(1)])
  })

  test.each([null, 'yaman', { length: 1 }, 7])(
    'the stored shelf is refused when it is %j',
    async (value) => {
      await deviceStore.set(uid, 'shelf', value)
      expect(await kept()).toEqual([])
    },
  )
})

import '~tests/support/window/fake-device.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AudioProvider } from '~/audio/audio-provider.tsx'
import { deviceStore } from '~/device/device-store.ts'
import { ResumeKeeper } from '~/listening/resume/resume-keeper.tsx'
import { RecordSessions } from '~/listening/session-log/record-sessions.tsx'
import { sessionLog } from '~/listening/session-log/session-log.ts'
import { createQueryClient } from '~/queries/cache/query-client.ts'
import { SignedInProvider } from '~/queries/person.tsx'
import { desh, newPlayer, yaman } from '~tests/audio/player-over-fake.ts'
import { person, signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'

const database = standInDatabase()
const EVENING = new Date(2026, 2, 14, 23, 50)

beforeEach(async () => {
  vi.useFakeTimers({ now: EVENING, toFake: ['Date'] })
  database.reset()
  signInAsAsha()
  await deviceStore.del(person.uid, 'shelf')
})

afterEach(() => {
  vi.useRealTimers()
})

/** A page of the person whose player has a recording of ten minutes. */
async function openPage() {
  const client = createQueryClient()
  const { player, audio } = newPlayer()
  const opened = () =>
    render(
      <QueryClientProvider client={client}>
        <SignedInProvider>
          <AudioProvider player={player}>
            <MemoryRouter>
              <RecordSessions />
              <ResumeKeeper />
            </MemoryRouter>
          </AudioProvider>
        </SignedInProvider>
      </QueryClientProvider>,
    )
  const view = await act(async () => opened())
  await act(async () => player.load(yaman, { autoplay: true }))
  // The device is read before the first sound comes.
  await waitFor(() => expect(client.isFetching()).toBe(0))
  await act(async () => {
    audio.receive(600)
    audio.deliver()
  })
  return { player, audio, ...view }
}

const shelf = () => deviceStore.get(person.uid, 'shelf')

const hide = () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}

const hidden: [string, () => void][] = [
  ['hides', hide],
  ['leaves', () => window.dispatchEvent(new Event('pagehide'))],
]

test.each(hidden)(
  'a session in a page that a phone %s and then ends continues on the next page',
  async (_way, happen) => {
    const first = await openPage()
    await act(async () => first.audio.advance(300))
    await waitFor(async () => expect(await shelf()).toMatchObject([{ position: 300 }]))
    // Less than what is stored on the way.
    await act(async () => first.audio.advance(3))
    act(happen)
    const began = { day: '2026-03-14', minute: 1430, at: EVENING.toISOString() }
    await waitFor(async () =>
      expect(await shelf()).toMatchObject([
        { position: 303, duration: 600, underWay: { began, spans: [[0, 303]] } },
      ]),
    )
    first.unmount()
    vi.restoreAllMocks()

    vi.setSystemTime(new Date(2026, 2, 15, 0, 30))
    const next = await openPage()
    await waitFor(() => expect(next.player.position().seconds).toBe(303))
    expect(next.player.heardSeconds()).toBe(303)
    await act(async () => next.audio.advance(176))
    expect(sessionLog.mayFinish(), 'one second before four fifths').toBe(false)
    await act(async () => next.audio.advance(1))
    act(() => sessionLog.finish())
    await waitFor(() =>
      expect(database.requests.flatMap(({ asked }) => asked)).toContainEqual({
        name: 'record_session',
        args: expect.objectContaining({ day: '2026-03-14', minute: '1430', minutes: '10' }),
      }),
    )
  },
)

test('a page that is left does not wait for the device to be read before it stores the place', async () => {
  const { audio } = await openPage()
  await act(async () => audio.advance(300))
  await waitFor(async () => expect(await shelf()).toMatchObject([{ position: 300 }]))
  await act(async () => audio.advance(3))
  const get = vi.spyOn(deviceStore, 'get')
  const set = vi.spyOn(deviceStore, 'set')
  act(() => void window.dispatchEvent(new Event('pagehide')))
  expect(set).toHaveBeenCalledOnce()
  expect(get).not.toHaveBeenCalled()
})

test('what was heard in one recording does not count for the next one on the player', async () => {
  const { audio, player } = await openPage()
  await act(async () => audio.advance(303))
  await act(async () => player.load(desh, { autoplay: true }))
  await act(async () => {
    audio.receive(600)
    audio.deliver()
    audio.advance(20)
  })
  await waitFor(async () =>
    expect(await shelf()).toMatchObject([
      { url: desh.audioUrl, position: 20, underWay: { spans: [[0, 20]] } },
      { url: yaman.audioUrl, position: 303 },
    ]),
  )
})

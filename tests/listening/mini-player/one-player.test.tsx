import { outputText } from '~tests/support/output-text.ts'
import '~tests/support/window/fake-device.ts'
import { act, screen, within } from '@testing-library/react'
import { Profiler, Suspense } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { improvised } from '~/domain/session/improvised.ts'
import { ragaRecording } from '~/domain/session/raga-recording.ts'
import { ConnectedMiniPlayer } from '~/listening/mini-player/connected-mini-player.tsx'
import { useHasMiniPlayer } from '~/listening/mini-player/use-has-mini-player.ts'
import { today } from '~/queries/practice/use-today.ts'
import { FakeAudio, recording } from '~tests/audio/fake-audio.ts'
import { audioRows } from '~tests/features/library/audio-rows.ts'
import { openLibrary, thisSession } from '~tests/features/library/open-library.tsx'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { ragaFor } from '~tests/support/sound/raga-for.ts'

const database = standInDatabase()

beforeEach(() => {
  database.reset()
  database.reply = audioRows()
  signInAsAsha()
})

/** What else on the page makes room for the mini-player. */
const Neighbour = () => <output aria-label="room">{String(useHasMiniPlayer())}</output>

const open = (path: string) =>
  act(async () =>
    openLibrary(
      path,
      new FakeAudio(),
      <Suspense>
        <ConnectedMiniPlayer />
        <Neighbour />
      </Suspense>,
    ),
  )

const bar = () => {
  const found = screen.queryByRole('region', { name: 'Player' })
  expect(outputText('room')).toBe(String(found !== null))
  return found && within(found)
}

test('a session that was not begun has no mini-player, on its page or on others', async () => {
  const { go, player, sound } = await open('/audio/day-3')
  await thisSession()
  expect(bar()).toBeNull()
  await sound((element) => element.receive(600))
  expect(bar()).toBeNull()
  await go('/elsewhere')
  expect(bar()).toBeNull()
  await sound(() => player.load(recording()))
  await sound((element) => element.receive(600))
  expect(bar()).toBeNull()
})

test('a page with a player of its own leaves the mini-player of another recording as it is drawn', async () => {
  const rendered = vi.fn()
  const counted = (
    <Profiler id="mini-player" onRender={rendered}>
      <Neighbour />
    </Profiler>
  )
  const { go, player, sound } = openLibrary('/elsewhere', new FakeAudio(), counted)
  await sound(() => player.load(recording({ title: 'Evening light' }), { autoplay: true }))
  await sound((element) => element.receive(600))
  rendered.mockClear()
  await go('/audio/day-3')
  await thisSession()
  expect(outputText('room')).toBe('true')
  expect(rendered).not.toHaveBeenCalled()
})

test('the page is the player of its session, and the mini-player takes over elsewhere', async () => {
  const { go, user, sound } = await open('/audio/day-3')
  const session = await thisSession()
  await user.click(session.getByRole('button', { name: 'Play' }))
  await sound((element) => element.receive(600))
  expect(bar()).toBeNull()
  await user.click(session.getByRole('radio', { name: '15 min' }))
  await sound((element) => element.receive(900))
  expect(bar()).toBeNull()
  expect(screen.getAllByRole('button', { name: 'Pause' })).toHaveLength(1)

  await go('/elsewhere')
  await user.click(bar()?.getByRole('button', { name: 'Pause' }) ?? document.body)
  expect(bar()?.getByRole('button', { name: 'Play' })).toBeDefined()
  await go('/audio/day-3')
  expect((await thisSession()).getByText('Paused')).toBeDefined()
  expect(bar()).toBeNull()
})

test('another session stays in the mini-player until the page takes the player over', async () => {
  const { go, user, player, sound } = await open('/elsewhere')
  await sound(() => player.load(recording(), { autoplay: true }))
  await sound((element) => element.receive(600))
  await go('/audio/day-3')
  const session = await thisSession()
  expect(bar()?.getByRole('link', { name: 'Evening light' })).toBeDefined()
  await user.click(session.getByRole('button', { name: 'Play' }))
  expect(bar()).toBeNull()
  await go('/audio/day-4')
  expect(bar()?.getByRole('link', { name: 'Rain on the Courtyard' })).toBeDefined()
})

test.each([10, 15])(
  'the page is the player of its raga for %i minutes, also under the id of the raga',
  async (minutes) => {
    const { go, user, player, sound } = await open('/elsewhere')
    const desh = ragaRecording(ragaFor('desh'), minutes)
    await sound(() => player.load(improvised(desh, today(), {}), { autoplay: true }))
    await sound((element) => element.receive(60 * minutes))
    expect(bar()?.getByRole('button', { name: 'Pause' })).toBeDefined()
    await go('/audio/day-3')
    const session = await thisSession()
    await user.click(session.getByRole('radio', { name: `${minutes} min` }))
    expect(bar()).toBeNull()
    expect(screen.getAllByRole('button', { name: 'Pause' })).toHaveLength(1)
  },
)

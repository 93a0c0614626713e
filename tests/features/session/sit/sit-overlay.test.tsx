import '~tests/support/window/fake-device.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Composer } from '~/audio/composed/composer.ts'
import { deviceStore } from '~/device/device-store.ts'
import { sessionLog } from '~/listening/session-log/session-log.ts'
import { createQueryClient } from '~/queries/cache/query-client.ts'
import { keepAsHeard } from '~/queries/listening/recently-heard.ts'
import { fakeComposer } from '~tests/audio/composed/fake-composer-worker.ts'
import { fakeStreaming } from '~tests/audio/composed/fake-media-source.ts'
import { FakeAudio, recording } from '~tests/audio/fake-audio.ts'
import { fakeWakeLock } from '~tests/audio/fake-wake-lock.ts'
import { settled } from '~tests/audio/player-over-fake.ts'
import { fromAnotherTab, STORAGE_KEY } from '~tests/services/fake-firebase.ts'
import { person, signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { findDialog, sessionsSent } from '../../../listening/session-log/hear-it-out.tsx'
import { openOver } from '../open-over.tsx'

const database = standInDatabase()
const MINUTE = 60_000

beforeEach(async () => {
  database.reset()
  localStorage.clear()
  signInAsAsha()
  await deviceStore.del(person.uid, 'shelf')
})
afterEach(async () => {
  act(sessionLog.giveUp)
  // It comes after all that this test has put on the shelf.
  const at = new Date().toISOString()
  const heard = { recording: recording(), position: 0, duration: null, at }
  await keepAsHeard(createQueryClient(), person.uid, heard)
  vi.unstubAllGlobals()
})

const withoutWorkers = () =>
  new Composer(() => {
    throw new ReferenceError('Worker is not defined')
  })

const setup = () => screen.findByRole('dialog', { name: 'Sit for a while' })

/** A page in a browser without streams, which composes nothing unless the test says otherwise. */
function openHome(composer = withoutWorkers()) {
  const clock = { now: 1000 }
  const made: FakeAudio[] = []
  const create = () => {
    const audio = new FakeAudio()
    made.push(audio)
    return audio.element
  }
  const { streaming } = fakeStreaming()
  const pages = openOver('', {
    composed: { composer, way: { kind: 'whole' }, streaming },
    clock: { create, now: () => clock.now },
  })
  return {
    ...pages,
    made,
    status: () => pages.player.snapshot().status,
    openTimer: () => pages.user.click(screen.getByRole('link', { name: 'Sit' })),
    /** Lets time pass, and has the sit look at it. */
    pass: (ms: number) =>
      act(async () => {
        clock.now += ms
        document.dispatchEvent(new Event('visibilitychange'))
      }),
  }
}

async function openSetup(composer?: Composer) {
  const pages = openHome(composer)
  await pages.openTimer()
  return { ...pages, dialog: within(await setup()) }
}

/** Waits until the device has the place of a recording. */
const keptAt = (position: number) =>
  vi.waitFor(async () => {
    const kept: unknown = await deviceStore.get(person.uid, 'shelf')
    expect(kept).toContainEqual(expect.objectContaining({ position }))
  })

/** Under way, on a clock that the test holds. */
async function sit(minutes = '10', composer?: Composer) {
  const pages = await openSetup(composer)
  await pages.user.type(pages.dialog.getByRole('textbox', { name: 'Minutes' }), minutes, {
    initialSelectionStart: 0,
    initialSelectionEnd: 3,
  })
  await pages.press('Begin')
  return pages
}

test('the choice is of length, sound, tuning and bells, and is remembered', async () => {
  const { dialog, user, press, made } = await openSetup()
  await user.click(dialog.getByRole('radio', { name: '45 minutes' }))
  expect(dialog.queryByRole('group', { name: 'Sa on' })).toBeNull()
  await user.click(dialog.getByRole('radio', { name: 'Tanpura' }))
  await user.click(dialog.getByRole('radio', { name: 'Sa on D' }))
  await user.click(dialog.getByRole('radio', { name: 'Halfway' }))
  await press('Begin')
  expect(await screen.findByRole('dialog', { name: 'Tanpura sit' })).toBeDefined()
  expect(made.map(({ src }) => src)).toContain('/recordings/tanpura-d.mp3')
  expect(JSON.parse(localStorage.getItem('alap:sit') ?? '')).toEqual({
    minutes: 45,
    sound: 'tanpura',
    tuning: 'd',
    bells: 'halfway',
  })
})

test('the choice of rain makes a sit of that name', async () => {
  const { dialog, user, press } = await openSetup()
  await user.click(dialog.getByRole('radio', { name: 'Rain' }))
  expect(dialog.queryByRole('group', { name: 'Sa on' })).toBeNull()
  await press('Begin')
  expect(await screen.findByRole('dialog', { name: 'Rain sit' })).toBeDefined()
})

const LATE_BELL = /On a locked phone a bell may wait until you look/

test('the choice says that a bell may be late only for a length that goes by the clock here', async () => {
  const { dialog, user } = await openSetup()
  expect(dialog.queryByText(LATE_BELL)).toBeNull()
  expect(dialog.getByText(/The bells are part of the sound\./)).toBeDefined()
  expect(dialog.getByText(/are composed by Alap; no musicians recorded them\.$/)).toBeDefined()
  await user.click(dialog.getByRole('radio', { name: '60 minutes' }))
  expect(dialog.queryByText(LATE_BELL)).toBeNull()
  const all = { initialSelectionStart: 0, initialSelectionEnd: 3 }
  await user.type(dialog.getByRole('textbox', { name: 'Minutes' }), '61', all)
  expect(dialog.getByText(LATE_BELL)).toBeDefined()
})

test('the choice says nothing of late bells where a sit of any length is composed', async () => {
  vi.stubGlobal('MediaSource', { isTypeSupported: () => true })
  const { dialog, user } = await openSetup()
  await user.click(dialog.getByRole('radio', { name: '60 minutes' }))
  expect(dialog.queryByText(LATE_BELL)).toBeNull()
})

test('a sit whose sound cannot be composed says so, and goes on', async () => {
  const { pass } = await sit()
  expect(screen.getByText(/could not be composed. It goes on by the clock/)).toBeDefined()
  expect(screen.getByText(LATE_BELL)).toBeDefined()
  await pass(MINUTE)
  expect(screen.getByRole('timer').textContent).toBe('9:00')
})

test('a sit too long for this browser goes by the clock as it was told, without a word more', async () => {
  await sit('61')
  expect(screen.queryByText(/could not be composed/)).toBeNull()
})

test('a sit that is composed first shows how much is there, and can begin without it', async () => {
  const { composer, workers } = fakeComposer()
  const { press } = await sit('10', composer)
  expect(screen.getByText(/^Composing the sit: 0 percent\./)).toBeDefined()
  expect(workers).toHaveLength(1)
  await press('Begin without it')
  expect(screen.queryByText(/^Composing/)).toBeNull()
  expect(screen.getByText(LATE_BELL)).toBeDefined()
  expect(workers[0]?.isTerminated).toBe(true)
})

test('the choice of an invalid length is reported at its field', async () => {
  const { dialog, user, press, status } = await openSetup()
  const minutes = dialog.getByRole('textbox', { name: 'Minutes' })
  await user.clear(minutes)
  await user.type(minutes, '181')
  await press('Begin')
  expect(dialog.getByText('A sit lasts 1 to 180 minutes.')).toBeDefined()
  expect(document.activeElement).toBe(minutes)
  expect(minutes.getAttribute('aria-invalid')).toBe('true')
  expect(status()).toBe('idle')
})

test('a sit heard to its end is recorded once, like a session, and asks the closing question', async () => {
  const { pass, address } = await sit()
  await pass(10 * MINUTE + 100)
  const dialog = within(await findDialog())
  expect(dialog.getByText('Silent sit')).toBeDefined()
  expect(dialog.getByText('10 minutes')).toBeDefined()
  expect(await dialog.findByText('Recorded')).toBeDefined()
  expect(screen.queryByRole('timer')).toBeNull()
  expect(address()).toBe('/dashboard')
  expect(sessionsSent(database)).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)])
})

test('a sit that cannot be stored can be sent again, under the same id', async () => {
  const { pass, user } = await sit()
  database.refuseWith = '42501'
  await pass(11 * MINUTE)
  const dialog = within(await findDialog())
  expect(await dialog.findByText('Not recorded yet')).toBeDefined()
  database.refuseWith = null
  await user.click(dialog.getByRole('button', { name: 'Begin Reflection' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(new Set(sessionsSent(database)).size).toBe(1)
  expect(sessionsSent(database).length).toBeGreaterThan(1)
})

test('a sit pauses, continues, and shows the time that is left', async () => {
  const { pass, press } = await sit()
  await pass(95_000)
  expect(screen.getByRole('timer', { name: '8 minutes 25 seconds left' })).toBeDefined()
  await press('Pause')
  expect(screen.getByText('Paused')).toBeDefined()
  await pass(5 * MINUTE)
  await press('Resume')
  expect(screen.getByRole('timer').textContent).toBe('8:25')
})

test('a sit hides its time at a tap, and shows it again', async () => {
  const { user, press } = await sit()
  await user.click(screen.getByRole('dialog', { name: 'Silent sit' }))
  expect(screen.queryByRole('timer')).toBeNull()
  await press('Show the time')
  expect(screen.getByRole('timer')).toBeDefined()
})

test('a sit ended before four fifths asks first, and is not recorded', async () => {
  const { pass, press, address } = await sit()
  await pass(7 * MINUTE)
  await press('End the sit')
  await screen.findByRole('dialog', { name: 'End this sit?' })
  await press('Go on sitting')
  expect(screen.getByRole('timer')).toBeDefined()
  await press('End the sit')
  await press('End without recording')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/dashboard')
  expect(sessionsSent(database)).toEqual([])
})

test('a sit ended after four fifths counts with its actual minutes', async () => {
  const { pass, press } = await sit('20')
  await pass(17 * MINUTE)
  await press('End the sit')
  const dialog = within(await findDialog())
  expect(dialog.getByText('17 minutes')).toBeDefined()
  await waitFor(() => expect(sessionsSent(database)).toHaveLength(1))
})

test('a sit that is left waits, shows that, and is found again', async () => {
  const { pass, openTimer, back, status } = await sit()
  await pass(2 * MINUTE)
  await back()
  expect(await screen.findByText('Your sit is paused')).toBeDefined()
  expect(status()).toBe('paused')
  await pass(30 * MINUTE)
  expect(sessionsSent(database)).toEqual([])
  await openTimer()
  expect((await screen.findByRole('timer')).textContent).toBe('8:00')
  expect(screen.getByRole('button', { name: 'Resume' })).toBeDefined()
})

test('a sit that is left is in the mini-player, which leads back to it', async () => {
  const { pass, user, back, press } = await sit()
  await pass(2 * MINUTE)
  await back()
  const player = within(await screen.findByRole('region', { name: 'Player' }))
  expect(player.queryByRole('button', { name: /^Favourite/ })).toBeNull()
  await user.click(player.getByRole('link', { name: 'Silent sit' }))
  await screen.findByRole('dialog', { name: 'Silent sit' })
  await press('Resume')
  expect(screen.queryByText('Paused')).toBeNull()
})

test('a sit that is left is there after a reload, waiting where it was', async () => {
  const { pass, unmount } = await sit()
  await pass(2 * MINUTE)
  await keptAt(120)
  unmount()
  const after = openHome()
  await after.openTimer()
  expect((await screen.findByRole('timer')).textContent).toBe('8:00')
  expect(screen.getByText('Paused')).toBeDefined()
  await after.pass(MINUTE)
  await after.press('Resume')
  await after.pass(8 * MINUTE)
  expect(within(await findDialog()).getByText('10 minutes')).toBeDefined()
})

test('a sit that was ended before a reload does not wait', async () => {
  const { pass, press, unmount } = await sit()
  await pass(2 * MINUTE)
  await press('End the sit')
  await press('End without recording')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await vi.waitFor(async () => expect(await deviceStore.get(person.uid, 'shelf')).toEqual([]))
  unmount()
  await openHome().openTimer()
  expect(await setup()).toBeDefined()
})

test('a sit takes the place of the recording in the player, whose place is kept', async () => {
  const pages = openHome()
  const elsewhere = recording({ audioUrl: 'https://music.example/yaman.mp3' })
  await pages.happen(() => {
    pages.player.load(elsewhere, { autoplay: true })
    pages.audio.receive()
  })
  await pages.happen(() => pages.audio.advance(30))
  await pages.openTimer()
  await setup()
  await pages.press('Begin')
  expect(pages.player.snapshot().recording?.title).toBe('Silent sit')
  expect(pages.made.filter(({ paused }) => !paused).length).toBeGreaterThan(0)
  await keptAt(30)
  pages.player.load(elsewhere)
  expect(pages.player.position().seconds).toBe(30)
})

test('a sit keeps the screen on while it runs', async () => {
  const lock = fakeWakeLock()
  const { press } = await sit()
  await settled()
  expect(lock.held()).toBe(1)
  await press('Pause')
  await waitFor(() => expect(lock.held()).toBe(0))
  await press('Resume')
  await waitFor(() => expect(lock.held()).toBe(1))
})

test('a sit stops when the person signs out, and is not passed on to another person', async () => {
  const { pass, status } = await sit()
  await pass(MINUTE)
  await act(async () => fromAnotherTab(() => localStorage.removeItem(STORAGE_KEY)))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(status()).toBe('idle')
  await pass(20 * MINUTE)
  expect(sessionsSent(database)).toEqual([])
})

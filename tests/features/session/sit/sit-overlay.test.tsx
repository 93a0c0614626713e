import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { pageSit } from '~/features/session/sit/page-sit.ts'
import { recording } from '~tests/audio/fake-audio.ts'
import { fakeWakeLock } from '~tests/audio/fake-wake-lock.ts'
import { settled } from '~tests/audio/player-over-fake.ts'
import { fromAnotherTab, STORAGE_KEY } from '~tests/services/fake-firebase.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { findDialog, sessionsSent } from '../../../listening/session-log/hear-it-out.tsx'
import { collectAudio, openOver } from '../open-over.tsx'

const database = standInDatabase()
const MINUTE = 60_000

beforeEach(() => {
  database.reset()
  localStorage.clear()
  sessionStorage.clear()
  signInAsAsha()
  // A browser without workers: a sit goes by the clock.
  vi.stubGlobal('Worker', undefined)
})
afterEach(() => {
  pageSit.giveUp()
  vi.unstubAllGlobals()
})

/** A browser whose workers begin, and send nothing. */
function standInWorkers() {
  const workers: { isTerminated: boolean }[] = []
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      isTerminated = false
      constructor() {
        super()
        workers.push(this)
      }
      postMessage() {}
      terminate() {
        this.isTerminated = true
      }
    },
  )
  return { workers }
}

const setup = () => screen.findByRole('dialog', { name: 'Sit for a while' })

async function openSetup() {
  const made = collectAudio()
  const pages = openOver()
  await pages.user.click(screen.getByRole('link', { name: 'Sit' }))
  return { ...pages, made, dialog: within(await setup()) }
}

/** Under way, on clocks that the test holds from the first moment. */
async function sit(minutes = '10') {
  const clock = { now: performance.now(), wall: Date.now() }
  vi.spyOn(performance, 'now').mockImplementation(() => clock.now)
  vi.spyOn(Date, 'now').mockImplementation(() => clock.wall)
  const pages = await openSetup()
  await pages.user.type(pages.dialog.getByRole('textbox', { name: 'Minutes' }), minutes, {
    initialSelectionStart: 0,
    initialSelectionEnd: 3,
  })
  await pages.press('Begin')
  return {
    ...pages,
    /** Lets time pass, and has the sit look at it. */
    pass: (ms: number) =>
      act(async () => {
        clock.now += ms
        clock.wall += ms
        pageSit.look()
      }),
  }
}

describe('in two tabs', () => {
  test('a sit pauses when a recording begins in another tab', async () => {
    await sit()
    expect(pageSit.snapshot().status).toBe('running')
    const other = new BroadcastChannel('alap:player')
    other.postMessage({ began: Date.now() + 1000 })
    await waitFor(() => expect(pageSit.snapshot().status).toBe('paused'))
    other.close()
  })
})

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
  await user.click(dialog.getByRole('radio', { name: '30 minutes' }))
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
  await sit('30')
  expect(screen.queryByText(/could not be composed/)).toBeNull()
})

test('a sit that is composed first shows how much is there, and can begin without it', async () => {
  const { workers } = standInWorkers()
  const { press } = await sit('10')
  expect(screen.getByText(/^Composing the sit: 0 percent\./)).toBeDefined()
  expect(workers).toHaveLength(1)
  await press('Begin without it')
  expect(screen.queryByText(/^Composing/)).toBeNull()
  expect(screen.getByText(LATE_BELL)).toBeDefined()
  expect(workers[0]?.isTerminated).toBe(true)
})

test('the choice of an invalid length is reported at its field', async () => {
  const { dialog, user, press } = await openSetup()
  const minutes = dialog.getByRole('textbox', { name: 'Minutes' })
  await user.clear(minutes)
  await user.type(minutes, '181')
  await press('Begin')
  expect(dialog.getByText('A sit lasts 1 to 180 minutes.')).toBeDefined()
  expect(document.activeElement).toBe(minutes)
  expect(minutes.getAttribute('aria-invalid')).toBe('true')
  expect(pageSit.snapshot().status).toBe('none')
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
  const { pass, user, back } = await sit()
  await pass(2 * MINUTE)
  await back()
  expect(await screen.findByText('Your sit is paused')).toBeDefined()
  await pass(30 * MINUTE)
  expect(sessionsSent(database)).toEqual([])
  await user.click(screen.getByRole('link', { name: 'Sit' }))
  expect((await screen.findByRole('timer')).textContent).toBe('8:00')
  expect(screen.getByRole('button', { name: 'Resume' })).toBeDefined()
})

test('a sit pauses the recording in the player, which stays for later', async () => {
  const made = collectAudio()
  const pages = openOver()
  await pages.happen(() => {
    pages.player.load(recording(), { autoplay: true })
    pages.audio.receive()
  })
  await pages.user.click(screen.getByRole('link', { name: 'Sit' }))
  await setup()
  await pages.press('Begin')
  expect(pages.player.snapshot().status).toBe('paused')
  expect(made.filter(({ paused }) => !paused).length).toBeGreaterThan(0)
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
  const { pass } = await sit()
  await pass(MINUTE)
  await act(async () => fromAnotherTab(() => localStorage.removeItem(STORAGE_KEY)))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(pageSit.snapshot().status).toBe('paused')
  await pass(20 * MINUTE)
  expect(sessionsSent(database)).toEqual([])
  act(() => pageSit.open('ravi'))
  expect(pageSit.snapshot().status).toBe('none')
})

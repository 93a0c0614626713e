import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { improvisationOf } from '~/domain/improvisation/improvisation.ts'
import { ownMinutes } from '~/listening/own-minutes.ts'
import { soundWish } from '~/listening/sound-wish.ts'
import { today } from '~/queries/practice/use-today.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { libraryRows } from '../library-rows.ts'
import { button, DESH, openSession, openSettings } from '../on-stage.tsx'

const database = standInDatabase()

beforeEach(() => {
  database.reset()
  database.reply = libraryRows()
  signInAsAsha()
  soundWish.change({ sa: null, balance: 0, pulse: null })
  ownMinutes.choose(null)
})

async function openSound(state: unknown = { ...DESH, mood: null }) {
  const pages = await openSession(state)
  await pages.sound((element) => element.receive(600))
  const settings = await openSettings(pages)
  const openRow = (row: string) => pages.user.click(settings.getByText(row))
  return { ...pages, settings, openRow }
}

async function play(pages: Awaited<ReturnType<typeof openSession>>, seconds: number) {
  await pages.user.click(button('Play'))
  await pages.sound((element) => element.advance(seconds))
}

test('the session is today’s improvisation in the usual sound', async () => {
  const { audio, settings, openRow } = await openSound()
  expect(audio.src).toBe(`/recordings/desh-10.mp3?seed=${today()}`)
  expect(settings.getByText('10 min')).toBeDefined()
  expect(settings.getByText('Usual Sa, usual melody')).toBeDefined()
  await openRow('Length')
  expect(settings.getByRole('radio', { name: '10 minutes' })).toHaveProperty('checked', true)
})

test('one press lets the tanpura sound alone where the session is, and another brings the melody back', async () => {
  const pages = await openSound()
  await play(pages, 42)
  const alone = () => button('Tanpura alone')
  expect(alone().getAttribute('aria-pressed')).toBe('false')
  await pages.openRow('Sound')
  await pages.user.click(pages.settings.getByRole('radio', { name: 'Soft' }))
  await pages.user.click(alone())
  expect(alone().getAttribute('aria-pressed')).toBe('true')
  expect(improvisationOf(pages.audio.src)?.balance).toBe('drone')
  expect(pages.player.position().seconds).toBe(42)
  expect(pages.settings.getByText('Usual Sa, no melody')).toBeDefined()
  await pages.user.click(alone())
  expect(improvisationOf(pages.audio.src)?.balance).toBe(-2)
})

test('another length is played, shown and remembered', async () => {
  const { audio, settings, openRow, player, user, go } = await openSound()
  await openRow('Length')
  await user.click(settings.getByRole('radio', { name: 'Another length' }))
  expect(audio.src).toBe(`/recordings/desh-10.mp3?seed=${today()}`)
  settings.getByRole('slider', { name: 'Length' }).focus()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(audio.src).toBe(`/recordings/desh-12.mp3?seed=${today()}`)
  expect(player.snapshot().recording?.minutes).toBe(12)
  expect(audio.plays).toBe(0)
  await user.click(settings.getByRole('button', { name: 'Close' }))
  await go('/dashboard')
  await go('/session', { title: 'Bhupali', audioUrl: '/recordings/bhupali-20.mp3', mood: null })
  expect(improvisationOf(audio.src)?.legs[0].minutes).toBe(12)
  expect(localStorage.getItem('alap:minutes')).toBe('12')
})

test('a length that was asked for counts before the one that is remembered', async () => {
  ownMinutes.choose(45)
  const { audio } = await openSession({ ...DESH, mood: null, sessionData: { minutes: 10 } })
  expect(audio.src).toBe(`/recordings/desh-10.mp3?seed=${today()}`)
})

test('another Sa goes on where the session is, and what was heard still counts', async () => {
  const pages = await openSession({ ...DESH, mood: null })
  const { audio, player, user, sound } = pages
  await sound((element) => element.receive(600))
  await play(pages, 120)
  const settings = await openSettings(pages)
  await user.click(settings.getByText('Sound'))
  await user.selectOptions(settings.getByRole('combobox', { name: 'Sa' }), 'C♯3')
  expect(audio.src).toBe(`/recordings/desh-10.mp3?seed=${today()}&sa=cs3`)
  expect(audio.paused).toBe(false)
  await sound((element) => element.receive(600))
  expect(player.position().seconds).toBeCloseTo(120)
  expect(player.heardSeconds()).toBeCloseTo(120)
})

test('the drone alone keeps its place too, and stays paused', async () => {
  const pages = await openSession({ ...DESH, mood: null })
  const { audio, player, user, sound } = pages
  await sound((element) => element.receive(600))
  await play(pages, 60)
  await user.click(button('Pause'))
  const settings = await openSettings(pages)
  await user.click(settings.getByText('Sound'))
  expect(settings.getByText(/four strings of the tanpura are low Pa, Sa, Sa and/)).toBeDefined()
  await user.click(settings.getByRole('radio', { name: 'None: the tanpura alone' }))
  await sound((element) => element.receive(600))
  expect(audio.src).toBe(`/recordings/desh-10.mp3?seed=${today()}&balance=drone`)
  expect([audio.paused, Math.round(player.position().seconds)]).toEqual([true, 60])
})

test('a new length of a session under way is said to begin anew, and does', async () => {
  const pages = await openSession({ ...DESH, mood: null })
  const { audio, player, user, sound } = pages
  await sound((element) => element.receive(600))
  await play(pages, 60)
  const settings = await openSettings(pages, 'Length')
  expect(settings.getByText('Another length starts the session again.')).toBeDefined()
  await user.click(settings.getByRole('radio', { name: '5 minutes' }))
  await sound((element) => element.receive(300))
  expect(audio.src).toContain('/recordings/desh-5.mp3')
  expect([audio.paused, player.heardSeconds()]).toEqual([false, 0])
})

test('a speaking voice leads to a Sa, and the usual one can be had again', async () => {
  const { audio, settings, user } = await openSound()
  await user.click(settings.getByText('Sound'))
  await user.click(settings.getByRole('radio', { name: /^High: begin with Sa on G3/ }))
  expect(audio.src).toContain('sa=g3')
  expect(settings.getByRole<HTMLSelectElement>('combobox', { name: 'Sa' }).value).toBe('g3')
  await user.selectOptions(settings.getByRole('combobox', { name: 'Sa' }), '')
  expect(audio.src).not.toContain('sa=')
})

test('a recording from elsewhere has nothing to change', async () => {
  const { settings } = await openSound({
    title: 'Rain',
    audioUrl: 'https://example.org/rain.mp3',
    mood: null,
  })
  expect(settings.queryByText('Length')).toBeNull()
  expect(settings.queryByText('Sound')).toBeNull()
  expect(settings.getByText('Breath')).toBeDefined()
})

test('a tone that cannot be played is said not to matter', async () => {
  vi.stubGlobal(
    'AudioContext',
    class {
      constructor() {
        throw new Error('no sound here')
      }
    },
  )
  const { settings, user } = await openSound()
  await user.click(settings.getByText('Sound'))
  fireEvent.click(settings.getByRole('button', { name: 'Hear Sa' }))
  expect(await screen.findByText(/The tone could not be played/)).toBeDefined()
  expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Hear Sa' })).toBeDefined()
  vi.unstubAllGlobals()
})

test('the link of a session plays that one again, on another day and for another person', async () => {
  const written: string[] = []
  const { settings, user, audio, go } = await openSound()
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    written.push(text)
  })
  await user.click(settings.getByText('Share this improvisation'))
  expect(settings.getByText('Whoever opens the link hears exactly this.')).toBeDefined()
  await user.click(settings.getByRole('button', { name: 'Copy link' }))
  expect(settings.getByRole('button', { name: 'Link copied' })).toBeDefined()
  const [link = ''] = written
  const { pathname, search, origin } = new URL(link)
  expect(origin).toBe(window.location.origin)
  await user.click(settings.getByRole('button', { name: 'Close' }))
  await go('/dashboard')
  const old = search.replace(today(), '2026-01-02')
  await go(`${pathname}${old}`)
  expect(audio.src).toBe('/recordings/desh-10.mp3?seed=2026-01-02')
  expect(audio.plays).toBe(0)
})

test('a link to a journey plays both of its ragas, and is shared again', async () => {
  const written: string[] = []
  const pages = await openSession()
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    written.push(text)
  })
  const link = '/session?play=malkauns&then=bhupali&minutes=15&seed=2026-01-02&sa=e3'
  await pages.go(link)
  expect(
    await screen.findByRole('heading', { level: 1, name: /^Malkauns, then Bhupali/ }),
  ).toBeDefined()
  expect(pages.audio.src).toBe('/recordings/malkauns-5+bhupali-10.mp3?seed=2026-01-02&sa=e3')
  const settings = await openSettings(pages, 'Share this improvisation')
  await pages.user.click(settings.getByRole('button', { name: 'Copy link' }))
  expect(written).toEqual([`${window.location.origin}${link}`])
  await pages.user.click(settings.getByText('Sound'))
  expect(
    settings.getByText(
      'The four strings of the tanpura are low Ma, Sa, Sa and low Sa. When Bhupali begins, the first is tuned to low Pa.',
    ),
  ).toBeDefined()
})

test('a link that cannot be played as it is says so, and the nearest one waits', async () => {
  const pages = await openSession()
  await pages.go('/session?play=yaman&minutes=61&seed=2026-01-02')
  expect(await screen.findByText(/A session lasts 3 to 60 minutes/)).toBeDefined()
  expect(pages.audio.src).toBe('/recordings/yaman-60.mp3?seed=2026-01-02')
})

test('another pulse of the drone goes on at its place, and is remembered', async () => {
  const pages = await openSound()
  await pages.user.click(pages.settings.getByText('Sound'))
  await pages.user.click(pages.settings.getByRole('radio', { name: 'Slow' }))
  expect(pages.audio.src).toBe(`/recordings/desh-10.mp3?seed=${today()}&pulse=slow`)
  expect(localStorage.getItem('alap:sound')).toBe('pulse=slow&balance=0')
  await pages.user.click(
    pages.settings.getAllByRole('radio', { name: 'Usual' }).at(-1) as HTMLElement,
  )
  expect(pages.audio.src).toBe(`/recordings/desh-10.mp3?seed=${today()}`)
})

import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { recording } from '~tests/audio/fake-audio.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { todays } from '~tests/support/sound/todays.ts'
import { libraryRows } from '../library-rows.ts'
import { button, DESH, heading, openSession, openSettings } from '../on-stage.tsx'
import { openPages } from '../open-pages.tsx'

const database = standInDatabase()
const FORBIDDEN = '42501'

beforeEach(() => {
  database.reset()
  database.reply = libraryRows()
  signInAsAsha()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('the screen', () => {
  test('the screen shows title, raga in both scripts, description and affirmation, and waits for a touch', async () => {
    const { audio, sound } = await openSession({ ...DESH, mood: null })
    await heading(/^Rain on the Courtyard Desh देश$/)
    expect(await screen.findByText('About Rain on the Courtyard.')).toBeDefined()
    expect(screen.getByText('I am here, and here is enough.')).toBeDefined()
    expect(audio.src).toBe(todays(DESH.audioUrl))
    await sound((element) => element.receive(600))
    expect(audio.plays).toBe(0)
    expect(screen.getByText('Ready when you are')).toBeDefined()
    expect(button('Play')).toBeDefined()
  })

  test('the screen asks the database for the rows and for the library, once each', async () => {
    await openSession({ ...DESH, mood: null })
    await screen.findByText('About Rain on the Courtyard.')
    expect(database.asked()).toEqual(['catalogue', 'first'])
  })

  test('the screen keeps the page from scrolling until it is left', async () => {
    const { go } = await openSession()
    expect(document.documentElement.style.overflow).toBe('hidden')
    await go('/dashboard')
    expect(document.documentElement.style.overflow).toBe('')
  })

  test('the screen shows calmly that the recording does not come, and fetches it again', async () => {
    const { audio, player } = await openSession({ ...DESH, mood: null })
    await heading(/^Rain on the Courtyard Desh देश$/)
    vi.useFakeTimers()
    fireEvent.click(button('Play'))
    act(() => player.clear())
    fireEvent.click(button('Play'))
    act(() => vi.advanceTimersByTime(20_000))
    expect(screen.getByText('This takes longer than usual.')).toBeDefined()
    const { loads } = audio
    fireEvent.click(button('Try again'))
    expect(audio.loads).toBe(loads + 1)
    expect(screen.getByText('Preparing the recording…')).toBeDefined()
  })

  test('the screen plays, pauses, skips and shows the time', async () => {
    const { user, audio, sound } = await openSession({ ...DESH, mood: null })
    await sound((element) => element.receive(600))
    await user.click(button('Play'))
    await sound((element) => element.advance(65))
    expect(screen.getByText('1:05')).toBeDefined()
    expect(screen.getByText('10:00')).toBeDefined()
    await user.click(button('Forward 10 seconds'))
    await user.click(button('Back 10 seconds'))
    expect(audio.seeks).toEqual([75, 65])
    await user.click(button('Pause'))
    expect(audio.paused).toBe(true)
    expect(screen.getByText('Paused')).toBeDefined()
  })

  test('the screen plays built-in sessions when the database cannot be reached', async () => {
    database.refuseWith = FORBIDDEN
    const { audio } = await openSession()
    await heading(/^Loving Kindness/)
    await waitFor(() => expect(audio.src).toBe(todays('/recordings/ahir-bhairav-10.mp3')))
  })
})

describe('trouble with the sound', () => {
  test('trouble with the sound is shown, and the file can be fetched again', async () => {
    const { user, audio, sound } = await openSession({ ...DESH, mood: null })
    await user.click(button('Play'))
    await sound((element) => element.fail(2))
    const alert = screen.getByRole('alert')
    expect(alert.textContent).toContain('Audio Error Failed to load audio file')
    const before = audio.loads
    await user.click(button('Try again'))
    expect(audio.loads).toBe(before + 1)
    await sound((element) => element.receive(600))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(button('Pause')).toBeDefined()
  })

  test('trouble with the sound has its own words for a file that is no sound', async () => {
    const { sound } = await openSession({ ...DESH, mood: null })
    await sound((element) => element.fail(3))
    expect(screen.getByRole('alert').textContent).toContain(
      'Playback Error Failed to play audio. Please try again.',
    )
  })

  test('trouble with the sound is not shown when the browser asks for a touch first', async () => {
    const pages = openPages()
    pages.audio.policy = 'NotAllowedError'
    await pages.go('/session', { mood: 2 })
    await heading(/Shivaranjani/)
    await waitFor(() => expect(pages.audio.plays).toBe(1))
    await pages.sound((element) => element.receive(600))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(button('Play')).toBeDefined()
  })

  test('a start that the browser refused is not tried again when the screen changes', async () => {
    const pages = openPages()
    pages.audio.policy = 'NotAllowedError'
    await pages.go('/session', { audioUrl: '/recordings/yaman-10.mp3', mood: 4 })
    await heading(/Yaman/)
    await pages.sound((element) => element.receive(600))
    await pages.sound(() => pages.player.setMuted(true))
    await pages.sound(() => pages.player.setVolume(0.5))
    expect(pages.audio.plays).toBe(1)
  })
})

describe('coming and going', () => {
  test('the sound continues on other pages, and coming back does not start it over', async () => {
    const { user, audio, sound, go } = await openSession({ ...DESH, mood: null })
    await sound((element) => element.receive(600))
    await user.click(button('Play'))
    await sound((element) => element.advance(120))
    const { loads } = audio
    await go('/dashboard')
    expect(audio.paused).toBe(false)
    await go('/session', { ...DESH, mood: 4 })
    await heading(/Rain on the Courtyard/)
    expect(audio.loads).toBe(loads)
    expect(audio.currentTime).toBe(120)
  })

  test('a paused session stays paused when the person comes back', async () => {
    const { user, audio, sound, go } = await openSession({ ...DESH, mood: 4 })
    await sound((element) => element.receive(600))
    await user.click(button('Pause'))
    await go('/dashboard')
    await go('/session', { ...DESH, mood: 4 })
    await heading(/Rain on the Courtyard/)
    expect(audio.paused).toBe(true)
  })

  test('the browser’s back button starts no sound by itself', async () => {
    const { audio, player, go, back, sound } = await openSession({ mood: 2 })
    await waitFor(() => expect(audio.plays).toBe(1))
    await go('/dashboard')
    await sound(() => player.clear())
    await back()
    await heading(/Put It Down/)
    expect(audio.plays).toBe(1)
  })

  test('the screen opened without a session shows what is playing', async () => {
    const pages = openPages()
    await pages.sound(() => pages.player.load(recording(), { autoplay: true }))
    const { loads } = pages.audio
    await pages.go('/session')
    await heading(/^Evening light Yaman यमन$/)
    expect(pages.audio.loads).toBe(loads)
  })

  test.each([
    ['/recordings/desh-10.mp3', /^Composed on this device from the raga’s grammar; no musicians/],
    ['https://media.example/desh.mp3', /^A recording from media\.example, not composed on this/],
  ])('the session of %s says in its settings how it came to be', async (audioUrl, words) => {
    const settings = await openSettings(await openSession({ ...DESH, audioUrl }))
    expect(settings.getAllByText(words)).toHaveLength(1)
    expect(screen.getAllByText(words)).toHaveLength(1)
  })

  test('the session can be stopped and left for good', async () => {
    const pages = await openSession({ ...DESH, mood: null })
    const settings = await openSettings(pages)
    await pages.user.click(settings.getByRole('button', { name: 'Stop and leave' }))
    expect(pages.address().pathname).toBe('/dashboard')
    expect(pages.player.snapshot().status).toBe('idle')
  })
})

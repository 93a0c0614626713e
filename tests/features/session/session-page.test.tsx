import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { today } from '~/queries/use-today.ts'
import { track } from '~tests/audio/fake-audio.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database-stand-in.ts'
import { held } from '~tests/support/held.ts'
import { libraryRows } from './library-rows.ts'
import { openPages } from './open-pages.tsx'

const database = standInDatabase()
const FORBIDDEN = '42501'
const DESH = { title: 'Rain on the Courtyard', audioUrl: '/recordings/desh-10.mp3' }

beforeEach(() => {
  database.reset()
  database.rows = libraryRows()
  signInAsAsha()
})

const heading = (name: RegExp) => screen.findByRole('heading', { level: 1, name })
const button = (name: string) => screen.getByRole('button', { name })

async function openSession(state?: unknown) {
  const pages = openPages()
  await pages.go('/session', state)
  await screen.findByRole('heading', { level: 1 })
  return pages
}

async function openMore(pages: ReturnType<typeof openPages>) {
  await pages.user.click(button('More'))
  return within(await screen.findByRole('dialog', { name: 'This session' }))
}

describe('the screen', () => {
  test('shows title, raga in both scripts, description and affirmation, and waits for a touch', async () => {
    const { audio, sound } = await openSession({ ...DESH, mood: null })
    await heading(/^Rain on the Courtyard Desh देश$/)
    expect(await screen.findByText('About Rain on the Courtyard.')).toBeDefined()
    expect(screen.getByText('I am here, and here is enough.')).toBeDefined()
    expect(audio.src).toBe(DESH.audioUrl)
    await sound((element) => element.receive(600))
    expect(audio.plays).toBe(0)
    expect(screen.getByText('Ready when you are')).toBeDefined()
    expect(button('Play')).toBeDefined()
  })

  test('asks the database once', async () => {
    await openSession({ ...DESH, mood: null })
    await screen.findByText('About Rain on the Courtyard.')
    expect(database.requests).toHaveLength(1)
    expect(database.requests[0]?.asked).toHaveLength(4)
  })

  test('keeps the page from scrolling until it is left', async () => {
    const { go } = await openSession()
    expect(document.documentElement.style.overflow).toBe('hidden')
    await go('/dashboard')
    expect(document.documentElement.style.overflow).toBe('')
  })

  test('plays, pauses, skips and tells the time', async () => {
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

  test('plays on with built-in sessions when the database cannot be asked', async () => {
    database.refuseWith = FORBIDDEN
    const { audio } = await openSession()
    await heading(/^Morning Calm/)
    expect(audio.src).toBe('/recordings/ahir-bhairav-10.mp3')
  })
})

describe('trouble with the sound', () => {
  test('is told, and the file can be fetched again', async () => {
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

  test('is worded for a file that is no sound', async () => {
    const { sound } = await openSession({ ...DESH, mood: null })
    await sound((element) => element.fail(3))
    expect(screen.getByRole('alert').textContent).toContain(
      'Playback Error Failed to play audio. Please try again.',
    )
  })

  test('is none when the browser wants a touch before it plays', async () => {
    const pages = openPages()
    pages.audio.policy = 'NotAllowedError'
    await pages.go('/session', { mood: 2 })
    await heading(/Shivaranjani/)
    await waitFor(() => expect(pages.audio.plays).toBe(1))
    await pages.sound((element) => element.receive(600))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(button('Play')).toBeDefined()
  })
})

describe('with a mood', () => {
  test('the first track of its raga takes over and starts by itself', async () => {
    const { audio } = await openSession({ mood: 2 })
    await heading(/^Put It Down Shivaranjani/)
    await waitFor(() => expect(audio.plays).toBe(1))
    expect(audio.src).toBe('/recordings/shivaranjani-20.mp3')
    expect(button('Pause')).toBeDefined()
  })

  test('mood, category and raag stand there to be read, not changed', async () => {
    const pages = await openSession({ mood: 2 })
    await heading(/Put It Down/)
    const more = await openMore(pages)
    expect(more.getByText('Mood').parentElement?.textContent).toBe('MoodSad')
    expect(more.getByText('Mood Category').parentElement?.textContent).toBe('Mood CategoryKaruna')
    expect(more.getByText('Raag').parentElement?.textContent).toBe('RaagShivaranjani')
    expect(more.queryByRole('combobox')).toBeNull()
  })

  test('a low mood is not met by a tense raga before a touch, another is', async () => {
    const marwa = { title: 'Red Hour', sessionId: 'marwa-10', audioUrl: '/recordings/marwa-10.mp3' }
    const low = await openSession({ ...marwa, mood: 1 })
    await screen.findByText('About Red Hour.')
    expect(low.audio.src).toBe(marwa.audioUrl)
    expect(low.audio.plays).toBe(0)
    cleanup()
    const even = await openSession({ ...marwa, mood: 3 })
    await waitFor(() => expect(even.audio.plays).toBe(1))
  })

  test('today’s mood counts when the page before said nothing', async () => {
    database.rows = libraryRows(2, today())
    const { audio } = await openSession()
    await heading(/Put It Down/)
    await waitFor(() => expect(audio.plays).toBe(1))
  })

  test('a session begun before the library came is not taken away', async () => {
    const answer = held<void>()
    database.ready = answer.promise
    const { user, audio, sound } = await openSession({ mood: 1 })
    await heading(/^Stress Relief/)
    await user.click(button('Play'))
    await sound(() => answer.resolve())
    await waitFor(() => expect(database.requests).toHaveLength(1))
    await sound((element) => element.receive(900))
    expect(audio.src).toBe('/recordings/shivaranjani-15.mp3')
  })
})

describe('without a mood', () => {
  test('mood, raag and category choose the session', async () => {
    const pages = await openSession({ mood: null })
    await heading(/Morning Calm/)
    const more = await openMore(pages)
    await pages.user.selectOptions(more.getByLabelText('Raag'), 'Desh')
    expect(pages.audio.src).toBe('/recordings/desh-10.mp3')
    expect(pages.audio.plays).toBe(0)
    await pages.user.selectOptions(more.getByLabelText('Mood Category'), 'Karuna')
    expect(more.getByLabelText<HTMLSelectElement>('Raag').value).toBe('')
    expect(pages.audio.src).toBe('/recordings/shivaranjani-20.mp3')
    await pages.user.selectOptions(more.getByLabelText('Mood'), '🙂 Happy')
    expect(pages.audio.plays).toBe(1)
    await pages.user.selectOptions(more.getByLabelText('Mood Category'), 'Shringara')
    expect(pages.audio.src).toBe('/recordings/desh-10.mp3')
    expect(pages.audio.paused).toBe(false)
    expect(database.requests).toHaveLength(1)
  })

  test('a choice without a session says so and changes nothing', async () => {
    const pages = await openSession({ mood: null })
    const before = pages.audio.src
    const more = await openMore(pages)
    await pages.user.selectOptions(await more.findByLabelText('Raag'), 'Yaman')
    expect(more.getByText('There is no session for this choice yet.')).toBeDefined()
    expect(pages.audio.src).toBe(before)
  })
})

describe('a state made by hand', () => {
  test.each([
    { title: 'Mine', audioUrl: 'javascript:alert(1)', mood: null },
    { title: 'Mine', audioUrl: 'data:audio/mpeg;base64,AA', mood: null },
    { title: { html: '<b>' }, mood: null },
    'rubbish',
    { mood: 99 },
  ])('%j leads to the default session', async (state) => {
    const { audio } = await openSession(state)
    await heading(/^Morning Calm Ahir Bhairav/)
    expect(audio.src).toBe('/recordings/ahir-bhairav-10.mp3')
  })

  test('a title without a recording is accompanied by the bell', async () => {
    const { audio } = await openSession({ title: 'Silence', mood: null })
    await heading(/^Silence$/)
    expect(audio.src).toBe('/bell.mp3')
  })
})

describe('coming and going', () => {
  test('the sound goes on elsewhere, and coming back does not start it over', async () => {
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

  test('a paused session stays paused for those who come back', async () => {
    const { user, audio, sound, go } = await openSession({ ...DESH, mood: 4 })
    await sound((element) => element.receive(600))
    await user.click(button('Pause'))
    await go('/dashboard')
    await go('/session', { ...DESH, mood: 4 })
    await heading(/Rain on the Courtyard/)
    expect(audio.paused).toBe(true)
  })

  test('the browser’s own way back plays nothing by itself', async () => {
    const { audio, player, go, back, sound } = await openSession({ mood: 2 })
    await waitFor(() => expect(audio.plays).toBe(1))
    await go('/dashboard')
    await sound(() => player.clear())
    await back()
    await heading(/Put It Down/)
    expect(audio.plays).toBe(1)
  })

  test('opened for nothing in particular, it is the screen of what is playing', async () => {
    const pages = openPages()
    await pages.sound(() => pages.player.load(track(), { autoplay: true }))
    const { loads } = pages.audio
    await pages.go('/session')
    await heading(/^Evening light Yaman यमन$/)
    expect(pages.audio.loads).toBe(loads)
  })

  test('can be stopped and left for good', async () => {
    const pages = await openSession({ ...DESH, mood: null })
    const more = await openMore(pages)
    await pages.user.click(more.getByRole('button', { name: 'Stop and Leave' }))
    expect(pages.address().pathname).toBe('/dashboard')
    expect(pages.player.snapshot().status).toBe('idle')
  })
})

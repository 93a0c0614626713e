import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { recordingOfTheDay } from '~/domain/session/recording-of-the-day.ts'
import { ownMinutes } from '~/listening/own-minutes.ts'
import { resumedRecording } from '~/listening/resume/resumed-recording.ts'
import { today } from '~/queries/practice/use-today.ts'
import { FakeAudio, recording } from '~tests/audio/fake-audio.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { todays } from '~tests/support/sound/todays.ts'
import { AUDIOS, audioRows } from './audio-rows.ts'
import { openLibrary, thisSession, toasts } from './open-library.tsx'

const database = standInDatabase()
const FORBIDDEN = '42501'

beforeEach(() => {
  database.reset()
  database.reply = audioRows()
  signInAsAsha()
})

afterEach(() => {
  vi.useRealTimers()
})

test('one session has its title, description, day, raga, length and six instructions', async () => {
  openLibrary('/audio/day-3')
  const session = await thisSession()
  expect(session.getByRole('heading', { level: 1, name: 'Rain on the Courtyard' })).toBeDefined()
  expect(session.getByText('About Rain on the Courtyard.')).toBeDefined()
  expect(session.getByText('Day 3')).toBeDefined()
  expect(session.getByText('10 minutes')).toBeDefined()
  expect(session.getByText('Shringara')).toBeDefined()
  const steps = screen.getByRole('list', { name: 'How to sit with it' })
  expect(steps.children).toHaveLength(6)
  const back = screen.getByRole('link', { name: 'Back to Dashboard' })
  expect(back.getAttribute('href')).toBe('/dashboard')
})

test('one session says once whether it is composed here, or from where it comes', async () => {
  openLibrary('/audio/day-3')
  const session = await thisSession()
  expect(
    session.getAllByText(
      'Composed on this device from the raga’s grammar; no musicians recorded it.',
    ),
  ).toHaveLength(1)
})

test('one session from elsewhere says its host, and not who played it', async () => {
  database.reply = audioRows(
    AUDIOS.map((row) => ({ ...row, audioUrl: 'https://media.example/rain.mp3' })),
  )
  openLibrary('/audio/day-3')
  const session = await thisSession()
  expect(
    session.getAllByText('A recording from media.example, not composed on this device.'),
  ).toHaveLength(1)
})

test('one session opens its raga over the page', async () => {
  const { user, address } = openLibrary('/audio/day-3')
  const session = await thisSession()
  await user.click(session.getByRole('link', { name: 'About Desh' }))
  expect(address().to).toBe('/audio/day-3?raga=desh')
})

test('one session is in the player at once, silent, and plays at a press', async () => {
  const { user, audio, sound } = openLibrary('/audio/day-3')
  const session = await thisSession()
  expect(audio.src).toBe(todays('/recordings/desh-10.mp3'))
  expect(session.getByText('Preparing the recording…')).toBeDefined()
  await sound((element) => element.receive(600))
  expect(audio.plays).toBe(0)
  expect(session.getByText('Ready when you are')).toBeDefined()
  await user.click(session.getByRole('button', { name: 'Play' }))
  await sound((element) => element.advance(65))
  expect(session.getByText('1:05')).toBeDefined()
  await user.click(session.getByRole('button', { name: 'Forward 10 seconds' }))
  await user.click(session.getByRole('button', { name: 'Back 10 seconds' }))
  expect(audio.seeks).toEqual([75, 65])
  await sound((element) => element.starve())
  expect(session.getByText('Waiting for more of the recording…')).toBeDefined()
  await sound((element) => element.resume())
  await user.click(session.getByRole('button', { name: 'Pause' }))
  expect(session.getByText('Paused')).toBeDefined()
})

test('one session waits in the length that a person usually sits for, beside the others', async () => {
  ownMinutes.choose(25)
  onTestFinished(() => ownMinutes.choose(null))
  const { audio, user } = openLibrary('/audio/day-3')
  const session = await thisSession()
  const lengths = session.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))
  expect(lengths).toEqual(['10 min', '15 min', '20 min', '25 min'])
  expect(session.getByRole<HTMLInputElement>('radio', { name: '25 min' }).checked).toBe(true)
  await waitFor(() => expect(audio.src).toBe(todays('/recordings/desh-25.mp3')))
  await user.click(session.getByRole('radio', { name: '15 min' }))
  expect(audio.src).toBe(todays('/recordings/desh-15.mp3'))
})

test('one session that already plays continues, in the length it has', async () => {
  const { player, audio, sound, go } = openLibrary('/elsewhere')
  await sound(() =>
    player.load(recording({ id: 'day-3', audioUrl: '/recordings/desh-20.mp3' }), {
      autoplay: true,
    }),
  )
  await sound((element) => element.receive(1200))
  await go('/audio/day-3')
  const session = await thisSession()
  expect(audio.loads).toBe(1)
  expect(session.getByRole('button', { name: 'Pause' })).toBeDefined()
  expect(session.getByRole<HTMLInputElement>('radio', { name: '20 min' }).checked).toBe(true)
  expect(session.getByText('20 minutes')).toBeDefined()
})

test('one session leaves another that has been begun playing until a press', async () => {
  const { user, player, audio, sound, go } = openLibrary('/elsewhere')
  await sound(() => player.load(recording({ title: 'Evening light' }), { autoplay: true }))
  await sound((element) => element.receive(600))
  await go('/audio/day-3')
  const session = await thisSession()
  expect(audio.src).toBe('/recordings/yaman-10.mp3')
  expect(session.getByText('Evening light is playing. Play changes to this one.')).toBeDefined()
  await user.click(session.getByRole('button', { name: 'Play' }))
  expect(audio.src).toBe(todays('/recordings/desh-10.mp3'))
  expect(audio.paused).toBe(false)
})

test('one session that was not begun leaves the player when the page is left', async () => {
  const { player, sound, go } = openLibrary('/audio/day-3')
  await thisSession()
  await sound((element) => element.receive(600))
  await go('/elsewhere')
  expect(player.snapshot().recording).toBeNull()
})

test('one session that was begun stays in the player', async () => {
  const { user, player, sound, go } = openLibrary('/audio/day-3')
  const session = await thisSession()
  await user.click(session.getByRole('button', { name: 'Play' }))
  await sound((element) => element.receive(600))
  await go('/elsewhere')
  expect(player.snapshot().status).toBe('playing')
})

test('one session leads to the session screen as the same recording', async () => {
  const { user, address } = openLibrary('/audio/day-3')
  const session = await thisSession()
  await user.click(session.getByRole('radio', { name: '15 min' }))
  await user.click(session.getByRole('link', { name: 'Full screen' }))
  expect(address()).toEqual({
    to: '/session',
    state: {
      title: 'Rain on the Courtyard',
      audioUrl: todays('/recordings/desh-15.mp3'),
      sessionId: 'day-3',
      sessionData: { raag: 'Desh', minutes: 15 },
    },
  })
})

test('one session gives the page its title', async () => {
  const { go } = openLibrary('/audio/day-3')
  await thisSession()
  expect(document.title).toBe('Rain on the Courtyard · Alap')
  await go('/audio/day-4')
  expect(document.title).toBe('A Letter Unsent · Alap')
  await go('/audio/day-99')
  expect(document.title).toBe('Audio session not found · Alap')
})

test('one session that continues where it was left shows that, and starts over at a press', async () => {
  const { user, player, sound } = openLibrary('/audio/day-3')
  const session = await thisSession()
  await sound((element) => {
    const startOver = () => {
      player.seekTo(0)
      resumedRecording.tell(null)
    }
    resumedRecording.tell({ audioUrl: todays('/recordings/desh-10.mp3'), from: 252, startOver })
    player.seekTo(252)
    element.receive(600)
  })
  expect(session.getByText('From 4:12.')).toBeDefined()
  await user.click(session.getByRole('button', { name: 'Start over' }))
  expect(player.position().seconds).toBe(0)
  expect(session.queryByText('From 4:12.')).toBeNull()
})

test('one session may consist of a raga alone', async () => {
  const { audio } = openLibrary('/audio/raga-lalit')
  const session = await thisSession()
  expect(session.getByRole('heading', { level: 1, name: 'Lalit' })).toBeDefined()
  expect(audio.src).toBe(todays('/recordings/lalit-10.mp3'))
})

test.each(['javascript:alert(1)', 'http://example.org/alap.mp3', '//example.org/alap.mp3'])(
  'a session with an address that may not be played is not shown, and nothing of it is loaded: %s',
  async (audioUrl) => {
    database.reply = audioRows([{ ...AUDIOS[0], audioUrl }, ...AUDIOS.slice(1)])
    const { audio } = openLibrary('/audio/day-1')
    await screen.findByRole('heading', { level: 1, name: 'Audio session not found' })
    expect(audio.loads).toBe(0)
  },
)

test('the length changes without sound while the session is silent', async () => {
  const { user, audio } = openLibrary('/audio/day-3')
  const session = await thisSession()
  await user.click(session.getByRole('radio', { name: '20 min' }))
  expect(audio.src).toBe(todays('/recordings/desh-20.mp3'))
  expect(audio.plays).toBe(0)
  expect(session.getByText('20 minutes')).toBeDefined()
})

test('the length changes without a gap while the session plays', async () => {
  const { user, audio, sound } = openLibrary('/audio/day-3')
  const session = await thisSession()
  await user.click(session.getByRole('button', { name: 'Play' }))
  await sound((element) => element.receive(600))
  await user.click(session.getByRole('radio', { name: '15 min' }))
  expect(audio.src).toBe(todays('/recordings/desh-15.mp3'))
  expect(audio.paused).toBe(false)
})

test('the length is not offered for a recording from elsewhere', async () => {
  const [first] = AUDIOS
  database.reply = audioRows([{ ...first, audioUrl: 'https://example.org/alap.mp3' }])
  openLibrary('/audio/day-1')
  const session = await thisSession()
  expect(session.queryByRole('radio')).toBeNull()
})

test('the length of a recording from elsewhere is its own once it is known', async () => {
  const [first] = AUDIOS
  database.reply = audioRows([{ ...first, audioUrl: 'https://example.org/alap.mp3' }])
  const { sound } = openLibrary('/audio/day-1')
  const session = await thisSession()
  expect(session.getByText('10 minutes')).toBeDefined()
  await sound((element) => element.receive(460))
  expect(session.getByText('8 minutes')).toBeDefined()
})

test('the volume changes in tenths, and can be muted', async () => {
  const { user, audio } = openLibrary('/audio/day-3')
  const session = await thisSession()
  session.getByRole('slider', { name: 'Volume' }).focus()
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(audio.volume).toBeCloseTo(0.8)
  await user.click(session.getByRole('button', { name: 'Mute' }))
  expect(audio.muted).toBe(true)
  // The name says what a press does; a pressed state beside it would say the opposite.
  const unmute = session.getByRole('button', { name: 'Unmute' })
  expect(unmute.getAttribute('aria-pressed')).toBeNull()
  expect(session.getByRole('slider', { name: 'Volume' }).getAttribute('aria-valuetext')).toBe(
    'Muted',
  )
})

test('the volume is not shown where only the device sets it, but mute is', async () => {
  const audio = new FakeAudio()
  audio.hasFixedVolume = true
  openLibrary('/audio/day-3', audio)
  const session = await thisSession()
  expect(session.getByRole('button', { name: 'Mute' })).toBeDefined()
  expect(session.queryByRole('slider', { name: 'Volume' })).toBeNull()
})

describe('trouble', () => {
  test('trouble with the file is reported once each time, and tried again from the page', async () => {
    const { user, audio, sound } = openLibrary('/audio/day-3')
    const session = await thisSession()
    await user.click(session.getByRole('button', { name: 'Play' }))
    await sound((element) => element.fail(2))
    expect(toasts()).toEqual([expect.stringContaining('Audio ErrorFailed to load audio file')])
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    await user.click(session.getByRole('button', { name: 'Mute' }))
    expect(toasts()).toEqual([])
    const { loads } = audio
    await user.click(session.getByRole('button', { name: 'Try again' }))
    expect(audio.loads).toBe(loads + 1)
    await sound((element) => element.fail(3))
    expect(toasts()).toEqual([
      expect.stringContaining('Playback ErrorFailed to play audio. Please try again.'),
    ])
  })

  test('trouble with a slow recording is shown calmly, and it can be fetched again', async () => {
    const { audio } = openLibrary('/audio/day-3')
    const session = await thisSession()
    vi.useFakeTimers()
    fireEvent.click(session.getByRole('radio', { name: '15 min' }))
    expect(session.getByText('Preparing the recording…')).toBeDefined()
    expect(session.queryByRole('button', { name: 'Try again' })).toBeNull()
    act(() => vi.advanceTimersByTime(20_000))
    expect(session.getByText('This takes longer than usual.')).toBeDefined()
    const { loads } = audio
    fireEvent.click(session.getByRole('button', { name: 'Try again' }))
    expect([audio.loads, audio.plays]).toEqual([loads + 1, 0])
    expect(session.getByText('Preparing the recording…')).toBeDefined()
  })

  test('trouble with a server without Range is reported, and nothing skips', async () => {
    const audio = Object.assign(new FakeAudio(), { hasNoRange: true })
    const { sound } = openLibrary('/audio/day-3', audio)
    const session = await thisSession()
    const skips = ['Back 10 seconds', 'Forward 10 seconds'].map((name) =>
      session.getByRole<HTMLButtonElement>('button', { name }),
    )
    expect(skips.map(({ disabled }) => disabled)).toEqual([false, false])
    await sound((element) => element.receive(600))
    expect(
      session.getByText('This recording plays straight through; it cannot be skipped.'),
    ).toBeDefined()
    expect(skips.map(({ disabled }) => disabled)).toEqual([true, true])
  })

  test('trouble is not reported when the browser asks for a touch first', async () => {
    const { audio, user, sound } = openLibrary('/audio/day-3')
    const session = await thisSession()
    audio.policy = 'NotAllowedError'
    await user.click(session.getByRole('button', { name: 'Play' }))
    await sound((element) => element.receive(600))
    expect(session.getByText('Ready when you are')).toBeDefined()
    expect(session.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  test('trouble with the database has a toast, a card, and two ways on', async () => {
    database.refuseWith = FORBIDDEN
    const { user } = openLibrary('/audio/day-3')
    expect(await screen.findByRole('alert')).toBeDefined()
    expect(toasts()).toEqual([
      expect.stringContaining('Error loading audioFailed to load audio session'),
    ])
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toBeDefined()
    database.refuseWith = null
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await thisSession()
  })

  test('an unknown id is reported', async () => {
    const { audio } = openLibrary('/audio/day-99')
    await screen.findByRole('heading', { level: 1, name: 'Audio session not found' })
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toBeDefined()
    expect(audio.loads).toBe(0)
  })

  test.each(['/audio', '/audio/day-1'])('an empty library is reported at %s', async (path) => {
    database.reply = audioRows([])
    openLibrary(path)
    await screen.findByText('No audio sessions available')
  })
})

test('the sessions begin with a raga of the hour and say so, and hold the turn of the day', async () => {
  vi.setSystemTime(new Date(2026, 2, 3, 10, 0))
  const noon = { ...AUDIOS[0], id: 'noon', title: 'Shade at Noon', dayNumber: null }
  const audioUrl = '/recordings/brindavani-sarang-10.mp3'
  database.reply = audioRows([...AUDIOS, { ...noon, audioUrl, raag: 'Brindavani Sarang' }])
  const { audio } = openLibrary()
  const session = await thisSession()
  expect(screen.getByRole('heading', { level: 1, name: 'Sessions' })).toBeDefined()
  expect(session.getByRole('heading', { level: 2, name: 'Shade at Noon' })).toBeDefined()
  expect(session.getByText('By tradition a raga of the second watch of the day.')).toBeDefined()
  expect(audio.src).toBe(todays(audioUrl))
  expect(screen.queryByText(/today’s session/i)).toBeNull()
  const daily = recordingOfTheDay(AUDIOS, today())
  const turn = await screen.findByRole('list', { name: `Day ${daily?.dayNumber} of five` })
  expect(turn.textContent).toContain(daily?.title)
})

test('the sessions offer no tense raga to somebody who has heard none yet, as home does not', async () => {
  vi.setSystemTime(new Date(2026, 2, 3, 10, 0))
  const tense = { ...AUDIOS[0], id: 'tense', title: 'Hide and Seek', raag: 'Todi', dayNumber: null }
  database.reply = audioRows([...AUDIOS, { ...tense, audioUrl: '/recordings/todi-10.mp3' }])
  openLibrary()
  const session = await thisSession()
  expect(session.queryByRole('heading', { name: 'Hide and Seek' })).toBeNull()
  expect(session.getByText('Today’s session.')).toBeDefined()
})

test('the sessions can be searched as on home', async () => {
  const { user } = openLibrary()
  await user.type(await screen.findByRole('searchbox', { name: 'Search sessions' }), 'rain')
  const found = screen.getByRole('list', { name: 'Meditation Sessions' })
  expect(found.children).toHaveLength(1)
  expect(found.textContent).toContain('Rain on the Courtyard')
})

test('the sky of a watch leads to its ragas', async () => {
  vi.setSystemTime(new Date(2026, 2, 3, 19, 0))
  Element.prototype.scrollIntoView = vi.fn()
  const { user } = openLibrary()
  const skies = within(await screen.findByRole('list', { name: 'The eight watches' }))
  expect(skies.getAllByRole('button')).toHaveLength(8)
  const present = skies.getByRole('button', { current: 'time' })
  expect(present.textContent).toBe('Now6 pmFirst watch of the night')
  await user.click(skies.getByRole('button', { name: /^6 am ?First watch of the day$/ }))
  const heading = screen.getByRole('heading', { level: 3, name: 'First watch of the day' })
  expect(document.activeElement).toBe(heading)
})

test('the sessions show neither favourites nor what was heard while there is none', async () => {
  openLibrary()
  await screen.findByRole('list', { name: 'Meditation Sessions' })
  expect(screen.queryByRole('heading', { name: /Favourites|Recently Played/ })).toBeNull()
})

test('the sessions hold every raga, the present watch first, to be read about or heard at once', async () => {
  vi.setSystemTime(new Date(2026, 2, 3, 19, 0))
  const { user, audio, address } = openLibrary()
  await thisSession()
  const watches = (await screen.findAllByRole('heading', { level: 3 })).map(
    (one) => one.textContent,
  )
  expect(watches[0]).toBe('First watch of the night')
  const watch = screen.getByRole('list', { name: 'First watch of the night' })
  expect(watch.textContent).toContain('Yaman')
  await user.click(screen.getByRole('button', { name: 'Play Yaman' }))
  expect(audio.src).toBe(todays('/recordings/yaman-10.mp3'))
  await user.click(screen.getByRole('button', { name: 'Pause Yaman' }))
  expect(audio.paused).toBe(true)
  await user.click(screen.getByRole('link', { name: /^Yaman/ }))
  expect(address().to).toBe('/audio?raga=yaman')
})

test('the sessions show what is kept, and the heart keeps and removes', async () => {
  database.reply = audioRows(AUDIOS, ['day-4', 'raga-lalit', 'gone'])
  const { user, go } = openLibrary()
  const kept = await screen.findByRole('list', { name: 'Favourites' })
  expect([...kept.children].map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('A Letter Unsent'),
    // Called after its raga, and so named once.
    'Lalit ललित10 min',
  ])
  await go('/audio/day-4')
  const session = await thisSession()
  const heart = session.getByRole('button', { name: 'Favourite: A Letter Unsent' })
  expect(heart.getAttribute('aria-pressed')).toBe('true')
  await user.click(heart)
  await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('false'))
})

import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ownSettings } from '~/lib/shell/own-settings.ts'
import { today } from '~/queries/practice/use-today.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { held } from '~tests/support/held.ts'
import { todays } from '~tests/support/sound/todays.ts'
import { libraryRows } from '../library-rows.ts'
import { button, heading, openSession, openSettings } from '../on-stage.tsx'

const database = standInDatabase()

beforeEach(() => {
  database.reset()
  database.reply = libraryRows()
  signInAsAsha()
})

afterEach(() => ownSettings.choose('names', null))

describe('with a mood', () => {
  test('with a mood the first recording of its raga replaces the default and starts by itself', async () => {
    const { audio } = await openSession({ mood: 2 })
    await heading(/^Put It Down Shivaranjani/)
    await waitFor(() => expect(audio.plays).toBe(1))
    expect(audio.src).toBe(todays('/recordings/shivaranjani-20.mp3'))
    expect(button('Pause')).toBeDefined()
  })

  test('with a mood the fields for mood, category and raag are shown but cannot be changed', async () => {
    const pages = await openSession({ mood: 2 })
    await heading(/Put It Down/)
    const settings = await openSettings(pages)
    const chip = (label: string) => screen.getByText(label).parentElement?.textContent
    expect(chip('Mood')).toBe('MoodSad')
    expect(chip('Mood Category')).toBe('Mood CategoryKaruna')
    expect(chip('Raag')).toBe('RaagShivaranjani')
    expect(settings.queryByRole('combobox')).toBeNull()
  })

  test('with a mood the fact of the raga has the letters that the person chose', async () => {
    ownSettings.choose('names', 'devanagari')
    await openSession({ mood: 2 })
    await heading(/Put It Down/)
    const fact = screen.getByText('Raag').parentElement
    expect(fact?.textContent).toBe('Raagशिवरंजनी')
    expect(fact?.querySelector('[lang]')?.getAttribute('lang')).toBe('hi')
  })

  test('a low mood does not start a tense raga before a touch, another mood does', async () => {
    const marwa = { title: 'Red Hour', sessionId: 'marwa-10', audioUrl: '/recordings/marwa-10.mp3' }
    const low = await openSession({ ...marwa, mood: 1 })
    await screen.findByText('About Red Hour.')
    expect(low.audio.src).toBe(marwa.audioUrl)
    expect(low.audio.plays).toBe(0)
    cleanup()
    const even = await openSession({ ...marwa, mood: 3 })
    await waitFor(() => expect(even.audio.plays).toBe(1))
  })

  test('today’s mood counts when the page before passed none', async () => {
    database.reply = libraryRows(2, today())
    const { audio } = await openSession()
    await heading(/Put It Down/)
    await waitFor(() => expect(audio.plays).toBe(1))
  })

  test('a session begun before the library came is kept', async () => {
    const answer = held<void>()
    database.ready = answer.promise
    const { user, audio, sound } = await openSession({ mood: 1 })
    await heading(/^Stress Relief/)
    await user.click(button('Play'))
    await sound(() => answer.resolve())
    await waitFor(() => expect(database.asked()).toEqual(['catalogue', 'first']))
    await sound((element) => element.receive(900))
    expect(audio.src).toBe(todays('/recordings/shivaranjani-15.mp3'))
  })
})

describe('without a mood', () => {
  test('without a mood the fields for mood, raag and category choose the session', async () => {
    const pages = await openSession({ mood: null })
    await heading(/Loving Kindness/)
    const settings = await openSettings(pages)
    await pages.user.selectOptions(settings.getByLabelText('Raag'), 'Desh')
    expect(pages.audio.src).toBe(todays('/recordings/desh-10.mp3'))
    expect(pages.audio.plays).toBe(0)
    await pages.user.selectOptions(settings.getByLabelText('Mood Category'), 'Karuna')
    expect(settings.getByLabelText<HTMLSelectElement>('Raag').value).toBe('')
    expect(pages.audio.src).toBe(todays('/recordings/shivaranjani-20.mp3'))
    await pages.user.selectOptions(settings.getByLabelText('Mood'), '🙂 Happy')
    expect(pages.audio.plays).toBe(1)
    await pages.user.selectOptions(settings.getByLabelText('Mood Category'), 'Shringara')
    expect(pages.audio.src).toBe(todays('/recordings/desh-10.mp3'))
    expect(pages.audio.paused).toBe(false)
    expect(database.asked()).toEqual(['catalogue', 'first'])
  })

  test('without a mood the ragas to choose from have the letters that the person chose', async () => {
    ownSettings.choose('names', 'devanagari')
    const pages = await openSession({ mood: null })
    const settings = await openSettings(pages)
    const field = await settings.findByLabelText<HTMLSelectElement>('Raag')
    await pages.user.selectOptions(field, 'देश')
    expect(field.value).toBe('Desh')
    expect(field.selectedOptions[0]?.lang).toBe('hi')
    expect(pages.audio.src).toBe(todays('/recordings/desh-10.mp3'))
  })

  test('a choice without a session is reported and changes nothing', async () => {
    const pages = await openSession({ mood: null })
    const before = pages.audio.src
    const settings = await openSettings(pages)
    await pages.user.selectOptions(await settings.findByLabelText('Raag'), 'Yaman')
    expect(settings.getByText('There is no session for this choice yet.')).toBeDefined()
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
  ])('a state made by hand with %j leads to the default session', async (state) => {
    const { audio } = await openSession(state)
    await heading(/^Loving Kindness Ahir Bhairav/)
    await waitFor(() => expect(audio.src).toBe(todays('/recordings/ahir-bhairav-10.mp3')))
  })

  test('a title without a recording plays the bell', async () => {
    const { audio } = await openSession({ title: 'Silence', mood: null })
    await heading(/^Silence$/)
    expect(audio.src).toBe('/bell.mp3')
  })
})

describe('a mood that came as a word', () => {
  test.each([
    ['angry', 'I can feel the heat and choose the breath.'],
    ['anxious', 'One breath, one note; nothing else is due.'],
    ['grateful', 'I notice what I have been given.'],
    ['loved', 'I notice what I have been given.'],
  ])('a mood that came as the word %s has the words of its theme', async (mood, affirmation) => {
    await openSession({ mood })
    expect(await screen.findByText(affirmation)).toBeDefined()
  })

  test('a mood that came as a word leaves the title of a recording from elsewhere', async () => {
    const rain = { title: 'Rain', audioUrl: 'https://example.org/rain.mp3' }
    const { audio } = await openSession({ ...rain, mood: 'sad' })
    await heading(/^Rain$/)
    await waitFor(() => expect(database.asked()).toEqual(['catalogue', 'first']))
    expect(audio.src).toBe(rain.audioUrl)
  })
})

test('a skipped check-in leads to Loving Kindness', async () => {
  await openSession({ mood: null })
  await heading(/^Loving Kindness/)
})

import { describe, expect, test } from 'vitest'
import { moodTheme } from '~/domain/mood/mood-theme.ts'
import { chooseRecording } from '~/domain/session/choose-recording.ts'
import { matchingRecordings } from '~/domain/session/library-search.ts'
import type { Recording } from '~/domain/session/recording.ts'

function session(id: string, raga: string, moodCategory: Recording['moodCategory']): Recording {
  return {
    id,
    title: `Title of ${id}`,
    description: `About ${id}`,
    audioUrl: `/recordings/${id}.mp3`,
    raga,
    moodCategory,
    minutes: 10,
    dayNumber: null,
  }
}

const desh = session('day-3', 'Desh', 'Shringara')
const laterDesh = session('later-desh', 'Desh', 'Shringara')
const shivaranjani = session('stress-relief', 'Shivaranjani', 'Karuna')
const LIBRARY = [desh, laterDesh, shivaranjani]

describe('nothing asked', () => {
  test.each([
    [null, 'Loving Kindness', 'Shantha'],
    [1, 'Stress Relief', 'Karuna'],
    [2, 'Stress Relief', 'Karuna'],
    [3, 'Morning Calm', 'Shantha'],
    [4, 'Deep Focus', 'Shringara'],
    [5, 'Deep Focus', 'Shringara'],
  ] as const)('nothing asked and mood %s choose %s', (mood, title, category) => {
    const choice = chooseRecording({ asked: null, mood, library: [] })
    expect(choice.recording).toMatchObject({ title, moodCategory: category })
    expect(choice.matched).toBe(false)
  })

  test('the first track of the raga for the mood replaces the built-in recording', () => {
    const choice = chooseRecording({ asked: null, mood: 2, library: LIBRARY })
    expect(choice).toEqual({ recording: shivaranjani, matched: true })
  })

  test('a raga without a track keeps the built-in session', () => {
    const choice = chooseRecording({ asked: null, mood: 3, library: LIBRARY })
    expect(choice.recording.title).toBe('Morning Calm')
    expect(choice.matched).toBe(false)
  })
})

describe('something asked', () => {
  test('a session of the library is chosen as it is, even when it is not the first of its raga', () => {
    const byId = chooseRecording({ asked: { id: 'later-desh' }, mood: 1, library: LIBRARY })
    expect(byId).toEqual({ recording: laterDesh, matched: true })
    const byUrl = chooseRecording({
      asked: { title: 'Mine', audioUrl: laterDesh.audioUrl },
      mood: null,
      library: LIBRARY,
    })
    expect(byUrl).toEqual({ recording: laterDesh, matched: false })
  })

  test('something asked that is not of the library gives way to the first track of the raga for the mood', () => {
    const asked = { title: 'Rain', audioUrl: 'https://example.org/rain.mp3', raga: 'Desh' }
    expect(chooseRecording({ asked, mood: 2, library: LIBRARY }).recording).toBe(desh)
  })

  test('a recording from elsewhere without a raga keeps its title and its address, whatever the mood', () => {
    const asked = { title: 'Rain', audioUrl: 'https://example.org/rain.mp3' }
    for (const mood of [null, 2, 4] as const) {
      const choice = chooseRecording({ asked, mood, library: LIBRARY })
      expect(choice.recording).toMatchObject(asked)
      expect(choice.matched).toBe(false)
    }
  })

  test('a request that names no recording is chosen by the raga of the mood', () => {
    const choice = chooseRecording({ asked: { title: 'Rain' }, mood: 2, library: LIBRARY })
    expect(choice.recording).toBe(shivaranjani)
  })

  test('a recording without a title is named after the theme of the mood', () => {
    const asked = { audioUrl: 'https://example.org/rain.mp3' }
    const angry = chooseRecording({ asked, mood: 2, theme: moodTheme('angry'), library: [] })
    expect(angry.recording.title).toBe('Cooling the Fire')
    const low = chooseRecording({ asked, mood: 2, library: [] })
    expect(low.recording.title).toBe('A Gentle Company')
  })

  test('no mood and nothing asked is the built-in recording under the title Loving Kindness', () => {
    const { recording } = chooseRecording({ asked: null, mood: null, library: LIBRARY })
    expect(recording).toMatchObject({
      title: 'Loving Kindness',
      audioUrl: '/recordings/ahir-bhairav-10.mp3',
    })
  })

  test('something asked without a mood is chosen as it is', () => {
    const asked = { title: 'Rain', audioUrl: 'https://example.org/rain.mp3', raga: 'Desh' }
    const choice = chooseRecording({ asked, mood: null, library: LIBRARY })
    expect(choice.recording).toMatchObject({ ...asked, id: asked.audioUrl, minutes: null })
    expect(choice.matched).toBe(false)
  })

  test('a request without a recording plays the bell, and one without a title takes that of the theme', () => {
    const { recording } = chooseRecording({ asked: {}, mood: null, library: [] })
    expect(recording).toMatchObject({ id: 'bell', audioUrl: '/bell.mp3', title: 'Loving Kindness' })
    const titled = chooseRecording({ asked: { title: 'Silence' }, mood: 5, library: [] })
    expect(titled.recording).toMatchObject({ audioUrl: '/bell.mp3', title: 'Silence' })
  })
})

describe('one of Alap’s own recordings', () => {
  const own = { ...session('own', 'Yaman', 'Shantha'), audioUrl: '/recordings/yaman-10.mp3' }
  const library = [...LIBRARY, own]

  test('one of Alap’s own recordings of a library session in another length is that session, longer', () => {
    const asked = { id: 'own', title: 'Title of own', audioUrl: '/recordings/yaman-20.mp3' }
    expect(chooseRecording({ asked, mood: 2, library })).toEqual({
      recording: { ...own, audioUrl: '/recordings/yaman-20.mp3', minutes: 20 },
      matched: true,
    })
  })

  test('one of Alap’s own recordings is not confused with another raga of the same id', () => {
    const asked = { id: 'own', audioUrl: '/recordings/desh-20.mp3' }
    expect(chooseRecording({ asked, mood: null, library }).recording).toBe(own)
  })

  test.each([null, 2] as const)(
    'one of Alap’s own recordings is played as asked, with mood %s',
    (mood) => {
      const asked = { id: 'raga-yaman', title: 'Yaman', audioUrl: '/recordings/yaman-10.mp3' }
      const choice = chooseRecording({ asked, mood, library })
      expect(choice.recording).toMatchObject({
        ...asked,
        raga: 'Yaman',
        moodCategory: 'Shantha',
        minutes: 10,
      })
      expect(choice.matched).toBe(mood !== null)
    },
  )

  test('one of Alap’s own recordings that no library lists is not swapped for the first track of its raga', () => {
    const asked = { title: 'Desh', audioUrl: '/recordings/desh-15.mp3' }
    const { recording } = chooseRecording({ asked, mood: 4, library })
    expect(recording).toMatchObject({ ...asked, raga: 'Desh', minutes: 15 })
  })

  test('one of Alap’s own recordings without a name is the library’s own', () => {
    const asked = { audioUrl: '/recordings/yaman-10.mp3' }
    expect(chooseRecording({ asked, mood: null, library }).recording).toBe(own)
  })
})

describe('the search', () => {
  test('the search takes a raga before a category', () => {
    const filter = { raga: 'Desh', moodCategory: 'Karuna' } as const
    expect(matchingRecordings(LIBRARY, filter)).toEqual([desh, laterDesh])
  })

  test('the search takes a category without a raga, and without both it lists everything', () => {
    expect(matchingRecordings(LIBRARY, { raga: null, moodCategory: 'Karuna' })).toEqual([
      shivaranjani,
    ])
    expect(matchingRecordings(LIBRARY, { raga: null })).toEqual(LIBRARY)
    expect(matchingRecordings(LIBRARY, { raga: 'Yaman' })).toEqual([])
  })
})

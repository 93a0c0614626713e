import { describe, expect, test } from 'vitest'
import { moodTheme } from '~/domain/mood/mood-theme.ts'
import { chooseSession, matchingSessions } from '~/domain/session/choose-session.ts'
import type { Session } from '~/domain/session/session.ts'

function session(id: string, raag: string, moodCategory: Session['moodCategory']): Session {
  return {
    id,
    title: `Title of ${id}`,
    description: `About ${id}`,
    audioUrl: `/recordings/${id}.mp3`,
    raag,
    moodCategory,
    minutes: 10,
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
  ] as const)('mood %s is given %s', (mood, title, category) => {
    const choice = chooseSession({ asked: null, mood, library: [] })
    expect(choice.session).toMatchObject({ title, moodCategory: category })
    expect(choice.matched).toBe(false)
  })

  test('the first track of the raga the mood recommends takes the place of the built-in one', () => {
    const choice = chooseSession({ asked: null, mood: 2, library: LIBRARY })
    expect(choice).toEqual({ session: shivaranjani, matched: true })
  })

  test('a raga without a track leaves the built-in session', () => {
    const choice = chooseSession({ asked: null, mood: 3, library: LIBRARY })
    expect(choice.session.title).toBe('Morning Calm')
    expect(choice.matched).toBe(false)
  })
})

describe('something asked', () => {
  test('a session of the library is heard as it is, also when it is not the first of its raga', () => {
    const byId = chooseSession({ asked: { id: 'later-desh' }, mood: 1, library: LIBRARY })
    expect(byId).toEqual({ session: laterDesh, matched: true })
    const byUrl = chooseSession({
      asked: { title: 'Mine', audioUrl: laterDesh.audioUrl },
      mood: null,
      library: LIBRARY,
    })
    expect(byUrl).toEqual({ session: laterDesh, matched: false })
  })

  test('with a mood, the first track of its raga is heard instead of a recording not of the library', () => {
    const asked = { title: 'Rain', audioUrl: 'https://example.org/rain.mp3', raag: 'Desh' }
    expect(chooseSession({ asked, mood: 2, library: LIBRARY }).session).toBe(desh)
  })

  test('a recording from elsewhere without a raga keeps its title and its address, whatever the mood', () => {
    const asked = { title: 'Rain', audioUrl: 'https://example.org/rain.mp3' }
    for (const mood of [null, 2, 4] as const) {
      const choice = chooseSession({ asked, mood, library: LIBRARY })
      expect(choice.session).toMatchObject(asked)
      expect(choice.matched).toBe(false)
    }
  })

  test('where no recording was named, the raga of the mood counts', () => {
    const choice = chooseSession({ asked: { title: 'Rain' }, mood: 2, library: LIBRARY })
    expect(choice.session).toBe(shivaranjani)
  })

  test('the theme of the mood names what has no title', () => {
    const asked = { audioUrl: 'https://example.org/rain.mp3' }
    const angry = chooseSession({ asked, mood: 2, theme: moodTheme('angry'), library: [] })
    expect(angry.session.title).toBe('Cooling the Fire')
    const low = chooseSession({ asked, mood: 2, library: [] })
    expect(low.session.title).toBe('A Gentle Company')
  })

  test('no mood and nothing asked is the built-in recording under the title Loving Kindness', () => {
    const { session } = chooseSession({ asked: null, mood: null, library: LIBRARY })
    expect(session).toMatchObject({
      title: 'Loving Kindness',
      audioUrl: '/recordings/ahir-bhairav-10.mp3',
    })
  })

  test('without a mood, what was asked is heard', () => {
    const asked = { title: 'Rain', audioUrl: 'https://example.org/rain.mp3', raag: 'Desh' }
    const choice = chooseSession({ asked, mood: null, library: LIBRARY })
    expect(choice.session).toMatchObject({ ...asked, id: asked.audioUrl, minutes: null })
    expect(choice.matched).toBe(false)
  })

  test('no recording is the bell, and no title is that of the theme', () => {
    const { session } = chooseSession({ asked: {}, mood: null, library: [] })
    expect(session).toMatchObject({ id: 'bell', audioUrl: '/bell.mp3', title: 'Loving Kindness' })
    const titled = chooseSession({ asked: { title: 'Silence' }, mood: 5, library: [] })
    expect(titled.session).toMatchObject({ audioUrl: '/bell.mp3', title: 'Silence' })
  })
})

describe('one of Alap’s own recordings', () => {
  const own = { ...session('own', 'Yaman', 'Shantha'), audioUrl: '/recordings/yaman-10.mp3' }
  const library = [...LIBRARY, own]

  test('of a library session in another length is that session, longer', () => {
    const asked = { id: 'own', title: 'Title of own', audioUrl: '/recordings/yaman-20.mp3' }
    expect(chooseSession({ asked, mood: 2, library })).toEqual({
      session: { ...own, audioUrl: '/recordings/yaman-20.mp3', minutes: 20 },
      matched: true,
    })
  })

  test('of a library session is not mistaken for another raga of the same id', () => {
    const asked = { id: 'own', audioUrl: '/recordings/desh-20.mp3' }
    expect(chooseSession({ asked, mood: null, library }).session).toBe(own)
  })

  test.each([null, 2] as const)('is played as asked, with mood %s', (mood) => {
    const asked = { id: 'raga-yaman', title: 'Yaman', audioUrl: '/recordings/yaman-10.mp3' }
    const choice = chooseSession({ asked, mood, library })
    expect(choice.session).toMatchObject({
      ...asked,
      raag: 'Yaman',
      moodCategory: 'Shantha',
      minutes: 10,
    })
    expect(choice.matched).toBe(mood !== null)
  })

  test('that no library lists is not swapped for the first track of its raga', () => {
    const asked = { title: 'Desh', audioUrl: '/recordings/desh-15.mp3' }
    const { session } = chooseSession({ asked, mood: 4, library })
    expect(session).toMatchObject({ ...asked, raag: 'Desh', minutes: 15 })
  })

  test('without a name is the library’s own', () => {
    const asked = { audioUrl: '/recordings/yaman-10.mp3' }
    expect(chooseSession({ asked, mood: null, library }).session).toBe(own)
  })
})

describe('the search', () => {
  test('a raga counts before a category', () => {
    const filter = { raag: 'Desh', moodCategory: 'Karuna' } as const
    expect(matchingSessions(LIBRARY, filter)).toEqual([desh, laterDesh])
  })

  test('a category counts without a raga, and neither lists everything', () => {
    expect(matchingSessions(LIBRARY, { raag: null, moodCategory: 'Karuna' })).toEqual([
      shivaranjani,
    ])
    expect(matchingSessions(LIBRARY, { raag: null })).toEqual(LIBRARY)
    expect(matchingSessions(LIBRARY, { raag: 'Yaman' })).toEqual([])
  })
})

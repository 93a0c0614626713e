import { expect, test } from 'vitest'
import { journeyAt } from '~/domain/improvisation/journey.ts'
import { legsLasting } from '~/domain/improvisation/leg.ts'
import { journeyOf, journeyRecording } from '~/domain/session/journey-recording.ts'
import { mayAutoStart } from '~/domain/session/session-link.ts'
import { PRAHARS } from '~/raga/model/prahar.ts'
import type { Raga } from '~/raga/model/raga.ts'
import { ragaFor } from '~tests/support/sound/raga-for.ts'

const has = ({ swaras }: Raga, letter: string) => swaras.some(({ swara }) => swara === letter)

test.each(PRAHARS)(
  'a journey in watch %s meets a low mood with compassion and lifts it',
  (prahar) => {
    const { meets, lifts } = journeyAt(prahar)
    expect(meets.moodCategory).toBe('Karuna')
    expect(lifts.moodCategory).not.toBe('Karuna')
    expect(has(meets, 'r')).toBe(false)
    expect(['r', 'g', 'd'].filter((komal) => has(lifts, komal))).toEqual([])
    for (const { name } of [meets, lifts]) expect(mayAutoStart(1, name)).toBe(true)
  },
)

test('each raga of a journey is the one of its kind whose own watch is nearest', () => {
  const names = PRAHARS.map((prahar) => {
    const { meets, lifts } = journeyAt(prahar)
    return `${prahar}: ${meets.name}, ${lifts.name}`
  })
  expect(names).toEqual([
    'day-1: Bhimpalasi, Brindavani Sarang',
    'day-2: Bhimpalasi, Brindavani Sarang',
    'day-3: Bhimpalasi, Brindavani Sarang',
    'day-4: Bhimpalasi, Bhupali',
    'night-1: Shivaranjani, Bhupali',
    'night-2: Shivaranjani, Hamsadhwani',
    'night-3: Bageshri, Hamsadhwani',
    'night-4: Bageshri, Hamsadhwani',
  ])
})

test.each([6, 7, 15, 20, 59, 60])('a journey of %i minutes lasts that long in all', (minutes) => {
  const [first, second] = legsLasting(minutes, ragaFor('bageshri'), ragaFor('bhupali'))
  expect(first.minutes + (second?.minutes ?? 0)).toBe(minutes)
  expect((second?.minutes ?? 0) / first.minutes).toBeGreaterThanOrEqual(1.5)
  expect(Number.isInteger(first.minutes)).toBe(true)
})

test('a journey is played under the names of both ragas, and is found again by its address', () => {
  const journey = { meets: ragaFor('bageshri'), lifts: ragaFor('bhupali') }
  const recording = journeyRecording(journey, 15)
  expect(recording).toEqual({
    id: 'journey bageshri bhupali',
    title: 'Bageshri, then Bhupali',
    description: 'Bageshri first; then, after a soft bell and over the same drone, Bhupali.',
    audioUrl: '/recordings/bageshri-5+bhupali-10.mp3',
    raga: null,
    moodCategory: null,
    minutes: 15,
    dayNumber: null,
  })
  expect(journeyOf(recording.audioUrl)).toEqual(recording)
  expect(journeyOf('/recordings/bhupali-10.mp3')).toBeNull()
  expect(journeyOf('/bell.mp3')).toBeNull()
})

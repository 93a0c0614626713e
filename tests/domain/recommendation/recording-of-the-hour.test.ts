import { expect, test } from 'vitest'
import { localDay } from '~/domain/day/local-day.ts'
import { recommend } from '~/domain/recommendation/recommend.ts'
import { recordingOfTheHour } from '~/domain/recommendation/recording-of-the-hour.ts'
import { RAGAS, ragaNamed } from '~/raga/catalogue.ts'
import { PRAHARS } from '~/raga/model/prahar.ts'

const DAY = localDay('2024-01-02')
const library = [
  { id: 'day-1', raga: 'Bhupali', dayNumber: 1 },
  { id: 'day-2', raga: 'Malkauns', dayNumber: 2 },
  { id: 'khamaj', raga: 'Khamaj', dayNumber: null },
  { id: 'ahir', raga: 'Ahir Bhairav', dayNumber: null },
]

const several = [
  { id: 'yaman-a', raga: 'Yaman', dayNumber: null },
  { id: 'yaman-b', raga: 'Yaman', dayNumber: null },
  { id: 'bhupali', raga: 'Bhupali', dayNumber: null },
  { id: 'malkauns', raga: 'Malkauns', dayNumber: null },
]

test.each([
  ['day-1', 'ahir'],
  ['night-1', 'day-1'],
  ['night-3', 'day-2'],
] as const)(
  'the session of the hour in the watch %s is the one with a raga of that watch',
  (prahar, id) => {
    expect(recordingOfTheHour(library, prahar, DAY)).toMatchObject({
      recording: { id },
      watch: prahar,
    })
  },
)

test('the session of the hour is the session of the day when no raga of the library belongs to the watch', () => {
  const choice = recordingOfTheHour(library, 'day-3', DAY)
  expect(choice?.recording.id).toBe('day-2')
  expect(choice?.watch).toBeNull()
})

test('the session of the hour prefers a raga’s usual watch to a lesser one', () => {
  const both = [
    { id: 'lesser', raga: 'Khamaj', dayNumber: null },
    { id: 'usual', raga: 'Yaman', dayNumber: null },
  ]
  expect(recordingOfTheHour(both, 'night-1', DAY)?.recording.id).toBe('usual')
})

test('the session of the hour changes from day to day among the ragas of its watch and their sessions', () => {
  const days = ['2024-01-01', '2024-01-02', '2024-01-03', '2024-01-04', '2024-01-05']
  const offered = days.map(
    (day) => recordingOfTheHour(several, 'night-1', localDay(day))?.recording.id,
  )
  expect(offered).toEqual(['yaman-a', 'bhupali', 'yaman-b', 'bhupali', 'yaman-a'])
})

const tense = { id: 'todi', raga: 'Todi', dayNumber: 2 }
const gentle = { id: 'day-1', raga: 'Bhupali', dayNumber: 1 }

test('the session of the hour never has a tense raga for a low mood', () => {
  const both = [tense, gentle]
  for (const mood of [1, 2] as const) {
    for (const prahar of PRAHARS) {
      expect(recordingOfTheHour(both, prahar, DAY, { mood })?.recording.id).toBe('day-1')
    }
    expect(recordingOfTheHour([tense], 'day-2', DAY, { mood })).toBeNull()
  }
  expect(recordingOfTheHour(both, 'day-2', DAY)?.recording.id).toBe('todi')
  for (const mood of [3, 4, 5] as const) {
    expect(recordingOfTheHour([tense], 'day-2', DAY, { mood })?.recording.id).toBe('todi')
  }
})

test.each([
  [1, 'Karuna'],
  [3, 'Shantha'],
  [5, 'Shringara'],
] as const)(
  'the session of the hour is the raga that is recommended for mood %s',
  (mood, category) => {
    const whole = RAGAS.map(({ name }) => ({ id: name, raga: name, dayNumber: null }))
    for (const prahar of PRAHARS) {
      const choice = recordingOfTheHour(whole, prahar, DAY, { mood })
      const asked = { mood, prahar, sky: null, day: DAY }
      const recommended = recommend(asked)
      expect(ragaNamed(choice?.recording.raga ?? '')?.id).toBe(recommended.raga)
      expect(choice?.reasons).toEqual(recommended.reasons)
      expect(choice?.reasons?.[0]).toMatchObject({ mood, category })
    }
  },
)

test('the session of the hour goes by the watch, without reasons, where no raga of the library suits the mood', () => {
  const library = [
    { id: 'yaman', raga: 'Yaman', dayNumber: 2 },
    { id: 'malkauns', raga: 'Malkauns', dayNumber: null },
  ]
  const choice = recordingOfTheHour(library, 'night-3', DAY, { mood: 1 })
  expect(choice).toEqual({ recording: library[1], watch: 'night-3', reasons: null })
  const daily = recordingOfTheHour(library, 'day-2', DAY, { mood: 1 })
  expect(daily).toEqual({ recording: library[0], watch: null, reasons: null })
})

test('the session of the hour exists in every watch when the library has one session of any raga', () => {
  const one = [{ id: 'only', raga: null, dayNumber: null }]
  for (const prahar of PRAHARS) {
    for (const mood of [null, 1, 2, 5] as const) {
      expect(recordingOfTheHour(one, prahar, DAY, { mood })?.recording.id).toBe('only')
    }
  }
})

test('the session of the hour is one of the watch too where a clock was set back before the first day', () => {
  const days = ['2023-12-31', '2023-12-30', '1970-01-01']
  const offered = days.map((day) => recordingOfTheHour(several, 'night-1', localDay(day)))
  expect(offered.map((choice) => choice?.recording.id)).toEqual(['bhupali', 'yaman-b', 'bhupali'])
})

test('the session of the hour is null in an empty library', () => {
  expect(recordingOfTheHour([], 'day-1', DAY)).toBeNull()
})

test('a first sit is offered a gentle raga, with any mood and with none', () => {
  for (const mood of [null, 1, 2, 3, 4, 5] as const) {
    const choice = recordingOfTheHour([tense, gentle], 'day-2', DAY, { mood, isFirst: true })
    expect(choice?.recording).toBe(gentle)
  }
})

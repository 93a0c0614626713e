import { describe, expect, test } from 'vitest'
import { localDay } from '~/domain/day/local-day.ts'
import { sessionOfTheHour } from '~/domain/session/session-of-the-day.ts'
import { PRAHARS } from '~/raga/prahar.ts'

const DAY = localDay('2024-01-02')
const library = [
  { id: 'day-1', raag: 'Bhupali', dayNumber: 1 },
  { id: 'day-2', raag: 'Malkauns', dayNumber: 2 },
  { id: 'khamaj', raag: 'Khamaj', dayNumber: null },
  { id: 'ahir', raag: 'Ahir Bhairav', dayNumber: null },
]

describe('the session of the hour', () => {
  test.each([
    ['day-1', 'ahir'],
    ['night-1', 'day-1'],
    ['night-3', 'day-2'],
  ] as const)('in the watch %s is the one whose raga belongs there', (prahar, id) => {
    expect(sessionOfTheHour(library, prahar, DAY)).toMatchObject({
      session: { id },
      why: expect.stringContaining('By tradition'),
    })
  })

  test('is the session of the day when no raga of the library belongs to the watch', () => {
    const choice = sessionOfTheHour(library, 'day-3', DAY)
    expect(choice?.session.id).toBe('day-2')
    expect(choice?.why).toContain('Today’s session')
  })

  test('prefers a raga’s usual watch to a lesser one', () => {
    const both = [
      { id: 'lesser', raag: 'Khamaj', dayNumber: null },
      { id: 'usual', raag: 'Yaman', dayNumber: null },
    ]
    expect(sessionOfTheHour(both, 'night-1', DAY)?.session.id).toBe('usual')
  })

  test('goes round the ragas of its watch from day to day, and round their sessions', () => {
    const several = [
      { id: 'yaman-a', raag: 'Yaman', dayNumber: null },
      { id: 'yaman-b', raag: 'Yaman', dayNumber: null },
      { id: 'bhupali', raag: 'Bhupali', dayNumber: null },
      { id: 'malkauns', raag: 'Malkauns', dayNumber: null },
    ]
    const days = ['2024-01-01', '2024-01-02', '2024-01-03', '2024-01-04', '2024-01-05']
    const offered = days.map(
      (day) => sessionOfTheHour(several, 'night-1', localDay(day))?.session.id,
    )
    expect(offered).toEqual(['yaman-a', 'bhupali', 'yaman-b', 'bhupali', 'yaman-a'])
  })

  test('is never of a tense raga for a low mood', () => {
    const tense = { id: 'todi', raag: 'Todi', dayNumber: 2 }
    const both = [tense, { id: 'day-1', raag: 'Bhupali', dayNumber: 1 }]
    for (const mood of [1, 2] as const) {
      for (const prahar of PRAHARS) {
        expect(sessionOfTheHour(both, prahar, DAY, mood)?.session.id).toBe('day-1')
      }
      expect(sessionOfTheHour([tense], 'day-2', DAY, mood)).toBeNull()
    }
    for (const mood of [3, 4, 5, null] as const) {
      expect(sessionOfTheHour(both, 'day-2', DAY, mood)?.session.id).toBe('todi')
    }
  })

  test('exists in every watch while the library has one session, whatever its raga', () => {
    const one = [{ id: 'only', raag: null, dayNumber: null }]
    for (const prahar of PRAHARS) {
      expect(sessionOfTheHour(one, prahar, DAY)?.session.id).toBe('only')
    }
  })

  test('is nothing in an empty library', () => {
    expect(sessionOfTheHour([], 'day-1', DAY)).toBeNull()
  })
})

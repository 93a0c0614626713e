import { localDay } from '~/domain/day/local-day.ts'
import type { MoodValue } from '~/domain/mood/mood.ts'
import { uuidOf } from '../seeded-ids.ts'
import { type Maker, pickOf, someOf } from './practice.ts'

const HEARD = [null, '/recordings/yaman-10.mp3', '/recordings/yaman-10.mp3?sa=d3']
const ITEMS = ['day-1', 'day-2', 'raga-yaman']
const MANTRAS = ['guru', 'shani'] as const
const ACHIEVEMENTS = ['first-steps', 'week-warrior', 'zen-zone', 'early-bird']
/** Few, so that the beads of one day go on. */
const DAYS_OF_BEADS = ['2026-01-01', '2026-01-02', '2026-01-03'].map((day) => localDay(day))

/** Writes of the practice from day to day. */
export const days = {
  recordMood: ({ random, held, shownAt, moment }) => {
    const when = moment()
    const mood = (1 + Math.floor(random() * 5)) as MoodValue
    const base = held.has(`mood ${when.day}`) ? (shownAt.get(`mood ${when.day}`) ?? null) : null
    held.set(`mood ${when.day}`, `${mood}`)
    return { kind: 'record-mood', id: uuidOf(random), mood, base, ...when }
  },
  clearMood: (practice) => {
    const checkedIn = someOf(practice, 'mood')
    if (checkedIn === null) return null
    const day = localDay(checkedIn)
    practice.held.delete(`mood ${day}`)
    return { kind: 'clear-mood', day, base: practice.shownAt.get(`mood ${day}`) ?? null }
  },
  recordSession: ({ random, held, moment }) => {
    const id = uuidOf(random)
    const heard = pickOf(random, HEARD)
    held.set(`session ${id}`, heard ?? '')
    return { kind: 'record-session', id, minutes: 10, raga: 'Yaman', heard, ...moment() }
  },
  // Bead after bead of one mantra, each of which is a write.
  recordJapa: ({ random, held, shownAt, moment }) => {
    const mantra = pickOf(random, MANTRAS)
    const day = pickOf(random, DAYS_OF_BEADS)
    const beads = 1 + Number(held.get(`japa ${mantra} ${day}`) ?? 0)
    held.set(`japa ${mantra} ${day}`, `${beads}`)
    const base = shownAt.get(`japa ${mantra}`) ?? null
    return { kind: 'record-japa', mantra, day, beads, at: moment().at, base }
  },
  favourite: ({ random, held, moment }) => {
    const item = pickOf(random, ITEMS)
    if (held.delete(`favourite ${item}`)) return { kind: 'remove-favourite', item }
    held.set(`favourite ${item}`, '')
    return { kind: 'add-favourite', item, at: moment().at }
  },
  rest: ({ held, moment }) => {
    const { day } = moment()
    if (held.delete(`rest ${day}`)) return { kind: 'remove-rest-day', day }
    held.set(`rest ${day}`, '')
    return { kind: 'add-rest-day', day }
  },
  celebrate: ({ random, held, moment }) => {
    const achievements = ACHIEVEMENTS.filter(() => random() < 0.5)
    for (const each of achievements) held.set(`celebrated ${each}`, '')
    return { kind: 'celebrate', achievements, at: moment().at }
  },
  choose: ({ random, held, moment }) => {
    const [setting, value] = [pickOf(random, ['theme', 'week']), pickOf(random, ['dark', '1', ''])]
    held.set(`setting ${setting}`, value)
    return { kind: 'choose-setting', setting, value, at: moment().at }
  },
  openAccount: () => ({ kind: 'open-account' }),
} as const satisfies Record<string, Maker>

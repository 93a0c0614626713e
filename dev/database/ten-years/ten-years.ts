import { addDays, type LocalDay } from '~/domain/day/local-day.ts'
import { isMoodValue, type MoodValue } from '~/domain/mood/mood.ts'
import { type RandomStream, randomStream } from '~/raga/random.ts'

/** How much a person has recorded in ten years. */
export const TEN_YEARS = { days: 3650, moodLogs: 12_000, entries: 5000 } as const

/** One of their days; a day away has nothing, and may be a day of rest. */
export type LivedDay = {
  readonly day: LocalDay
  readonly checkIn: { readonly mood: MoodValue; readonly minute: number } | null
  /** A backdated one has no minute, no length and no raga. */
  readonly sessions: readonly {
    readonly minute: number | null
    readonly minutes: number | null
    readonly raag: string | null
  }[]
  /** A backdated one has no minute. */
  readonly entries: readonly { readonly minute: number | null; readonly mood: MoodValue }[]
  readonly isRest: boolean
}

const RAGAS = [
  ['Bhairav', 'Ahir Bhairav', 'Todi', 'Lalit'],
  ['Yaman', 'Desh', 'Bageshri', 'Bhupali', 'Malkauns'],
] as const
const LENGTHS = [10, 15, 20] as const
const REST_DAYS_A_MONTH = 2
/** Points by which they feel better in the morning after a session; Insight must find this. */
const LIFT = 1

/**
 * Ten years that end with `last`, oldest day first: practice mostly in the morning and often again
 * in the evening, with weeks away, days of rest, days with only writing, moods that depend on the
 * day before, and some days filled in later. The same name always gives the same days.
 */
export function tenYears(name: string, last: LocalDay): LivedDay[] {
  const random = randomStream(`ten years/${name}`)
  const days = Array.from({ length: TEN_YEARS.days }, (_, index) =>
    addDays(last, index + 1 - TEN_YEARS.days),
  )
  const isThere = presence(days, random)
  const there = days.filter((_, index) => isThere[index])
  const checksIn = new Set(there.filter(() => random() < 0.97))
  const writes = new Set(there.filter(() => random() < 0.97))
  const practises = there.filter(() => random() < 0.85)
  const sessions = dealt(TEN_YEARS.moodLogs - checksIn.size, practises, random)
  const moreEntries = dealt(TEN_YEARS.entries - writes.size, [...writes], random)
  const resting = restDays(days, isThere, random)
  let level = 0
  return days.map((day) => {
    level = 0.8 * level + random() - 0.5
    const feeling = 2.9 + 2 * level
    const later = feeling + (sessions.has(day) ? LIFT : 0.1)
    return {
      day,
      checkIn: checksIn.has(day)
        ? { mood: moodAt(feeling, random), minute: minuteAt(340, random) }
        : null,
      sessions: times(sessions.get(day) ?? 0, (turn) => session(turn, random)),
      entries: times((writes.has(day) ? 1 : 0) + (moreEntries.get(day) ?? 0), (turn) => ({
        mood: moodAt(later, random),
        minute: random() < 0.03 ? null : minuteAt(turn === 0 ? 450 : 1250, random),
      })),
      isRest: resting.has(day),
    }
  })
}

/** Whether the person used the app on each day: on nearly all, except for some weeks away. */
function presence(days: readonly LocalDay[], random: RandomStream): boolean[] {
  let away = 0
  return days.map((_, index) => {
    if (away === 0 && random() < 0.01) away = 2 + Math.floor(random() * 12)
    else away = Math.max(0, away - 1)
    // At the end of the ten years they have just begun again.
    return index > days.length - 40 || (away === 0 && random() < 0.96)
  })
}

/** Distributes a number of things at random: how many each day got. */
function dealt(count: number, days: readonly LocalDay[], random: RandomStream) {
  const got = new Map<LocalDay, number>()
  for (let turn = 0; turn < count; turn++) {
    const day = pick(days, random)
    if (day !== undefined) got.set(day, (got.get(day) ?? 0) + 1)
  }
  return got
}

function restDays(days: readonly LocalDay[], isThere: readonly boolean[], random: RandomStream) {
  const inMonth = new Map<string, number>()
  return new Set(
    days.filter((day, index) => {
      const month = day.slice(0, 7)
      const taken = inMonth.get(month) ?? 0
      if (isThere[index] || taken === REST_DAYS_A_MONTH || random() < 0.2) return false
      inMonth.set(month, taken + 1)
      return true
    }),
  )
}

function session(turn: number, random: RandomStream): LivedDay['sessions'][number] {
  if (random() < 0.03) return { minute: null, minutes: null, raag: null }
  const isEvening = turn % 2 === 1
  return {
    minute: minuteAt(isEvening ? 1150 : 390, random),
    minutes: pick(LENGTHS, random) ?? null,
    raag: random() < 0.1 ? null : (pick(RAGAS[isEvening ? 1 : 0], random) ?? null),
  }
}

function minuteAt(centre: number, random: RandomStream): number {
  return Math.round(centre + 80 * (random() - 0.5))
}

function moodAt(feeling: number, random: RandomStream): MoodValue {
  const mood = Math.max(1, Math.min(5, Math.round(feeling + random() - 0.5)))
  if (!isMoodValue(mood)) throw new RangeError(`Not a mood: ${mood}`)
  return mood
}

function pick<Item>(items: readonly Item[], random: RandomStream): Item | undefined {
  return items[Math.floor(random() * items.length)]
}

function times<Item>(count: number, make: (turn: number) => Item): Item[] {
  return Array.from({ length: count }, (_, turn) => make(turn))
}

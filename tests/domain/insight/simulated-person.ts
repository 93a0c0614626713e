import { addDays, type LocalDay, localDay } from '~/domain/day/local-day.ts'
import type { MoodMoment, PractisedAt } from '~/domain/insight/mood-moment.ts'
import { isMoodValue, type MoodValue } from '~/domain/mood/mood.ts'
import { assertNever } from '~/lib/assert-never.ts'

/**
 * Which moods are more readily recorded, at 90 % against 30 %: good ones on days without practice,
 * on days with it, on both, or good ones without and bad ones with; whole days without practice by
 * how they are; or those later than the usual hour, on days without practice.
 */
export type Selection =
  | 'good-without'
  | 'good-with'
  | 'good-both'
  | 'opposed'
  | 'whole-days'
  | 'late-without'

/** How a made-up person lives; with an `effect` of 0 practice and mood have no tie. */
export type Habit = {
  readonly days: number
  /** When there is practice: by the toss of a coin, in runs of weeks, at weekends, or when low. */
  readonly practice: 'coin' | 'runs' | 'weekends' | 'when-low'
  /** How much of a mood is the mood before it, 0–1. */
  readonly memory: number
  /** How far mood swings over the day, in points up and down. */
  readonly swing: number
  /** How often something is written on a day without practice. */
  readonly writes: number
  /** Points that practice adds to the mood after it. */
  readonly effect: number
  /** Takes the place of `writes` where it applies. */
  readonly selection?: Selection
  /** How often something is written after practice; 0.8 when left out. */
  readonly writesAfter?: number
  /** How often there is a check-in before the hour of practice; 0.9 when left out. */
  readonly checksIn?: number
}

export type Person = {
  readonly moods: readonly MoodMoment[]
  readonly practice: readonly PractisedAt[]
  readonly last: LocalDay
}

const READILY = 0.9
const RARELY = 0.3

/** A normally distributed number (Box and Muller). */
export function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

/** The point of the scale nearest to a feeling. */
export function onTheScale(feeling: number): MoodValue {
  const mood = Math.max(1, Math.min(5, Math.round(feeling)))
  if (!isMoodValue(mood)) throw new RangeError(`Not a mood: ${mood}`)
  return mood
}

/** A person who mostly checks in before the hour of practice, and mostly writes after it. */
export function simulatedPerson(habit: Habit, random: () => number): Person {
  const moods: MoodMoment[] = []
  const practice: PractisedAt[] = []
  const first = localDay('2025-01-01')
  const feeling = feelingOf(habit, random)
  const practises = practisingOf(habit, random)
  for (let index = 0; index < habit.days; index++) {
    const day = addDays(first, index)
    const hour = 6.5 + 3 * random()
    const early = hour - 0.2 - 0.5 * random()
    const before = feeling(early, 0)
    const sits = practises(index, before)
    const wait = 0.3 + 2.5 * random()
    const after = feeling(hour + wait, sits ? habit.effect : 0)
    const { checks, writes } = chancesOf(habit, { sits, before, after, isLate: wait > 1.55 })
    const checked = random() < checks
    if (checked) moods.push({ day, hour: early, mood: before })
    if (sits) practice.push({ day, hour, raga: null })
    if (random() < writes && (checked || habit.selection !== 'whole-days')) {
      moods.push({ day, hour: hour + wait, mood: after })
    }
  }
  return { moods, practice, last: addDays(first, habit.days - 1) }
}

type Felt = {
  readonly sits: boolean
  readonly before: MoodValue
  readonly after: MoodValue
  readonly isLate: boolean
}

/** How likely it is that the moods of a day are recorded. */
function chancesOf(habit: Habit, { sits, before, after, isLate }: Felt) {
  const { writes, selection, writesAfter = 0.8, checksIn = 0.9 } = habit
  const usual = { checks: checksIn, writes: sits ? writesAfter : writes }
  const readily = (is: boolean) => ({ ...usual, writes: is ? READILY : RARELY })
  const isGood = after > 3
  switch (selection) {
    case undefined:
      return usual
    case 'good-without':
      return sits ? usual : readily(isGood)
    case 'good-with':
      return sits ? readily(isGood) : usual
    case 'good-both':
      return readily(isGood)
    case 'opposed':
      return readily(sits !== isGood)
    case 'late-without':
      return sits ? usual : readily(isLate)
    case 'whole-days':
      return sits ? usual : { checks: before + after > 6 ? READILY : RARELY, writes: 1 }
    default:
      return assertNever(selection)
  }
}

/** The mood at an hour, with so many points more; every mood remembers the one before. */
function feelingOf({ memory, swing }: Habit, random: () => number) {
  let level = normal(random)
  return (hour: number, more: number) => {
    level = memory * level + Math.sqrt(1 - memory ** 2) * normal(random)
    const course = swing * Math.sin(((hour - 4) / 12) * Math.PI)
    return onTheScale(3 + 0.8 * level + course + more + 0.5 * normal(random))
  }
}

function practisingOf({ practice }: Habit, random: () => number) {
  let isInRun = random() < 0.5
  return (index: number, before: MoodValue) => {
    if (random() < 0.1) isInRun = !isInRun
    const chance = {
      coin: 0.5,
      runs: isInRun ? 0.95 : 0.05,
      weekends: index % 7 < 2 ? 0.9 : 0.3,
      'when-low': before < 3 ? 0.85 : 0.25,
    }
    return random() < chance[practice]
  }
}

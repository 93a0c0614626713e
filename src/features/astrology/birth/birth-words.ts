import type { Birth } from '~/domain/birth/birth.ts'
import type { BirthTyped } from '~/domain/birth/birth-typed.ts'
import type { LocalDay } from '~/domain/day/local-day.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'
import { formatUtcOffset } from '~/jyotish/time/utc-offset.ts'
import { chosenHours, ownEnglish } from '~/lib/words/own-english.ts'

/** "Thursday, 28 February 1991". */
export function birthDayWords(day: LocalDay): string {
  return new Intl.DateTimeFormat(ownEnglish(), { dateStyle: 'full', timeZone: 'UTC' }).format(
    Date.parse(day),
  )
}

/** A 24-hour time as a 12-hour time: "5:40 am". Midnight and noon are written as words. */
export function halfDayWords(time: string): string {
  if (time === '00:00') return 'Midnight, as the day begins'
  if (time === '12:00') return 'Noon'
  const hour = Number(time.slice(0, 2))
  return `${hour % 12 === 0 ? 12 : hour % 12}${time.slice(2)} ${hour < 12 ? 'am' : 'pm'}`
}

/** "18.5196° N, 73.8554° E". */
export function coordinateWords(latitude: number, longitude: number): string {
  const part = (value: number, positive: string, negative: string) => {
    const rounded = Math.round(value * 10_000) / 10_000
    return `${Math.abs(rounded).toFixed(4)}° ${rounded < 0 ? negative : positive}`
  }
  return `${part(latitude, 'N', 'S')}, ${part(longitude, 'E', 'W')}`
}

/** "28 Feb 1991, 05:40", in the local time of the place. */
export function localWords({ date, time }: Pick<Birth, 'date' | 'time'>): string {
  return momentWords(Date.parse(`${date}T${time}Z`))
}

/** "28 Feb 1991, 00:10 UTC", with seconds if they are not zero. */
export function utcWords(utc: UtcMilliseconds): string {
  return `${momentWords(utc)} UTC`
}

/** A moment in the person's own variety of English, with the 24-hour clock that births use until they choose. */
function momentWords(utc: number): string {
  return new Intl.DateTimeFormat(ownEnglish(), {
    dateStyle: 'medium',
    timeStyle: utc % 60_000 === 0 ? 'short' : 'medium',
    hourCycle: chosenHours() ?? 'h23',
    timeZone: 'UTC',
  }).format(utc)
}

/** "UTC+05:30", with the minus sign U+2212. */
export function offsetWords(offsetSeconds: number): string {
  return `UTC${formatUtcOffset(offsetSeconds).replace('-', '−')}`
}

/** A duration in hours, minutes and seconds: "1 hour", "40 minutes", "1 hour 30 minutes". */
export function lengthWords(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 3600), 'hour'],
    [Math.floor((seconds % 3600) / 60), 'minute'],
    [seconds % 60, 'second'],
  ] as const
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}${count === 1 ? '' : 's'}`)
    .join(' ')
}

/** The labels of the birth fields; without a label for the name, there is no name field. */
export type BirthLabels = {
  readonly fullName: string | null
  readonly date: string
  readonly time: string
  readonly place: string
}

export const CALCULATOR_LABELS: BirthLabels = {
  fullName: null,
  date: 'Birth Date',
  time: 'Birth Time',
  place: 'Birth Place',
}

/** For the birth of somebody who is kept beside the person's own. */
export const KEPT_LABELS: BirthLabels = { ...CALCULATOR_LABELS, fullName: 'Name' }

export const ONBOARDING_LABELS: BirthLabels = {
  fullName: 'Full Name',
  date: 'Date of Birth',
  time: 'Time of Birth',
  place: 'Place of Birth',
}

/** The name of the file for a birth that nothing else keeps. */
export const BIRTH_FILE = 'alap-birth.txt'

/** What is typed of a birth as a text, for a file. */
export function birthText({ fullName, date, time, place, byHand }: BirthTyped): string {
  const coordinates = byHand && `${byHand.latitude}, ${byHand.longitude}`
  return [fullName, date, time, place, coordinates].filter(Boolean).join('\n')
}

/** How sure a time of birth is, in minutes before and after. */
export const TIME_CERTAINTIES = [
  { value: '0', label: 'Exactly' },
  { value: '5', label: '± 5 minutes' },
  { value: '15', label: '± 15 minutes' },
  { value: '30', label: '± 30 minutes' },
  { value: '60', label: '± 1 hour' },
  { value: '120', label: '± 2 hours' },
  { value: '720', label: 'The time is not known' },
] as const

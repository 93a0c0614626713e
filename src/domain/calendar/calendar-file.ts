import type { LocalDay } from '~/domain/day/local-day.ts'

/** A whole day, the clock time wherever the person is, or an instant in ms UTC. */
type Start = { readonly day: LocalDay; readonly time?: string } | number

/** One entry of a calendar. */
export type CalendarEvent = {
  /** Different from that of any other entry anywhere. */
  readonly id: string
  readonly start: Start
  readonly isDaily?: boolean
  readonly summary: string
  readonly description: string
  /** Whether the calendar rings at the start. */
  readonly rings: boolean
}

const OCTETS_A_LINE = 75

/**
 * A calendar file (RFC 5545).
 * @param now when the file is made, ms UTC
 */
export function calendarFile(events: readonly CalendarEvent[], now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Alap//Alap//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => linesOf(event, now)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldedLine(line)}\r\n`).join('')
}

function linesOf(event: CalendarEvent, now: number): string[] {
  const { id, start, isDaily = false, summary, description, rings } = event
  return [
    'BEGIN:VEVENT',
    `UID:${escapedText(id)}`,
    `DTSTAMP:${instant(now)}`,
    ...startLines(start),
    ...(isDaily ? ['RRULE:FREQ=DAILY'] : []),
    `SUMMARY:${escapedText(summary)}`,
    `DESCRIPTION:${escapedText(description)}`,
    'TRANSP:TRANSPARENT',
    ...(rings ? alarmLines(summary) : []),
    'END:VEVENT',
  ]
}

function startLines(start: Start): string[] {
  if (typeof start === 'number') return [`DTSTART:${instant(start)}`, 'DURATION:PT10M']
  const day = start.day.replaceAll('-', '')
  if (start.time === undefined) return [`DTSTART;VALUE=DATE:${day}`, 'DURATION:P1D']
  return [`DTSTART:${day}T${start.time.replace(':', '')}00`, 'DURATION:PT10M']
}

function alarmLines(summary: string): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapedText(summary)}`,
    'TRIGGER:PT0S',
    'END:VALARM',
  ]
}

/** Text as a value of the file: RFC 5545, 3.3.11. Control characters are not allowed in it. */
export function escapedText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\n\t\P{Cc}]/gu, '')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\n/g, '\\n')
}

/** Splits a line into pieces of at most 75 octets without cutting a character: RFC 5545, 3.1. */
export function foldedLine(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > OCTETS_A_LINE) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}

function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x10000 ? 3 : 4
}

function instant(utc: number): string {
  return `${new Date(utc).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

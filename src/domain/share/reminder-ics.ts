import type { LocalDay } from '~/domain/day/local-day.ts'

/** One entry of a calendar. */
export type ReminderEvent = {
  /** Different from that of any other entry anywhere. */
  readonly id: string
  /** The clock time wherever the person is, or an instant in ms UTC. */
  readonly start: { readonly day: LocalDay; readonly time: string } | number
  readonly isDaily: boolean
  readonly description: string
}

const SUMMARY = 'Sit with Alap'
const OCTETS_A_LINE = 75

/**
 * A calendar file (RFC 5545) that rings at the start of every event.
 * @param now when the file is made, ms UTC
 */
export function reminderFile(events: readonly ReminderEvent[], now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Alap//Daily reminder//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => linesOf(event, now)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldedLine(line)}\r\n`).join('')
}

function linesOf({ id, start, isDaily, description }: ReminderEvent, now: number): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapedText(id)}`,
    `DTSTAMP:${instant(now)}`,
    `DTSTART:${typeof start === 'number' ? instant(start) : floating(start)}`,
    'DURATION:PT10M',
    ...(isDaily ? ['RRULE:FREQ=DAILY'] : []),
    `SUMMARY:${escapedText(SUMMARY)}`,
    `DESCRIPTION:${escapedText(description)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapedText(SUMMARY)}`,
    'TRIGGER:PT0S',
    'END:VALARM',
    'END:VEVENT',
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

function floating({ day, time }: { day: LocalDay; time: string }): string {
  return `${day.replaceAll('-', '')}T${time.replace(':', '')}00`
}

function instant(utc: number): string {
  return `${new Date(utc).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

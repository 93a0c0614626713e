import { type CalendarEvent, calendarFile } from '~/domain/calendar/calendar-file.ts'
import type { LocalDay } from '~/domain/day/local-day.ts'

import { downloadFile } from '~/lib/download-file.ts'
import { newId } from '~/queries/database/use-write.ts'

const SUMMARY = 'Sit with Alap'

/** Downloads a calendar file with a daily reminder at a local time, `HH:MM`. */
export function saveDailyReminder(from: LocalDay, time: string): void {
  const description = 'As long or as short as the day allows.'
  save([{ ...reminder(ownId(), description), start: { day: from, time }, isDaily: true }])
}

/** Downloads a calendar file with a reminder at each of these instants, in ms UTC. */
export function saveSunriseReminder(sunrises: readonly number[], place: string): void {
  const id = ownId()
  const description = `Sunrise in ${place}.`
  save(sunrises.map((start, index) => ({ ...reminder(`${index}-${id}`, description), start })))
}

function reminder(id: string, description: string) {
  return { id, summary: SUMMARY, description, rings: true }
}

function ownId(): string {
  return `${newId()}@alap`
}

function save(events: readonly CalendarEvent[]): void {
  const content = calendarFile(events, Date.now())
  downloadFile('alap-reminder.ics', new Blob([content], { type: 'text/calendar;charset=utf-8' }))
}

import type { LocalDay } from '~/domain/day/local-day.ts'
import { type ReminderEvent, reminderFile } from '~/domain/share/reminder-ics.ts'
import { downloadFile } from '~/lib/download-file.ts'
import { newId } from '~/queries/database/use-write.ts'

/** Downloads a calendar file with a daily reminder at a local time, `HH:MM`. */
export function saveDailyReminder(from: LocalDay, time: string): void {
  const description = 'As long or as short as the day allows.'
  save([{ id: ownId(), start: { day: from, time }, isDaily: true, description }])
}

/** Downloads a calendar file with a reminder at each of these instants, in ms UTC. */
export function saveSunriseReminder(sunrises: readonly number[], place: string): void {
  const id = ownId()
  const description = `Sunrise in ${place}.`
  save(
    sunrises.map((start, index) => ({ id: `${index}-${id}`, start, isDaily: false, description })),
  )
}

function ownId(): string {
  return `${newId()}@alap`
}

function save(events: readonly ReminderEvent[]): void {
  const content = reminderFile(events, Date.now())
  downloadFile('alap-reminder.ics', new Blob([content], { type: 'text/calendar;charset=utf-8' }))
}

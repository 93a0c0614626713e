import { type CalendarEvent, calendarFile } from '~/domain/calendar/calendar-file.ts'
import type { LocalDay } from '~/domain/day/local-day.ts'
import { dayOfSunrise } from '~/domain/share/reminder-sunrise.ts'
import { downloadFile } from '~/lib/download-file.ts'
import { deviceSetting } from '~/lib/shell/device-setting.ts'

const SUMMARY = 'Sit with Alap'

/** Downloads a calendar file with a daily reminder at a local time, `HH:MM`. */
export function saveDailyReminder(from: LocalDay, time: string): void {
  const description = 'As long or as short as the day allows.'
  save([{ ...reminder('daily', description), start: { day: from, time }, isDaily: true }])
}

type Place = { readonly label: string; readonly longitude: number }

/** Downloads a calendar file with a reminder at each of these sunrises of a place, in ms UTC. */
export function saveSunriseReminder(sunrises: readonly number[], place: Place): void {
  const description = `Sunrise in ${place.label}.`
  save(
    sunrises.map((start) => ({
      ...reminder(`sunrise-${dayOfSunrise(start, place)}`, description),
      start,
    })),
  )
}

/** Made again on this device it has the same id, so that a calendar replaces the one it has. */
function reminder(what: string, description: string) {
  return { id: `${what}-${ownId()}@alap`, summary: SUMMARY, description, rings: true }
}

const KEY = 'alap:reminder'

function ownId(): string {
  const kept = deviceSetting.read(KEY)
  if (kept) return kept
  const made = crypto.randomUUID()
  deviceSetting.keep(KEY, made)
  return made
}

function save(events: readonly CalendarEvent[]): void {
  const content = calendarFile(events, Date.now())
  downloadFile('alap-reminder.ics', new Blob([content], { type: 'text/calendar;charset=utf-8' }))
}

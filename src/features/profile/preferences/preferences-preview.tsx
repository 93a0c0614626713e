import { useSyncExternalStore } from 'react'
import { WEEKDAYS, weekInOrder } from '~/domain/day/calendar-day.ts'
import { timeOfMinute } from '~/domain/day/day-words.ts'
import { ownSettings } from '~/lib/shell/own-settings.ts'
import { findRaga } from '~/raga/catalogue.ts'
import { emblemOf } from '~/raga/emblem.ts'
import { RagaName } from '~/ui/motifs/raga-name.tsx'
import { SwaraWheel } from '~/ui/motifs/swara-wheel.tsx'

const EVENING = 19 * 60 + 30

/** What is chosen, as it is seen: an hour, a raga and a week on the sky. */
export function PreferencesPreview() {
  const time = useSyncExternalStore(ownSettings.subscribe, () => timeOfMinute(EVENING))
  const week = useSyncExternalStore(ownSettings.subscribe, () =>
    weekInOrder()
      .map((day) => WEEKDAYS[day].slice(0, 1))
      .join(' '),
  )
  const raga = findRaga('yaman')
  if (!raga) return null
  const { swaras, vadi } = emblemOf(raga)
  return (
    <div className="sky flex items-center justify-between gap-4 rounded-card p-5 sm:p-7">
      <div className="min-w-0">
        <p className="text-small">{time}</p>
        <p>
          <RagaName {...raga} size="title" />
        </p>
        <p aria-hidden="true" className="figures text-small">
          {week}
        </p>
      </div>
      <SwaraWheel swaras={swaras} vadi={vadi} size="small" />
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { addDays, isLocalDay, type LocalDay } from '~/domain/day/local-day.ts'
import type { AlmanacPlace } from '~/domain/panchang/almanac-place.ts'
import { dayAt } from '~/domain/panchang/place-clock.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'
import { type AlmanacDay, almanacDay } from '~/queries/almanac/panchang-day.ts'
import type { OfferedSunrise } from '~/queries/almanac/sunrise-kind.ts'

/**
 * The day that is shown: the one in the address, `?day=2026-01-05`, else the one that runs now,
 * which before sunrise is still that of the day before.
 */
export function useShownDay(place: AlmanacPlace, sunriseKind: OfferedSunrise) {
  const now = useMinute()
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const today = dayAt(place.zone, now)
  const named = dayNamed(search)
  const ofToday = useQuery(almanacDay({ place, date: today, sunriseKind }))
  const date = named ?? runningDate(ofToday.data, today, now)
  const shown = useQuery({
    ...almanacDay({ place, date, sunriseKind }),
    // Before today is known, which day runs is not known either.
    enabled: named !== null || !ofToday.isPending,
    // Turning, the last day stays until the next one is computed.
    placeholderData: (last) => (named === null ? undefined : last),
  })
  // Drawn in slices: at once, a day would hold up a slow phone.
  const almanac = useDeferredValue(shown.data)
  return {
    date,
    now,
    shown,
    today,
    almanac,
    isNamed: named !== null,
    goTo: (day: LocalDay | null) =>
      void navigate({ search: day === null ? '' : `?day=${day}` }, { replace: true, state }),
  }
}

function dayNamed(search: string): LocalDay | null {
  const named = new URLSearchParams(search).get('day')
  return isLocalDay(named) ? named : null
}

function runningDate(
  ofToday: AlmanacDay | undefined,
  today: LocalDay,
  now: UtcMilliseconds,
): LocalDay {
  const isBefore = ofToday?.kind === 'rises' && now < ofToday.day.sunrise
  return isBefore ? addDays(today, -1) : today
}

/** Whether a day runs at an instant: from its sunrise, or without one from its midnight. */
export function runsAt(almanac: AlmanacDay, now: UtcMilliseconds): boolean {
  if (almanac.kind === 'rises') {
    return almanac.day.sunrise <= now && now < almanac.day.nextSunrise
  }
  return almanac.civil.civil.from <= now && now < almanac.civil.civil.until
}

const MINUTE = 60_000

/** The beginning of the running minute, ms UTC: changes with it, and when the page is looked at. */
function useMinute(): UtcMilliseconds {
  return useSyncExternalStore(subscribe, minute)
}

function minute(): UtcMilliseconds {
  return (Math.floor(Date.now() / MINUTE) * MINUTE) as UtcMilliseconds
}

function subscribe(onChange: () => void): () => void {
  const timer = window.setInterval(onChange, MINUTE / 4)
  document.addEventListener('visibilitychange', onChange)
  return () => {
    window.clearInterval(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}

import { queryOptions } from '@tanstack/react-query'
import type { LocalDay } from '~/domain/day/local-day.ts'
import type { AlmanacPlace } from '~/domain/panchang/almanac-place.ts'
import type { CivilAlmanac } from '~/jyotish/almanac/civil-almanac.ts'
import type { PanchangDay } from '~/jyotish/almanac/panchang.ts'
import type { OfferedSunrise } from '~/queries/almanac/sunrise-kind.ts'

export type DayAsked = {
  readonly place: AlmanacPlace
  readonly date: LocalDay
  readonly sunriseKind: OfferedSunrise
}

/** A day of the almanac, with what was asked. */
export type AlmanacDay =
  | { readonly kind: 'rises'; readonly asked: DayAsked; readonly day: PanchangDay }
  | {
      readonly kind: 'stays-up' | 'stays-down'
      readonly asked: DayAsked
      readonly civil: CivilAlmanac
    }

/**
 * The panchang of a day, computed on the page in steps of some milliseconds. Rejects with a
 * RangeError, to be shown as it is, for a date that has none, which is a SkippedDate where the place never
 * had that date, and with another error when the code
 * could not be loaded.
 */
export function almanacDay(asked: DayAsked) {
  return queryOptions({
    queryKey: ['almanac-day', asked],
    queryFn: async (): Promise<AlmanacDay> => {
      const { panchangSteps } = await import('~/jyotish/almanac/panchang.ts')
      const { place, date, sunriseKind } = asked
      const { latitude, longitude, zone } = place
      const request = { latitude, longitude, zone, date, sunriseKind }
      const day = await inSteps(panchangSteps(request))
      if (day.kind === 'rises') return { kind: 'rises', asked, day }
      const { civilAlmanac } = await import('~/jyotish/almanac/civil-almanac.ts')
      return { kind: day.kind, asked, civil: civilAlmanac(request) }
    },
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    // The instants of a day are new objects anyway.
    structuralSharing: false,
  })
}

async function inSteps<Result>(steps: Generator<void, Result>): Promise<Result> {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await aTask()
  }
}

/** Lets the page draw and hear before the next step; a timer would wait four milliseconds each. */
function aTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}

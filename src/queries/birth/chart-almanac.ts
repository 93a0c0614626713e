import { queryOptions } from '@tanstack/react-query'
import type { Birth } from '~/domain/birth/birth.ts'
import type { OfferedAyanamsha } from '~/domain/chart/offered-ayanamshas.ts'
import type { NatalSigns } from '~/jyotish/almanac/transits/transits.ts'
import type { Sign } from '~/jyotish/chart/sign.ts'
import type { VargaMethods } from '~/jyotish/confidence/varga-confidence.ts'
import type { NodeKind } from '~/jyotish/grahas/lunar-node.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'
import { AstrologyError } from '~/lib/astrology-error.ts'
import { almanacBeside } from '~/queries/almanac/ask-almanac.ts'
import type { AlmanacReplies } from '~/workers/almanac-worker.ts'

/** Computed on the device, beside the page; the result never changes. */
const ON_DEVICE = {
  networkMode: 'always',
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
} as const

/** Where the grahas stand at an instant over a birth chart. Rejects as `askAlmanac` does. */
export function skyOver(natal: NatalSigns, at: UtcMilliseconds, ayanamsha: OfferedAyanamsha) {
  return queryOptions({
    queryKey: ['sky-over', natal, at, ayanamsha],
    queryFn: () => askAlmanac('sky', natal, at, ayanamsha),
    ...ON_DEVICE,
  })
}

const LIFE = 120 * 365.25 * 86_400_000
/** The almanac ends there. */
const LAST = Date.UTC(2201, 0, 1)

/** Saturn's stays near a birth Moon in the 120 years from birth. Rejects as `askAlmanac` does. */
export function saturnOfLife(moon: Sign, birth: UtcMilliseconds, ayanamsha: OfferedAyanamsha) {
  return queryOptions({
    queryKey: ['saturn', moon, birth, ayanamsha],
    queryFn: async () => {
      const until = Math.min(birth + LIFE, LAST) as UtcMilliseconds
      const span = { from: birth, until }
      return { ...span, periods: await askAlmanac('saturn', moon, span, ayanamsha) }
    },
    ...ON_DEVICE,
  })
}

type VargaDoubt = {
  readonly birth: Birth
  readonly node: NodeKind
  /** How exact the time of birth is: this many minutes either way, 0 to 720. */
  readonly minutes: number
  readonly methods: VargaMethods
  readonly ayanamsha: OfferedAyanamsha
}

/** What is certain in each varga of a birth. Rejects as `askAlmanac` does. */
export function vargaConfidence({ birth, node, minutes, methods, ayanamsha }: VargaDoubt) {
  const { utc, latitude, longitude } = birth
  const request = { utc, latitude, longitude, node }
  return queryOptions({
    queryKey: ['varga-confidence', request, minutes, methods, ayanamsha],
    queryFn: () => askAlmanac('vargas', request, minutes, methods, ayanamsha),
    ...ON_DEVICE,
  })
}

/**
 * Asks the almanac beside the page about a chart; the page stays free meanwhile.
 * Rejects with a `RangeError` when the almanac refuses, and with an `AstrologyError` when the worker
 * fails; both have words for people.
 */
export async function askAlmanac<Name extends keyof AlmanacReplies>(
  name: Name,
  ...args: Parameters<AlmanacReplies[Name]>
): Promise<ReturnType<AlmanacReplies[Name]>> {
  return almanacBeside.ask(name, ...args).catch((cause: unknown) => {
    if (cause instanceof RangeError) throw cause
    throw new AstrologyError(
      'unexpected',
      'This part could not be worked out just now. The chart itself stands. Try again, or reload the page if it keeps failing.',
      { cause },
    )
  })
}

import { contradiction } from '~/domain/astrology-trouble.ts'
import type { MahadashaReading } from '~/domain/chart-reading.ts'
import type { Graha } from '~/jyotish/graha.ts'
import type { UtcMilliseconds } from '~/jyotish/julian-day.ts'
import type { Dasha } from '~/jyotish/vimshottari.ts'

/** A period as the astrology backend tells it; `start` and `end` are ISO dates or instants. */
type DashaReply = {
  readonly lord: Graha
  readonly start: string
  readonly end: string
  readonly partial?: boolean | undefined
}
type BhuktiReply = DashaReply & { readonly pratyantars?: readonly DashaReply[] | undefined }
export type MahadashaReply = DashaReply & { readonly bhuktis: readonly BhuktiReply[] }

/** Dates without a time are right to the day, and some count the last day and some do not. */
const DAY = 86_400_000

/**
 * Reads the Vimshottari dashas of the astrology backend. The periods of a level must follow one
 * another and fill the one above, of which only the first, cut by the birth, may lack its beginning;
 * differences of a day are closed.
 * @throws AstrologyError `malformed` for periods that are missing, out of order, or leave a gap.
 */
export function dashasFromReply(mahadashas: readonly MahadashaReply[]): MahadashaReading[] {
  return periodsOf(mahadashas, null).map(([mahadasha, { bhuktis }]) => ({
    ...mahadasha,
    bhuktis: periodsOf(bhuktis, mahadasha).map(([bhukti, { pratyantars }]) => ({
      ...bhukti,
      pratyantars: pratyantars ? periodsOf(pratyantars, bhukti).map(([part]) => part) : [],
    })),
  }))
}

function periodsOf<Told extends DashaReply>(
  told: readonly Told[],
  whole: Dasha | null,
): [Dasha, Told][] {
  if (told.length === 0) throw contradiction('a dasha has no periods')
  let from = whole && !whole.partial ? whole.start : null
  return told.map((period, index) => {
    const start = from === null ? instantOf(period.start) : met(from, instantOf(period.start))
    const isLast = index === told.length - 1
    const end = isLast && whole ? met(whole.end, instantOf(period.end)) : instantOf(period.end)
    if (start >= end) throw contradiction('the dashas are not in their order')
    from = end
    return [{ lord: period.lord, start, end, partial: period.partial ?? false }, period]
  })
}

/** The instant that is expected, if the one that is told is it but for a day. */
function met(expected: UtcMilliseconds, told: UtcMilliseconds): UtcMilliseconds {
  if (Math.abs(told - expected) > DAY) throw contradiction('the dashas leave a gap or overlap')
  return expected
}

const INSTANT =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?(Z|[+-]\d{2}:\d{2})?)?$/

/**
 * Reads an ISO date or instant, to the second; one that names no offset is UTC.
 * @throws AstrologyError `malformed`
 */
export function instantOf(text: string): UtcMilliseconds {
  const [, date, time = '00:00', offset = 'Z'] = INSTANT.exec(text) ?? []
  const utc = date ? Date.parse(`${date}T${time}${offset}`) : Number.NaN
  if (Number.isNaN(utc)) throw contradiction('one of its dates cannot be read')
  return utc as UtcMilliseconds
}

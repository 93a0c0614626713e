import type { ChartReading, MahadashaReading } from '~/domain/chart/chart-reading.ts'
import { lifeBegins, livedPart, periodState, yearsBetween } from '~/domain/chart/dasha-period.ts'
import { dashaDayWords, STATE_WORDS, yearsWords } from '~/features/astrology/dashas/dasha-words.ts'
import { GRAHA_NAMES } from '~/jyotish/names/graha-names.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'
import { OwnName } from '~/ui/motifs/own-name.tsx'

type DashaRiverProps = {
  chart: ChartReading
  now: UtcMilliseconds
  /** Called when a mahadasha is pressed. */
  onOpen: (mahadasha: MahadashaReading) => void
}

const WATER = {
  past: 'bg-accent-wash text-ink',
  current: 'bg-accent text-on-accent',
  future: 'bg-raised text-ink',
} as const

/** A stretch is at least as wide as a finger and a year below it, however short it is; the last has two years. */
const LEAST_WIDTH = '2.75rem'
const LEAST_WIDTH_OF_LAST = '5.5rem'

/**
 * The nine mahadashas from birth to the end of the 120 years as one river over the width, with the present
 * marked. A phone has no room for it, and has the same in words.
 */
export function DashaRiver({ chart, now, onOpen }: DashaRiverProps) {
  const birth = lifeBegins(chart)
  const lived = chart.mahadashas.flatMap((mahadasha) => {
    const part = livedPart(mahadasha, birth)
    return part ? [{ mahadasha, part }] : []
  })
  return (
    <ol
      aria-label="The mahadashas from birth: each opens the full timeline"
      className="hidden figures flex-wrap sm:flex"
    >
      {lived.map(({ mahadasha, part }, index) => {
        const isLast = index === lived.length - 1
        const state = periodState(mahadasha, now)
        const passed = (now - part.start) / (part.end - part.start)
        return (
          <li
            key={mahadasha.lord}
            className="relative pt-6"
            style={{
              flex: `${yearsBetween(part.start, part.end)} 1 0`,
              minWidth: isLast ? LEAST_WIDTH_OF_LAST : LEAST_WIDTH,
            }}
          >
            {state === 'current' && passed >= 0 && <Now at={passed} />}
            <button
              type="button"
              onClick={() => onOpen(mahadasha)}
              className={`block min-h-11 w-full truncate border border-accent px-1 text-small font-semibold ${WATER[state]}`}
            >
              <OwnName of={GRAHA_NAMES[mahadasha.lord]} isInOne />{' '}
              <span className="sr-only">{`mahadasha, ${dashaDayWords(part.start)} to ${dashaDayWords(part.end)}, ${yearsWords(yearsBetween(part.start, part.end))}, ${STATE_WORDS[state]}`}</span>
            </button>
            <span aria-hidden="true" className="flex justify-between text-ink-soft text-small">
              <span>{yearOf(part.start)}</span>
              {isLast && <span>{yearOf(part.end)}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

const yearOf = (instant: UtcMilliseconds) => String(new Date(instant).getFullYear())

/** The present: a line over the water, and its word above. */
function Now({ at }: { at: number }) {
  return (
    <span
      aria-hidden="true"
      className="absolute top-0 whitespace-nowrap font-semibold text-small"
      style={{ left: `${at * 100}%`, translate: '-50%' }}
    >
      Now
      <span className="mx-auto block h-1 w-0.5 bg-ink" />
    </span>
  )
}

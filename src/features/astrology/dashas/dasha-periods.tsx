import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ChartReading, MahadashaReading } from '~/domain/chart/chart-reading.ts'
import {
  lifeBegins,
  livedPart,
  periodState,
  type RunningDasha,
  runningDasha,
  yearsBetween,
} from '~/domain/chart/dasha-period.ts'
import { dashaDayWords, yearsWords } from '~/features/astrology/dashas/dasha-words.ts'
import type { Dasha } from '~/jyotish/chart/vimshottari.ts'
import { GRAHA_NAMES } from '~/jyotish/names/graha-names.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'
import { ownName } from '~/lib/words/own-names.ts'
import { SentenceWithNames } from '~/ui/motifs/sentence-with-names.tsx'

type DashaPeriodsProps = {
  chart: ChartReading
  now: UtcMilliseconds
  open: OpenDashas
  /** The id of the period that contains the searched day. */
  marked: string | null
}

type Period = { readonly dasha: Dasha; readonly parts: readonly Period[] }

/** The three levels of the dashas, each nested in the one above. */
export function DashaPeriods({ chart, now, open, marked }: DashaPeriodsProps) {
  const periods = chart.mahadashas.map((dasha) => ({
    dasha,
    parts: dasha.bhuktis.map((bhukti) => ({
      dasha: bhukti,
      parts: bhukti.pratyantars.map((pratyantar) => ({ dasha: pratyantar, parts: [] })),
    })),
  }))
  const look = { open, marked, times: { now, birth: lifeBegins(chart) } }
  return (
    <PeriodScroll label="Mahadashas and their bhuktis" shown={open.shown}>
      <Periods periods={periods} level="mahadasha" above="dasha" {...look} />
    </PeriodScroll>
  )
}

const BELOW = { mahadasha: 'bhukti', bhukti: 'pratyantar', pratyantar: 'pratyantar' } as const

type PeriodsProps = Pick<DashaPeriodsProps, 'open' | 'marked'> & {
  periods: readonly Period[]
  level: Level
  /** The id of the parent period. */
  above: string
  times: { readonly now: UtcMilliseconds; readonly birth: UtcMilliseconds }
}

function Periods({ periods, level, above, ...look }: PeriodsProps) {
  const { open, marked, times } = look
  return (
    <PeriodList>
      {periods.map(({ dasha, parts }) => {
        const id = `${above}-${dasha.lord}`
        const isOpen = open.isOpen(id)
        return (
          <PeriodItem
            key={id}
            id={id}
            {...dashaLine(dasha, level, times)}
            isMarked={id === marked}
            fold={
              parts.length === 0
                ? undefined
                : {
                    isOpen,
                    onToggle: (turned) => open.turn(id, turned),
                    children: <Periods periods={parts} level={BELOW[level]} above={id} {...look} />,
                  }
            }
          />
        )
      })}
    </PeriodList>
  )
}

/** The level of a period. */
type Level = 'mahadasha' | 'bhukti' | 'pratyantar'

/** The words and the state of a period for the list. */
function dashaLine(
  period: Dasha,
  level: Level,
  { now, birth }: { now: UtcMilliseconds; birth: UtcMilliseconds },
) {
  const lived = livedPart(period, birth)
  const state = periodState(period, now)
  const whole = yearsBetween(period.start, period.end)
  const { start, end } = lived ?? period
  const isActive = state === 'current' && level !== 'mahadasha'
  return {
    name: `${ownName(GRAHA_NAMES[period.lord])} ${level}`,
    isFirst: level === 'mahadasha',
    state,
    dates: `${dashaDayWords(start)} – ${dashaDayWords(end)}`,
    years: period.partial
      ? `${yearsWords(yearsBetween(start, end))} of ${yearsWords(whole)}`
      : yearsWords(whole),
    notes: [
      ...(isActive ? ['Active now'] : []),
      ...(period.partial ? ['Partial period'] : []),
      ...(lived ? [] : ['before birth']),
    ],
  }
}

type PeriodScrollProps = {
  label: string
  /** The id of the period to show; the list scrolls to it whenever it changes. */
  shown: string | null
  children: ReactNode
}

/** A long list of periods that scrolls separately, so that the content above stays in view. */
function PeriodScroll({ label, shown, children }: PeriodScrollProps) {
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = list.current
    const target = shown === null ? null : document.getElementById(shown)
    // Scroll only the list, not the page or dialog around it.
    if (element && target) element.scrollTop = target.offsetTop - element.clientHeight / 4
  }, [shown])
  return (
    <section
      ref={list}
      aria-label={label}
      className="relative max-h-[50dvh] overflow-y-auto border-line border-y"
    >
      {children}
    </section>
  )
}

/** Periods of one level, in order. */
function PeriodList({ children }: { children: ReactNode }) {
  return <ol className="ruled">{children}</ol>
}

type PeriodItemProps = PeriodLineProps & {
  id: string
  /** Whether this period is the searched one. */
  isMarked?: boolean
  /** The periods inside; not set for the deepest level. */
  fold?: { isOpen: boolean; onToggle: (isOpen: boolean) => void; children: ReactNode } | undefined
}

/** A period; one with periods inside can be opened to show them. */
function PeriodItem({ id, isMarked = false, fold, ...line }: PeriodItemProps) {
  const wash = isMarked ? 'bg-accent-wash' : ''
  if (!fold) {
    return (
      <li id={id} className={`flex pl-5 ${wash}`}>
        <PeriodLine {...line} />
      </li>
    )
  }
  return (
    <li>
      <details
        open={fold.isOpen}
        onToggle={(event) => fold.onToggle(event.currentTarget.open)}
        className="group"
      >
        <summary
          id={id}
          className={`flex min-h-11 cursor-pointer items-baseline gap-2 before:content-['›'] ${fold.isOpen ? 'before:rotate-90' : ''} ${wash}`}
        >
          <PeriodLine {...line} />
        </summary>
        {fold.isOpen && <div className="pl-5">{fold.children}</div>}
      </details>
    </li>
  )
}

const LOOKS = {
  past: { tone: 'text-ink-soft', word: 'Past' },
  current: { tone: 'text-accent', word: 'Current' },
  future: { tone: 'text-mood-2', word: 'Future' },
} as const

type PeriodLineProps = {
  name: string
  /** Of the first level, which has larger text. */
  isFirst: boolean
  dates: string
  years: string
  state: keyof typeof LOOKS
  /** "Active now", "Partial period". */
  notes: readonly string[]
}

/** A period in two lines: its lord and its state, then its dates. */
function PeriodLine({ name, isFirst, dates, years, state, notes }: PeriodLineProps) {
  const { tone, word } = LOOKS[state]
  return (
    <span className="min-w-0 flex-1 py-2">
      <span className="flex flex-wrap items-baseline gap-x-2">
        <span className={`font-semibold ${isFirst ? 'font-display text-lead' : ''}`}>
          <SentenceWithNames>{name}</SentenceWithNames>
        </span>
        <span className={`font-semibold text-small ${tone}`}>{[word, ...notes].join(' · ')}</span>
      </span>
      <span className="block text-ink-soft text-small figures">{`${dates} · ${years}`}</span>
    </span>
  )
}

type OpenDashas = ReturnType<typeof useOpenDashas>

type Lords = { readonly lord: string }

/** The id of a period, made of its lords from the mahadasha down. */
function idOfLords(...periods: readonly (Lords | null)[]): string {
  return ['dasha', ...periods.flatMap((period) => (period ? [period.lord] : []))].join('-')
}

/** The id of the deepest period of an instant. */
export function dashaId({ mahadasha, bhukti, pratyantar }: RunningDasha): string {
  return idOfLords(mahadasha, bhukti, pratyantar)
}

/** Which periods are open and which one is in view; at first, that of an instant. */
export function useOpenDashas(mahadashas: readonly MahadashaReading[], openAt: UtcMilliseconds) {
  const everyMahadasha = mahadashas.map((mahadasha) => idOfLords(mahadasha))
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set(everyMahadasha))
  const [shown, setShown] = useState(() => {
    const at = runningDasha(mahadashas, openAt)
    return at ? idOfLords(at.mahadasha, at.bhukti) : null
  })
  return {
    isOpen: (id: string) => ids.has(id),
    areAllOpen: everyMahadasha.every((id) => ids.has(id)),
    shown,
    turn: (id: string, isOpen: boolean) => {
      setIds((before) => {
        if (before.has(id) === isOpen) return before
        return isOpen ? new Set([...before, id]) : new Set([...before].filter((it) => it !== id))
      })
    },
    /** Opens all levels down to a period and scrolls it into view. */
    show: (dashas: RunningDasha) => {
      const { mahadasha, bhukti } = dashas
      setIds((before) => new Set([...before, idOfLords(mahadasha), idOfLords(mahadasha, bhukti)]))
      setShown(dashaId(dashas))
    },
    openAll: () => setIds((before) => new Set([...before, ...everyMahadasha])),
    foldAll: () => setIds(new Set()),
  }
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { NEW_CHART, OWN_CHART } from '~/features/astrology/kept/chart-choice.tsx'
import { useDeleteWithUndo } from '~/features/astrology/kept/use-kept-chart.ts'
import { isOutOfReach } from '~/lib/data-error.ts'
import { birthDraft, chartDraftName } from '~/queries/birth/birth-draft.ts'
import { usePerson } from '~/queries/person.tsx'
import { type KeptChart, keptCharts } from '~/queries/reads/kept-charts.ts'
import { announce } from '~/ui/feedback/announcer.ts'

/** Which chart the page shows, as its address names it. */
export function useChosenChart() {
  const read = useQuery(keptCharts(usePerson().uid))
  const charts = read.data
  const [chosen, setChosen] = useChartInAddress()
  const [asked, setAsked] = useState({ time: 0, of: OWN_CHART })
  const found = charts?.find(({ id }) => id === chosen)
  const opened = useOpened(chosen, asked.time, found)
  const removeWithUndo = useDeleteWithUndo()

  const open = (of: string, isAsked: boolean) => {
    setAsked(({ time }) => ({ time: time + 1, of: isAsked ? of : OWN_CHART }))
    setChosen(of)
  }
  const choose = (of: string) => {
    open(of, of === NEW_CHART)
    const name = charts?.find(({ id }) => id === of)?.name
    if (of !== NEW_CHART) announce(name ? `The chart of ${name}.` : 'Your chart.')
  }
  const isKept = chosen !== OWN_CHART && chosen !== NEW_CHART
  const isToBeTold = isKept
    ? read.errorUpdateCount > 0
    : read.error !== null && !isOutOfReach(read.error)
  return {
    charts,
    chosen,
    choose,
    /** The kept chart that is shown, and what distinguishes it from others and earlier ones. */
    kept: opened && {
      chart: opened.chart,
      key: `${chosen} ${opened.time} ${opened.arrivals}`,
    },
    isWaiting: isKept && charts === undefined && read.errorUpdateCount === 0,
    isLost: isKept && charts !== undefined && !found && !opened,
    /** The person asked for what is shown just now, so it receives the focus. */
    isAskedFor: asked.of !== OWN_CHART && asked.of === chosen && !opened?.arrivals,
    /** Shows a chart that was kept just now. */
    takeKept: (id: string) => open(id, true),
    remove: () => {
      if (!opened) return
      open(OWN_CHART, false)
      void removeWithUndo(opened.chart)
    },
    /**
     * Reads the charts again, where they could not be read; `null` otherwise, and while the strip above
     * the page says that the account is out of reach and the page can do without them.
     */
    retry: isToBeTold && charts === undefined ? () => void read.refetch() : null,
  }
}

type Opened = {
  readonly chart: KeptChart
  /** Which of the person's requests opened it. */
  readonly time: number
  /** How often it was replaced by a newer one that arrived later. */
  readonly arrivals: number
}

/**
 * The chosen chart as its form has it. A change that arrives later, from the database or another
 * device, takes its place; where something is typed, that stays, based on the chart it changes.
 */
function useOpened(chosen: string, time: number, found: KeptChart | undefined): Opened | null {
  const { uid } = usePerson()
  const client = useQueryClient()
  const [opened, setOpened] = useState<Opened | null>(null)
  const isOpen = opened?.chart.id === chosen && opened.time === time
  if (found && !isOpen) setOpened({ chart: found, time, arrivals: 0 })
  if (found && isOpen && found !== opened.chart) {
    const isSame = isSameBirth(found, opened.chart)
    const { queryKey } = birthDraft(uid, chartDraftName(found.id))
    const isTyped = client.getQueryData(queryKey)?.draft != null
    if (isSame || !isTyped) {
      setOpened({ ...opened, chart: found, arrivals: opened.arrivals + (isSame ? 0 : 1) })
    }
  }
  return isOpen ? opened : null
}

function isSameBirth(one: KeptChart, other: KeptChart): boolean {
  const { updatedAt: _, ...birth } = one
  return (Object.keys(birth) as (keyof typeof birth)[]).every((key) => one[key] === other[key])
}

const NAME = 'chart'

function useChartInAddress() {
  const { search, hash, state } = useLocation()
  const navigate = useNavigate()
  const query = new URLSearchParams(search)
  const set = (chosen: string) => {
    if (chosen === OWN_CHART) query.delete(NAME)
    else query.set(NAME, chosen)
    void navigate({ search: query.toString(), hash }, { replace: true, state })
  }
  return [query.get(NAME) ?? OWN_CHART, set] as const
}

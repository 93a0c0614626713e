import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { NEW_CHART, OWN_CHART } from '~/features/astrology/kept/chart-choice.tsx'
import { useDeleteWithUndo } from '~/features/astrology/kept/use-kept-chart.ts'
import { usePerson } from '~/queries/account/person.tsx'
import { type KeptChart, keptCharts } from '~/queries/birth/charts/kept-charts.ts'
import { announce } from '~/ui/feedback/announcer.ts'

/** A chart as it was when its form opened: later changes of it do not change what is typed. */
type Opened = { readonly chart: KeptChart; readonly time: number }

/** Which chart the page shows, as its address names it. */
export function useChosenChart() {
  const read = useQuery(keptCharts(usePerson().uid))
  const charts = read.data
  const [chosen, setChosen] = useChartInAddress()
  const [asked, setAsked] = useState({ time: 0, of: OWN_CHART })
  const [opened, setOpened] = useState<Opened | null>(null)
  const found = charts?.find(({ id }) => id === chosen)
  const isOpen = opened?.chart.id === chosen && opened.time === asked.time
  if (found && !isOpen) setOpened({ chart: found, time: asked.time })
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
  return {
    charts,
    chosen,
    choose,
    /** The kept chart that is shown, and what distinguishes it from others and earlier ones. */
    kept: isOpen ? { chart: opened.chart, key: `${chosen} ${asked.time}` } : null,
    isWaiting: isKept && charts === undefined && !read.isError,
    isLost: isKept && charts !== undefined && !found && !isOpen,
    /** The person asked for what is shown just now, so it receives the focus. */
    isAskedFor: asked.of !== OWN_CHART && asked.of === chosen,
    /** Shows a chart that was kept just now. */
    takeKept: (id: string) => open(id, true),
    remove: () => {
      if (!isOpen) return
      open(OWN_CHART, false)
      void removeWithUndo(opened.chart)
    },
    /** Reads the charts again, where they could not be read; otherwise `null`. */
    retry: read.isError && charts === undefined ? () => void read.refetch() : null,
  }
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

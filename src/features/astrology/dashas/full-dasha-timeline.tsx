import { useState } from 'react'
import type { ChartReading } from '~/domain/chart/chart-reading.ts'
import { lifeBegins, type RunningDasha, runningDasha } from '~/domain/chart/dasha-period.ts'
import { DashaPeriods, dashaId, useOpenDashas } from '~/features/astrology/dashas/dasha-periods.tsx'
import { dashaDayWords, lordsWords } from '~/features/astrology/dashas/dasha-words.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'
import { Button } from '~/ui/controls/button.tsx'
import { TextField } from '~/ui/controls/field.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/layout/text.tsx'
import { SentenceWithNames } from '~/ui/motifs/sentence-with-names.tsx'
import { Dialog } from '~/ui/overlay/dialog.tsx'

type FullDashaTimelineProps = {
  chart: ChartReading
  now: UtcMilliseconds
  /** An instant in the period to open first. */
  openAt?: UtcMilliseconds
  /** How wrong all dates may be: "± 4 days". */
  band?: string | undefined
  onClose: () => void
}

/** Every mahadasha with its bhuktis and pratyantars, and a search for the periods of a day. */
export function FullDashaTimeline({
  chart,
  now,
  openAt = now,
  band,
  onClose,
}: FullDashaTimelineProps) {
  const [day, setDay] = useState('')
  const found = findDashasOfDay(chart, day)
  const open = useOpenDashas(chart.mahadashas, openAt)
  const search = (typed: string) => {
    setDay(typed)
    const dashas = findDashasOfDay(chart, typed)?.dashas
    if (dashas) open.show(dashas)
  }
  return (
    <Dialog
      open
      width="drawing"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title="Complete Dasha Timeline"
      description={band ? `All dates ${band}, because the time of birth is not sure.` : undefined}
    >
      <Stack>
        <TextField
          label="Find a day"
          type="date"
          value={day}
          onChange={search}
          hint={
            <span role="status">
              <SentenceWithNames>
                {found?.words ?? 'Names the periods of any day.'}
              </SentenceWithNames>
            </span>
          }
        />
        <DashaPeriods
          chart={chart}
          now={now}
          open={open}
          marked={found?.dashas ? dashaId(found.dashas) : null}
        />
        <Button variant="ghost" onClick={open.areAllOpen ? open.foldAll : open.openAll}>
          {open.areAllOpen ? 'Show the mahadashas alone' : 'Show every bhukti'}
        </Button>
        <Text size="small" tone="soft">
          Days are your own, where you are now. A year of the dashas has 365.25 days.
        </Text>
      </Stack>
    </Dialog>
  )
}

type FoundDay = { readonly words: string; readonly dashas: RunningDasha | null }

const SHAPE = /^([1-9]\d{3})-(\d{2})-(\d{2})$/

/** The periods of a local day of the person; `null` while the date is incomplete. */
function findDashasOfDay(chart: ChartReading, day: string): FoundDay | null {
  const [, year, month, date] = (SHAPE.exec(day) ?? []).map(Number)
  if (year === undefined || month === undefined || date === undefined) return null
  const begins = new Date(year, month - 1, date).getTime() as UtcMilliseconds
  const ends = (new Date(year, month - 1, date + 1).getTime() - 1) as UtcMilliseconds
  const birth = lifeBegins(chart)
  const first = runningDasha(chart.mahadashas, Math.max(begins, birth) as UtcMilliseconds)
  const last = runningDasha(chart.mahadashas, ends)
  const found = first ?? last
  if (ends < birth || !found) {
    const end = chart.mahadashas.at(-1)?.end ?? birth
    return {
      words: `That day lies outside these dashas: they run from birth, ${dashaDayWords(birth)}, to ${dashaDayWords(end)}.`,
      dashas: null,
    }
  }
  const [before, after] = [lordsWords(found), last ? lordsWords(last) : null]
  const change = after === null || after === before ? '' : ` Later that day ${after}.`
  return { words: `${dashaDayWords(begins)}: ${before}.${change}`, dashas: found }
}

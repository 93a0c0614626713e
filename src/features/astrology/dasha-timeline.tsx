import { useState } from 'react'
import type { ChartReading } from '~/domain/chart-reading.ts'
import { dashasOfDay } from '~/features/astrology/dasha-day.ts'
import { DashaPeriods } from '~/features/astrology/dasha-periods.tsx'
import { idOf, useOpenDashas } from '~/features/astrology/use-open-dashas.ts'
import type { UtcMilliseconds } from '~/jyotish/julian-day.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/text.tsx'
import { TextField } from '~/ui/text-field.tsx'

type DashaTimelineProps = {
  chart: ChartReading
  now: UtcMilliseconds
  /** An instant of the period it opens at. */
  openAt?: UtcMilliseconds
  /** How far all dates may be off: "± 4 days". */
  band?: string | undefined
  onClose: () => void
}

/** Every mahadasha with its bhuktis and theirs, and the way to find the periods of a day. */
export function DashaTimeline({ chart, now, openAt = now, band, onClose }: DashaTimelineProps) {
  const [day, setDay] = useState('')
  const found = dashasOfDay(chart, day)
  const open = useOpenDashas(chart.mahadashas, openAt)
  const search = (typed: string) => {
    setDay(typed)
    const dashas = dashasOfDay(chart, typed)?.dashas
    if (dashas) open.show(dashas)
  }
  return (
    <Dialog
      open
      wide
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
          hint={<span role="status">{found?.words ?? 'Names the periods of any day.'}</span>}
        />
        <DashaPeriods
          chart={chart}
          now={now}
          open={open}
          marked={found?.dashas ? idOf(found.dashas) : null}
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

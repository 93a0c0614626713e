import { Card } from '~/ui/layout/card.tsx'
import { Loader } from '~/ui/loader.tsx'

/** Keeps the place of the raga while the chart is being read. */
export function AstroWaiting() {
  return (
    <Card>
      <Loader label="Reading your chart…" />
    </Card>
  )
}

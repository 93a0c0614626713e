import { type RefObject, Suspense } from 'react'
import { NEW_CHART } from '~/features/astrology/kept/chart-choice.tsx'
import { KeptChartDesk } from '~/features/astrology/kept/kept-chart-desk.tsx'
import type { useChosenChart } from '~/features/astrology/kept/use-chosen-chart.ts'
import { Loader } from '~/ui/feedback/loader.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'

type KeptPartProps = {
  choice: ReturnType<typeof useChosenChart>
  /** Receives the focus when the shown chart is deleted. */
  top: RefObject<HTMLElement | null>
}

/** What stands below the choice of a chart that is not the person's own. */
export function KeptPart({ choice, top }: KeptPartProps) {
  const { kept, chosen } = choice
  if (choice.isWaiting) return <Loader />
  if (choice.isLost) {
    return (
      <Notice title="This chart is not here">
        It was deleted, or another account keeps it. Choose another one above.
      </Notice>
    )
  }
  if (chosen !== NEW_CHART && !kept) return null
  return (
    <Suspense fallback={<Loader />}>
      <KeptChartDesk
        key={kept?.key ?? NEW_CHART}
        chart={kept?.chart ?? null}
        isAskedFor={choice.isAskedFor}
        onKept={choice.takeKept}
        onDelete={() => {
          choice.remove()
          top.current?.focus()
        }}
      />
    </Suspense>
  )
}

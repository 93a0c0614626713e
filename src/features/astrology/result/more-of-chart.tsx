import { lazy, Suspense, useEffect, useState } from 'react'
import type { SkyProps } from '~/features/astrology/gochara/sky-section.tsx'
import { NotPrinted } from '~/features/astrology/not-printed.tsx'
import { Tabs } from '~/ui/controls/tabs.tsx'
import { Text } from '~/ui/layout/text.tsx'

const VargasSection = lazy(() =>
  import('~/features/astrology/vargas/vargas-section.tsx').then((module) => ({
    default: module.VargasSection,
  })),
)
const SkySection = lazy(() =>
  import('~/features/astrology/gochara/sky-section.tsx').then((module) => ({
    default: module.SkySection,
  })),
)
const PARTS = [
  { id: 'vargas', label: 'Vargas' },
  { id: 'sky', label: 'Sky over the chart' },
] as const

type PartId = (typeof PARTS)[number]['id']

/** What is read beside a birth chart; each part loads after the chart is there. */
export function MoreOfChart(props: SkyProps) {
  const [part, setPart] = useState<PartId>('vargas')
  useEffect(() => {
    void loadAhead()
  }, [])
  return (
    <NotPrinted>
      <Tabs label="More of this chart" tabs={PARTS} value={part} onChange={setPart}>
        <Suspense fallback={<Text tone="soft">Loading…</Text>}>
          {part === 'vargas' ? <VargasSection {...props} /> : <SkySection {...props} />}
        </Suspense>
      </Tabs>
    </NotPrinted>
  )
}

/** Loads what is not shown yet, so that it also works offline later. */
async function loadAhead(): Promise<void> {
  await Promise.allSettled([
    import('~/features/astrology/gochara/sky-section.tsx'),
    import('~/domain/chart/reading-by.ts'),
  ])
}

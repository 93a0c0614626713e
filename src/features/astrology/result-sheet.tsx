import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Birth } from '~/domain/birth.ts'
import type { ChartReading } from '~/domain/chart-reading.ts'
import { CalculatorTrouble } from '~/features/astrology/calculator-trouble.tsx'
import { Result } from '~/features/astrology/result.tsx'
import type { NodeKind } from '~/jyotish/lunar-node.ts'
import { useBackendDown } from '~/queries/backend-health.ts'
import { type Caster, chart } from '~/queries/chart.ts'
import { announce } from '~/ui/announcer.ts'
import { BackendDown } from '~/ui/astrology/backend-down.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Loader } from '~/ui/loader.tsx'

type ResultSheetProps = {
  birth: Birth
  firstCaster: Caster
  /** Computes what stands in the form by now, which may have been mended since this failed. */
  onAsk: (caster?: Caster) => void
  /** The person asked for it just now, and is taken to it. */
  isAskedFor: boolean
  minutes: number | null
  onMinutes: (minutes: number | null) => void
  node: NodeKind
  onNode: (node: NodeKind) => void
  onChange: () => void
}

/** One calculation: under way, failed, or done. */
export function ResultSheet(props: ResultSheetProps) {
  const { firstCaster, onAsk, isAskedFor, ...asked } = props
  const { birth, node } = asked
  const [caster, setCaster] = useState(firstCaster)
  // The other node takes the place of this one without the page being emptied in between.
  const cast = useQuery({ ...chart(birth, node, caster), placeholderData: keepPreviousData })
  const [isSought, setSought] = useState(isAskedFor)
  const onDevice = () => {
    setSought(true)
    setCaster('device')
  }
  const down = useBackendDown(caster === 'device' ? null : onDevice)
  const place = useRef<HTMLDivElement>(null)
  const reading = cast.data
  const isReady = reading !== undefined
  const hasFailed = cast.isError && !cast.isFetching
  useEffect(() => {
    if (isSought && (isReady || hasFailed)) place.current?.focus()
  }, [isSought, isReady, hasFailed])
  useEffect(() => {
    if (isSought && reading) announce(spoken(reading))
  }, [isSought, reading])

  return (
    <div ref={place} tabIndex={-1}>
      <Stack gap="wide">
        {down && <BackendDown down={down} hasButtonsElsewhere={!reading && hasFailed} />}
        {reading ? (
          <Result
            {...asked}
            chart={reading}
            isRenewing={cast.isPlaceholderData}
            onDevice={onDevice}
          />
        ) : hasFailed ? (
          <CalculatorTrouble
            error={cast.error}
            onRetry={() => onAsk(caster)}
            onDevice={caster === 'device' ? null : () => onAsk('device')}
          />
        ) : (
          <Loader label="Calculating…" />
        )}
      </Stack>
    </div>
  )
}

function spoken({ lagna, grahas }: ChartReading): string {
  return `The chart is ready: lagna ${lagna.sign}, Moon in ${grahas.Moon.sign}, ${grahas.Moon.nakshatra.name}.`
}

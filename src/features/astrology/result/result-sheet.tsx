import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { Birth } from '~/domain/birth/birth.ts'
import type { ChartReading } from '~/domain/chart/chart-reading.ts'
import type { BirthForm } from '~/features/astrology/birth/use-birth-form.ts'
import { NotPrinted } from '~/features/astrology/not-printed.tsx'
import { BirthLine } from '~/features/astrology/result/birth-line.tsx'
import { Result } from '~/features/astrology/result/result.tsx'
import type { NodeKind } from '~/jyotish/grahas/lunar-node.ts'
import { GRAHA_NAMES } from '~/jyotish/names/graha-names.ts'
import { NAKSHATRA_NAMES } from '~/jyotish/names/nakshatra-names.ts'
import { SIGN_NAMES } from '~/jyotish/names/sign-names.ts'
import { spokenName } from '~/lib/words/own-names.ts'
import { useBackendDown } from '~/queries/birth/backend-health.ts'
import type { Caster } from '~/queries/birth/caster.ts'
import { chartOfBirth } from '~/queries/birth/chart-of-birth.ts'
import { useChartByAyanamsha } from '~/queries/birth/use-chart-by-ayanamsha.ts'
import { Button } from '~/ui/controls/button.tsx'
import { announce } from '~/ui/feedback/announcer.ts'
import {
  BackendDown,
  chartTroubleAdvice,
  chartTroubleMessage,
} from '~/ui/feedback/chart-trouble.tsx'
import { Loader } from '~/ui/feedback/loader.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { Stack } from '~/ui/layout/stack.tsx'

type ResultSheetProps = {
  birth: Birth
  /** Whose chart it is, if it is kept under a name. */
  name?: string
  firstCaster: Caster
  /** Computes the current values of the form, which may have been corrected since the failure. */
  onAsk: (caster?: Caster) => void
  /** The person just asked for this result, so it receives the focus. */
  isAskedFor: boolean
  /** What it was computed from: it holds how sure the time is, and takes the focus back. */
  form: BirthForm
  node: NodeKind
  onNode: (node: NodeKind) => void
  /** The form, while it stands in the place of the line of the birth. */
  fields: ReactNode
  /** Puts the form in the place of the line, by the button that has this ref. */
  onChange: () => void
  changeRef: RefObject<HTMLButtonElement | null>
}

/** One calculation: running, failed, or complete. */
export function ResultSheet(props: ResultSheetProps) {
  const { firstCaster, onAsk, isAskedFor, form, fields, onChange, changeRef, ...given } = props
  const asked = {
    ...given,
    minutes: form.sureToMinutes,
    onMinutes: (sureToMinutes: number | null) => form.change({ sureToMinutes }),
  }
  const { birth, node } = asked
  const [caster, setCaster] = useState(firstCaster)
  // The page keeps the old chart until the one with the other node is computed.
  const cast = useQuery({ ...chartOfBirth(birth, node, caster), placeholderData: keepPreviousData })
  const view = useChartByAyanamsha(birth, cast.data)
  const [isSought, setSought] = useState(isAskedFor)
  const onDevice = () => {
    setSought(true)
    setCaster('device')
  }
  const down = useBackendDown(caster === 'device' ? null : onDevice)
  const place = useRef<HTMLDivElement>(null)
  const [isPrinting, setPrinting] = useState(false)
  const lahiri = cast.data
  const isStale: boolean = cast.isPlaceholderData
  const reading = lahiri && view.shown?.reading
  const isReady = reading !== undefined
  const hasFailed = cast.isError && !cast.isFetching
  useEffect(() => {
    if (isSought && (isReady || hasFailed)) showFromTop(place.current)
  }, [isSought, isReady, hasFailed])
  useEffect(() => {
    if (isSought && reading) announce(spoken(reading))
  }, [isSought, reading])

  return (
    <div ref={place} tabIndex={-1}>
      <Stack gap="wide">
        {down && <BackendDown down={down} hasButtonsElsewhere={!reading && hasFailed} />}
        {fields ?? (
          <NotPrinted when={isPrinting}>
            <BirthLine
              birth={birth}
              name={props.name}
              sureToMinutes={form.sureToMinutes}
              isReady={isReady}
              onChange={onChange}
              changeRef={changeRef}
            />
          </NotPrinted>
        )}
        {lahiri && view.shown ? (
          <Result
            {...asked}
            isPrinting={isPrinting}
            onPrinting={setPrinting}
            chart={view.shown.reading}
            lahiri={lahiri}
            view={view}
            ayanamsha={view.shown.ayanamsha}
            isRenewing={isStale || view.isRenewing}
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

/**
 * Gives an element the focus and shows it from its top: the form was longer than the line in its place, and
 * the focus alone would leave the person in the middle of a long result.
 */
function showFromTop(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
  if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView()
}

function spoken({ lagna, grahas }: ChartReading): string {
  return `The chart is ready: lagna ${spokenName(SIGN_NAMES[lagna.sign])}, ${spokenName(GRAHA_NAMES.Moon)} in ${spokenName(SIGN_NAMES[grahas.Moon.sign])}, ${spokenName(NAKSHATRA_NAMES[grahas.Moon.nakshatra.name])}.`
}

type CalculatorTroubleProps = {
  error: unknown
  onRetry: () => void
  /** Computes on this device instead of the service; `null` if this device failed. */
  onDevice: (() => void) | null
}

/** A chart that could not be computed: the reason and the next steps. */
function CalculatorTrouble({ error, onRetry, onDevice }: CalculatorTroubleProps) {
  return (
    <Notice
      tone="danger"
      title={`Error: ${chartTroubleMessage(error)}`}
      action={
        <>
          {onDevice && <Button onClick={onDevice}>Calculate on this device</Button>}
          <Button variant="quiet" onClick={onRetry}>
            Try again
          </Button>
        </>
      }
    >
      {chartTroubleAdvice(error)}
    </Notice>
  )
}

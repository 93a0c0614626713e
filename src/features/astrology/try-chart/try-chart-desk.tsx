import { type ReactNode, useEffect, useState } from 'react'
import type { Birth } from '~/domain/birth/birth.ts'
import { storedOf, typedOfShared } from '~/domain/birth/shared-birth.ts'
import { BirthFields } from '~/features/astrology/birth/birth-fields.tsx'
import { useBirthForm } from '~/features/astrology/birth/use-birth-form.ts'
import { ResultSheet } from '~/features/astrology/result/result-sheet.tsx'
import type { FirstChart } from '~/features/astrology/try-chart/first-chart.ts'
import { KeepOffer } from '~/features/astrology/try-chart/keep-offer.tsx'
import type { NodeKind } from '~/jyotish/grahas/lunar-node.ts'
import { loadEngine } from '~/queries/birth/birth-confidence.ts'
import { Button } from '~/ui/controls/button.tsx'
import { Stack, TwoColumns } from '~/ui/layout/stack.tsx'

/** What to compute; `count` distinguishes the requests. */
type Asked = { readonly birth: Birth; readonly count: number }

type TryChartDeskProps = {
  first: FirstChart
  /** Beside or below the form. */
  children: ReactNode
}

/** The form and its result. Everything is computed on this device, whatever the app is set to use. */
export function TryChartDesk({ first, children }: TryChartDeskProps) {
  const { shared, typed, isAskedFor = false } = first
  const form = useBirthForm({
    initial: shared ? storedOf(shared) : null,
    draft: typed ?? (shared ? typedOfShared(shared) : null),
    places: 'atlas',
    missingMessage: 'Please fill in all required fields',
    send: async () => calculate(),
  })
  const [asked, setAsked] = useState<Asked | null>(
    shared ? { birth: shared.birth, count: 0 } : null,
  )
  const [node, setNode] = useState<NodeKind>('mean')
  useEffect(() => {
    // So that the chart can be computed when the connection is gone.
    void loadEngine()
  }, [])
  const calculate = () => {
    const { birth } = form
    if (!form.check() || !birth) return undefined
    setAsked((before) => ({ birth, count: (before?.count ?? 0) + 1 }))
    return undefined
  }
  const fields = (
    <form {...form.props} aria-label="Birth">
      <Stack>
        <BirthFields form={form} />
        <Button type="submit" fill>
          Calculate Vedic Chart
        </Button>
      </Stack>
    </form>
  )
  if (!asked) return <TwoColumns aside={children}>{fields}</TwoColumns>
  return (
    <TwoColumns
      aside={
        <>
          {fields}
          <KeepOffer
            key={asked.count}
            typed={form.typed}
            birth={asked.birth}
            isFromElsewhere={shared !== undefined}
          />
          {children}
        </>
      }
    >
      <ResultSheet
        key={asked.count}
        birth={asked.birth}
        firstCaster="device"
        onAsk={calculate}
        isAskedFor={isAskedFor || asked.count > 0}
        form={form}
        node={node}
        onNode={setNode}
      />
    </TwoColumns>
  )
}

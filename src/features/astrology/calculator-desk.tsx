import { useEffect, useState } from 'react'
import { type Birth, birthOf } from '~/domain/birth.ts'
import type { InitialBirth } from '~/domain/birth-typed.ts'
import { BirthFields } from '~/features/astrology/birth-fields.tsx'
import { ResultSheet } from '~/features/astrology/result-sheet.tsx'
import { useBirthForm } from '~/features/astrology/use-birth-form.ts'
import type { NodeKind } from '~/jyotish/lunar-node.ts'
import { useBackendDown } from '~/queries/backend-health.ts'
import { type Caster, usualCaster } from '~/queries/chart.ts'
import { loadEngine } from '~/queries/confidence.ts'
import { BackendDown } from '~/ui/astrology/backend-down.tsx'
import { Button } from '~/ui/button.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { TwoColumns } from '~/ui/layout/two-columns.tsx'
import { Text } from '~/ui/text.tsx'

/** What is to be computed; `count` tells one asking from the next, 0 being the saved details. */
type Asked = { readonly birth: Birth; readonly caster: Caster; readonly count: number }

/** The form and what came of it. Changing it touches no saved details. */
export function CalculatorDesk({ saved }: { saved: InitialBirth | null }) {
  const form = useBirthForm(saved)
  const [asked, setAsked] = useState<Asked | null>(() => {
    const birth = saved && birthOf(saved)
    return birth && { birth, caster: usualCaster(), count: 0 }
  })
  const [node, setNode] = useState<NodeKind>('mean')
  useEffect(() => {
    void loadAhead()
  }, [])
  const calculate = (caster = usualCaster()) => {
    const birth = form.check('Please fill in all required fields')
    if (!birth) return
    if (caster === 'backend') down?.retry()
    setAsked((before) => ({ birth, caster, count: (before?.count ?? 0) + 1 }))
  }
  const down = useBackendDown(usualCaster() === 'device' ? null : () => calculate('device'))
  return (
    <TwoColumns
      aside={
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            calculate()
          }}
        >
          <Stack>
            <BirthFields form={form} />
            <Button type="submit" fill>
              Calculate Vedic Chart
            </Button>
          </Stack>
        </form>
      }
    >
      {asked ? (
        <ResultSheet
          key={asked.count}
          birth={asked.birth}
          firstCaster={asked.caster}
          onAsk={calculate}
          isAskedFor={asked.count > 0}
          minutes={form.sureToMinutes}
          onMinutes={(sureToMinutes) => form.change({ sureToMinutes })}
          node={node}
          onNode={setNode}
          onChange={() => form.fields.current?.querySelector('input')?.focus()}
        />
      ) : (
        <Stack>
          {down && <BackendDown down={down} />}
          <Text tone="soft">
            Enter when and where somebody was born, and the sky of that moment is drawn here.
            {usualCaster() === 'device' ? ' It is computed on this device: nothing is sent.' : ''}
          </Text>
        </Stack>
      )}
    </TwoColumns>
  )
}

/** Whoever has opened the page can calculate and look through the dashas without a connection. */
async function loadAhead(): Promise<void> {
  await Promise.allSettled([loadEngine(), import('~/features/astrology/dasha-timeline.tsx')])
}

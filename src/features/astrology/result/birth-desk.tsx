import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Birth } from '~/domain/birth/birth.ts'
import type { BirthForm } from '~/features/astrology/birth/use-birth-form.ts'
import { BesideEmptyChart } from '~/features/astrology/chart/beside-empty-chart.tsx'
import { NotPrinted } from '~/features/astrology/not-printed.tsx'
import { ResultSheet } from '~/features/astrology/result/result-sheet.tsx'
import type { NodeKind } from '~/jyotish/grahas/lunar-node.ts'
import type { Caster } from '~/queries/birth/caster.ts'
import { Button } from '~/ui/controls/button.tsx'
import { Card } from '~/ui/layout/card.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading } from '~/ui/layout/text.tsx'

/** What to compute. `count` distinguishes the requests; 0 is for what the page began with. */
type Asked = { readonly birth: Birth; readonly caster: Caster; readonly count: number }

type AskedChartOptions = {
  form: BirthForm
  /** The birth that is shown at once, if there is one. */
  first: Birth | null
  caster: Caster
  /** The form begins open over the first birth, because something is typed in it. */
  isOpen?: boolean
  /** Called when a chart is asked for. */
  onAsked?: (caster: Caster) => void
}

/** The chart that is asked for, and whether the form stands in the place of its birth. */
export function useAskedChart(options: AskedChartOptions) {
  const { form, first, caster, isOpen = false, onAsked } = options
  const [asked, setAsked] = useState<Asked | null>(first && { birth: first, caster, count: 0 })
  const [isChanging, setChanging] = useState(isOpen)
  return {
    asked,
    isChanging,
    setChanging,
    /** Computes what the form holds; where it holds no birth, the form opens and says why. */
    calculate: (by: Caster = caster): void => {
      const { birth } = form
      // A fault can be shown, and get the focus, only in a form that is there.
      if (!birth) flushSync(() => setChanging(true))
      if (!form.check() || !birth) return
      onAsked?.(by)
      setAsked((before) => ({ birth, caster: by, count: (before?.count ?? 0) + 1 }))
      setChanging(false)
    },
  }
}

type BirthDeskProps = {
  of: ReturnType<typeof useAskedChart>
  form: BirthForm
  /** The form of the birth. */
  fields: ReactNode
  /** Whose chart it is, if it is kept under a name. */
  name?: string
  /** The person asked for the first chart too, so that it gets the focus. */
  isAskedFor?: boolean
}

/**
 * A form beside what is to come, and once there is a chart, the chart below the line of its birth, whose
 * place the form takes while the birth is changed.
 */
export function BirthDesk({ of, form, fields, name, isAskedFor = false }: BirthDeskProps) {
  const { asked, isChanging, setChanging, calculate } = of
  const [node, setNode] = useState<NodeKind>('mean')
  const change = useRef<HTMLButtonElement>(null)
  if (!asked) return <BesideEmptyChart>{fields}</BesideEmptyChart>
  const open = () => {
    flushSync(() => setChanging(true))
    form.element.current?.querySelector('input')?.focus()
  }
  const close = () => {
    flushSync(() => setChanging(false))
    change.current?.focus()
  }
  return (
    <ResultSheet
      key={asked.count}
      birth={asked.birth}
      {...(name !== undefined && { name })}
      firstCaster={asked.caster}
      onAsk={calculate}
      isAskedFor={isAskedFor || asked.count > 0}
      form={form}
      node={node}
      onNode={setNode}
      onChange={open}
      changeRef={change}
      fields={
        isChanging ? (
          <NotPrinted>
            <div className="mx-auto max-w-[44rem]">
              <Card>
                <Stack>
                  <Heading>Change the details</Heading>
                  {fields}
                  <Button variant="ghost" onClick={close}>
                    Close the form
                  </Button>
                </Stack>
              </Card>
            </div>
          </NotPrinted>
        ) : null
      }
    />
  )
}

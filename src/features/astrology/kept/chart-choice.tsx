import { byName } from '~/domain/chart/kept-charts.ts'
import { NotPrinted } from '~/features/astrology/not-printed.tsx'
import type { KeptChart } from '~/queries/reads/kept-charts.ts'
import { Button } from '~/ui/controls/button.tsx'
import { SelectField } from '~/ui/controls/select-field.tsx'
import { SideBySide } from '~/ui/layout/side-by-side.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/layout/text.tsx'

/** The person's own chart, the form of a new one, or the id of a kept one. */
export type ChosenChart = string

export const OWN_CHART: ChosenChart = ''
export const NEW_CHART: ChosenChart = 'new'

type ChartChoiceProps = {
  charts: readonly KeptChart[]
  chosen: ChosenChart
  onChoose: (chosen: ChosenChart) => void
}

/** Whose chart is shown: the person's own, or one that they keep beside it. */
export function ChartChoice({ charts, chosen, onChoose }: ChartChoiceProps) {
  const isNew = chosen === NEW_CHART
  const add = (
    <Button variant="quiet" onClick={() => onChoose(NEW_CHART)}>
      Add a chart
    </Button>
  )
  if (charts.length === 0 && !isNew) {
    return (
      <NotPrinted>
        <Stack gap="tight" align="start">
          <Text tone="soft">The charts of family and friends can be kept beside your own.</Text>
          {add}
        </Stack>
      </NotPrinted>
    )
  }
  return (
    <NotPrinted>
      <SideBySide>
        <Stack gap="tight" align="stretch">
          <SelectField
            label="Whose chart"
            value={chosen}
            onChange={onChoose}
            options={[
              { value: OWN_CHART, label: 'Yours' },
              ...byName(charts).map(({ id, name }) => ({ value: id, label: name })),
              ...(isNew ? [{ value: NEW_CHART, label: 'A new chart' }] : []),
            ]}
          />
          {!isNew && <Stack align="start">{add}</Stack>}
        </Stack>
      </SideBySide>
    </NotPrinted>
  )
}

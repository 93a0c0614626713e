import { type ReactNode, useState } from 'react'
import { byName } from '~/domain/chart/kept-charts.ts'
import { NotPrinted } from '~/features/astrology/not-printed.tsx'
import type { KeptChart } from '~/queries/reads/kept-charts.ts'
import { Icon } from '~/ui/motifs/icon.tsx'

/** The person's own chart, the form of a new one, or the id of a kept one. */
export type ChosenChart = string

export const OWN_CHART: ChosenChart = ''
export const NEW_CHART: ChosenChart = 'new'

/** As many as stand in two or three lines of a phone. */
const AT_FIRST = 8

type ChartChoiceProps = {
  charts: readonly KeptChart[]
  chosen: ChosenChart
  onChoose: (chosen: ChosenChart) => void
}

/** Whose chart is shown: the person's own, or one that they keep beside it. */
export function ChartChoice({ charts, chosen, onChoose }: ChartChoiceProps) {
  const [isWhole, setWhole] = useState(false)
  const isNew = chosen === NEW_CHART
  const all = byName(charts)
  const shown = isWhole ? all : all.filter(({ id }, index) => index < AT_FIRST || id === chosen)
  const chip = (of: ChosenChart) => ({ isOn: of === chosen, onPress: () => onChoose(of) })
  return (
    <NotPrinted>
      <fieldset>
        <legend className="sr-only">Whose chart</legend>
        <div className="flex flex-wrap items-center gap-2">
          <ChartChip {...chip(OWN_CHART)}>My chart</ChartChip>
          {shown.map(({ id, name }) => (
            <ChartChip key={id} title={name} {...chip(id)}>
              {name}
            </ChartChip>
          ))}
          {all.length > AT_FIRST && (
            <button
              type="button"
              aria-expanded={isWhole}
              onClick={() => setWhole(!isWhole)}
              className="inline-flex min-h-11 items-center px-3 text-accent text-small underline underline-offset-4"
            >
              {isWhole ? 'Fewer' : `All ${all.length}`}
            </button>
          )}
          {isNew ? (
            <ChartChip {...chip(NEW_CHART)}>A new chart</ChartChip>
          ) : (
            <button type="button" onClick={() => onChoose(NEW_CHART)} className={CHIP}>
              <Icon>
                <path d="M12 5.5v13M5.5 12h13" />
              </Icon>
              <span>Add a chart</span>
            </button>
          )}
        </div>
      </fieldset>
    </NotPrinted>
  )
}

const CHIP =
  'inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-edge px-4 text-small hover:border-accent aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-ground'

type ChartChipProps = { isOn: boolean; title?: string; onPress: () => void; children: ReactNode }

function ChartChip({ isOn, title, onPress, children }: ChartChipProps) {
  return (
    <button type="button" aria-pressed={isOn} title={title} onClick={onPress} className={CHIP}>
      <span className="max-w-[16ch] truncate">{children}</span>
    </button>
  )
}

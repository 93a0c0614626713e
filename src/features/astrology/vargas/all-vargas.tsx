import {
  changingPoints,
  type FoundVargas,
  type ShownVargas,
} from '~/features/astrology/vargas/one-varga.tsx'
import { shortHold, UNKNOWN } from '~/features/astrology/vargas/varga-firmness.ts'
import { VARGA_POINTS, vargaSigns } from '~/features/astrology/vargas/varga-houses.ts'
import { VARGA_NAMES } from '~/features/astrology/vargas/varga-words.ts'
import { VargaTable } from '~/features/astrology/vargas/view/varga-table.tsx'
import { VARGAS, type Varga } from '~/jyotish/almanac/vargas/varga.ts'
import { SIGNS } from '~/jyotish/chart/sign.ts'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/layout/text.tsx'

const POINTS = VARGA_POINTS.map((name) => ({ name, short: name.slice(0, 2) }))

type AllVargasProps = ShownVargas & { isPrinted?: boolean }

/** The signs of all sixteen vargas, and how large an error of the time each lagna bears. */
export function AllVargas({ chart, methods, minutes, found, isPrinted = false }: AllVargasProps) {
  const isUnknown = minutes === UNKNOWN
  const rowOf = (varga: Varga) => {
    const signs = vargaSigns(chart, varga, methods)
    const changing = changingPoints(found.data?.[varga], minutes)
    const cells = VARGA_POINTS.map((point) => {
      const isNotGiven = isUnknown && (point === 'Lagna' || changing.includes(point))
      const sign = isNotGiven ? 'cannot be given' : signs[point]
      const number = isNotGiven ? null : SIGNS.indexOf(signs[point]) + 1
      return { number, sign, mayChange: !isNotGiven && changing.includes(point) }
    })
    return { varga, name: VARGA_NAMES[varga], cells, holds: holdsOf(found, varga) }
  }
  return (
    <Stack gap="tight">
      <VargaTable
        caption="The signs of all sixteen"
        points={POINTS}
        rows={VARGAS.map(rowOf)}
        isTight={isPrinted}
        // Paper cannot be filled in later.
        holdsHeading={isUnknown || (isPrinted && !found.data) ? null : 'La bears'}
      />
      <Text size="small" tone="soft">
        {legendOf(minutes)}
      </Text>
    </Stack>
  )
}

function holdsOf({ data }: FoundVargas, varga: Varga): string {
  return data ? shortHold(data[varga]) : '…'
}

function legendOf(minutes: number | null): string {
  const numbers = 'Signs by number, 1 for Aries.'
  if (minutes === UNKNOWN) return `${numbers} A dash: cannot be given without the time of birth.`
  const star = minutes ? ` A star: may be another sign within ± ${minutes} minutes.` : ''
  return `${numbers}${star} The last column says how large an error of the time of birth the lagna bears.`
}

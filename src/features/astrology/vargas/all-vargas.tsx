import { lagnaMark, shortName } from '~/features/astrology/chart/chart-houses.ts'
import { TableBox } from '~/features/astrology/chart/data-table.tsx'
import {
  changingPoints,
  type FoundVargas,
  type ShownVargas,
} from '~/features/astrology/vargas/one-varga.tsx'
import { shortHold, UNKNOWN } from '~/features/astrology/vargas/varga-firmness.ts'
import { POINT_NAMES, VARGA_POINTS, vargaSigns } from '~/features/astrology/vargas/varga-houses.ts'
import { VARGA_NAMES } from '~/features/astrology/vargas/varga-words.ts'
import { VARGAS, type Varga } from '~/jyotish/almanac/vargas/varga.ts'
import { SIGNS } from '~/jyotish/chart/sign.ts'
import { SIGN_NAMES } from '~/jyotish/names/sign-names.ts'
import { ownName } from '~/lib/words/own-names.ts'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/layout/text.tsx'
import { SentenceWithNames } from '~/ui/motifs/sentence-with-names.tsx'

const pointsNow = () =>
  VARGA_POINTS.map((point) => ({
    name: ownName(POINT_NAMES[point]),
    short: shortName(POINT_NAMES[point]),
  }))

type AllVargasProps = ShownVargas & { isPrinted?: boolean }

/** The signs of all sixteen vargas, and how large an error of the time each lagna bears. */
export function AllVargas({ chart, methods, minutes, found, isPrinted = false }: AllVargasProps) {
  const isUnknown = minutes === UNKNOWN
  const rowOf = (varga: Varga) => {
    const signs = vargaSigns(chart, varga, methods)
    const changing = changingPoints(found.data?.[varga], minutes)
    const cells = VARGA_POINTS.map((point) => {
      const isNotGiven = isUnknown && (point === 'Lagna' || changing.includes(point))
      const sign = isNotGiven ? 'cannot be given' : ownName(SIGN_NAMES[signs[point]])
      const number = isNotGiven ? null : SIGNS.indexOf(signs[point]) + 1
      return { number, sign, mayChange: !isNotGiven && changing.includes(point) }
    })
    return { varga, name: VARGA_NAMES[varga], cells, holds: holdsOf(found, varga) }
  }
  return (
    <Stack gap="tight">
      <VargaTable
        caption="The signs of all sixteen"
        points={pointsNow()}
        rows={VARGAS.map(rowOf)}
        isTight={isPrinted}
        // Paper cannot be filled in later.
        holdsHeading={isUnknown || (isPrinted && !found.data) ? null : `${lagnaMark().name} bears`}
      />
      <Text size="small" tone="soft">
        <SentenceWithNames>{legendOf(minutes)}</SentenceWithNames>
      </Text>
    </Stack>
  )
}

function holdsOf({ data }: FoundVargas, varga: Varga): string {
  return data ? shortHold(data[varga]) : '…'
}

function legendOf(minutes: number | null): string {
  const numbers = `Signs by number, 1 for ${ownName(SIGN_NAMES.Aries)}.`
  if (minutes === UNKNOWN) return `${numbers} A dash: cannot be given without the time of birth.`
  const star = minutes ? ` A star: may be another sign within ± ${minutes} minutes.` : ''
  return `${numbers}${star} The last column says how large an error of the time of birth the lagna bears.`
}

type VargaCell = {
  /** The sign by its number; `null` where it cannot be given. */
  readonly number: number | null
  readonly sign: string
  readonly mayChange: boolean
}
type VargaRow = {
  readonly varga: string
  readonly name: string
  readonly cells: readonly VargaCell[]
  /** How large an error of the time the lagna bears: "4 min". */
  readonly holds: string
}

type VargaTableProps = {
  caption: string
  /** The points, in two letters and in full. */
  points: readonly { readonly short: string; readonly name: string }[]
  rows: readonly VargaRow[]
  /** The heading of the last column; without it there is none. */
  holdsHeading: string | null
  /** Low rows, for paper. */
  isTight: boolean
}

/** The signs of all vargas, by their numbers, which is how kundlis print them. */
function VargaTable({ caption, points, rows, holdsHeading, isTight }: VargaTableProps) {
  const look = isTight ? 'py-0.5 pr-1' : 'py-1 pr-1'
  const headings = ['Varga', ...points.map(({ short }) => short)]
  return (
    <TableBox caption={caption} headings={holdsHeading ? [...headings, holdsHeading] : headings}>
      {rows.map(({ varga, name, cells, holds }) => (
        <tr key={varga} className="border-t border-line">
          <th scope="row" className={`${look} font-semibold`}>
            <span>{varga}</span>
            <span className="sr-only">{` ${name}`}</span>
          </th>
          {cells.map(({ number, sign, mayChange }, index) => (
            <td key={points[index]?.short} className={look}>
              <span aria-hidden="true">{`${number ?? '–'}${mayChange ? '*' : ''}`}</span>
              <span className="sr-only">
                <SentenceWithNames>
                  {`${points[index]?.name}: ${sign}${mayChange ? ', may change' : ''}`}
                </SentenceWithNames>
              </span>
            </td>
          ))}
          {holdsHeading && <td className={`${look} whitespace-nowrap`}>{holds}</td>}
        </tr>
      ))}
    </TableBox>
  )
}

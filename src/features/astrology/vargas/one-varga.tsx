import type { ChartReading } from '~/domain/chart/chart-reading.ts'
import { DataTable } from '~/features/astrology/chart/data-table.tsx'
import { PartTrouble } from '~/features/astrology/chart/part-trouble.tsx'
import { StyledChart } from '~/features/astrology/chart/styled-chart.tsx'
import {
  firmWords,
  isLagnaFirm,
  lagnaHoldWords,
  UNKNOWN,
} from '~/features/astrology/vargas/varga-firmness.ts'
import {
  VARGA_POINTS,
  vargaHouses,
  vargaRows,
  vargaSigns,
} from '~/features/astrology/vargas/varga-houses.ts'
import { VARGA_NAMES, vargaTitle } from '~/features/astrology/vargas/varga-words.ts'
import type { Varga } from '~/jyotish/almanac/vargas/varga.ts'
import type { VargaConfidence, VargaMethods } from '~/jyotish/confidence/varga-confidence.ts'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/layout/text.tsx'
import { SentenceWithNames } from '~/ui/motifs/sentence-with-names.tsx'

/** What is certain in each varga: being worked out, failed, or complete. */
export type FoundVargas = {
  readonly data: Readonly<Record<Varga, VargaConfidence>> | undefined
  readonly error: unknown
  readonly refetch: () => unknown
}

export type ShownVargas = {
  readonly chart: ChartReading
  readonly methods: VargaMethods
  readonly minutes: number | null
  readonly found: FoundVargas
}

/** One varga as a drawing and as a table, and how firm it is. */
export function OneVarga({
  varga,
  chart,
  methods,
  minutes,
  found,
}: ShownVargas & { varga: Varga }) {
  const signs = vargaSigns(chart, varga, methods)
  const sure = found.data?.[varga]
  const isUnknown = minutes === UNKNOWN
  return (
    <Stack gap="wide">
      {!isUnknown && (
        <StyledChart
          label={`${vargaTitle(varga)}: a house at a time`}
          title={VARGA_NAMES[varga]}
          houses={vargaHouses(chart, signs)}
        />
      )}
      {sure ? (
        <Stack gap="tight">
          {!isUnknown && (
            <Text>
              <SentenceWithNames>{lagnaHoldWords(varga, signs.Lagna, sure)}</SentenceWithNames>
            </Text>
          )}
          {minutes !== null && !isUnknown && (
            <Text>
              <SentenceWithNames>{firmWords(sure, minutes)}</SentenceWithNames>
            </Text>
          )}
        </Stack>
      ) : found.error ? (
        <PartTrouble error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <Text tone="soft">Working out how firm it is…</Text>
      )}
      <DataTable
        caption={vargaTitle(varga)}
        headings={
          isUnknown
            ? ['Graha', 'Sign', 'In the birth chart']
            : ['Graha', 'Sign', 'House', 'In the birth chart']
        }
        rows={vargaRows(chart, signs, { isUnknown, changing: changingPoints(sure, minutes) })}
      />
    </Stack>
  )
}

/** The points that may stand in another sign, for a time that is sure to some minutes. */
export function changingPoints(
  sure: VargaConfidence | undefined,
  minutes: number | null,
): readonly string[] {
  if (!sure || minutes === null) return []
  return VARGA_POINTS.filter((point) =>
    point === 'Lagna' ? !isLagnaFirm(sure, minutes) : !sure.firm.includes(point),
  )
}

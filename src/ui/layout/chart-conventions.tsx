import { Text } from '~/ui/layout/text.tsx'

type ChartConventionsProps = {
  computedBy: 'device' | 'backend'
  /** The node the chart was computed with; `null` if the service does not name it. */
  node: 'mean' | 'true' | null
  /** The ayanamsha in words, where it may be another than Lahiri: "Raman ayanamsha, 22.2844°". */
  ayanamsha?: string
}

const COMPUTED = {
  device: 'Computed on this device with',
  backend: 'Computed by the astrology service, which is expected to use',
} as const

/** The conventions of a chart in one sentence, shown with every chart. */
export function ChartConventions({ computedBy, node, ayanamsha }: ChartConventionsProps) {
  const nodeWords = node === null ? 'a node it does not name' : `the ${node} node`
  return (
    <Text size="small" tone="soft">
      {`${COMPUTED[computedBy]} apparent geocentric positions, the ${ayanamsha ?? 'Lahiri ayanamsha'} (mean), whole-sign houses, ${nodeWords}, and Vimshottari dashas with a year of 365.25 days.`}
    </Text>
  )
}

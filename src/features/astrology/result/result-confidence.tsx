import type { Birth } from '~/domain/birth/birth.ts'
import { TIME_CERTAINTIES } from '~/features/astrology/birth/birth-words.ts'
import { NotPrinted } from '~/features/astrology/not-printed.tsx'
import { confidenceWords } from '~/features/astrology/result/confidence-words.ts'
import type { Confidence } from '~/jyotish/confidence/confidence.ts'
import { SelectField } from '~/ui/controls/select-field.tsx'
import { FactList } from '~/ui/layout/fact-list.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading, Text } from '~/ui/layout/text.tsx'

type ResultConfidenceProps = {
  birth: Birth
  /** `null` until the person has answered. */
  minutes: number | null
  onMinutes: (minutes: number | null) => void
  confidence: Confidence | null
  hasFailed: boolean
}

/** How sure the time of birth is, and which facts still hold if it is slightly wrong. */
export function ResultConfidence(props: ResultConfidenceProps) {
  const { birth, minutes, onMinutes, confidence, hasFailed } = props
  return (
    <NotPrinted when={minutes === null}>
      <Stack>
        <Heading>How certain is this?</Heading>
        <NotPrinted>
          <SelectField
            label="The time of birth is sure to"
            value={minutes === null ? '' : String(minutes)}
            onChange={(value) => onMinutes(value === '' ? null : Number(value))}
            placeholder="Not said"
            options={TIME_CERTAINTIES}
          />
        </NotPrinted>
        {confidence ? (
          <ConfidenceFacts {...confidenceWords(confidence, birth)} />
        ) : (
          <Text tone="soft">{waitingWords(minutes, hasFailed)}</Text>
        )}
      </Stack>
    </NotPrinted>
  )
}

function waitingWords(minutes: number | null, hasFailed: boolean): string {
  if (minutes === null)
    return 'Tell us how sure the time is, and we mark each fact as firm or as one that may change.'
  if (!hasFailed) return 'Working it out…'
  return 'How certain this is could not be worked out just now; the chart itself stands. Reload the page to try again.'
}

function ConfidenceFacts({ summary, changing, firm }: ReturnType<typeof confidenceWords>) {
  return (
    <>
      <Text>{summary}</Text>
      {changing.length > 0 && (
        <>
          <Heading level={3}>May change</Heading>
          <FactList facts={changing} />
        </>
      )}
      {firm.length > 0 && (
        <>
          <Heading level={3}>Firm</Heading>
          <FactList facts={firm} />
        </>
      )}
    </>
  )
}

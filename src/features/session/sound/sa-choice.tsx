import { isSaKey, SA_KEYS, type SaKey, saHz, saName } from '~/domain/improvisation/sa.ts'
import { customarySa, lowSwara, spokenSa, VOICES } from '~/features/session/sound/own-sa.ts'
import { useSargam } from '~/listening/use-sargam.ts'
import { parsePhrase } from '~/raga/model/notation.ts'
import type { Raga } from '~/raga/model/raga.ts'
import { swaraOf } from '~/raga/model/swara.ts'
import { ChipChoice } from '~/ui/choices/chip-choice.tsx'
import { Button } from '~/ui/controls/button.tsx'
import { SelectField } from '~/ui/controls/select-field.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/layout/text.tsx'

type SaChoiceProps = { raga: Raga; sa: SaKey | null; onChange: (sa: SaKey | null) => void }

const TONE = parsePhrase('S:6').notes

/** The pitch of Sa, by its name and by ear. */
export function SaChoice({ raga, sa, onChange }: SaChoiceProps) {
  const low = lowSwara(raga)
  const reach = parsePhrase(`,${low}:2 S:2 ${low}:2 S':3`).notes
  const tonicHz = sa === null ? raga.tonicHz : saHz(sa)
  const { sounding, failed, toggle } = useSargam({ ...raga, tonicHz })
  const hear = (line: 'Sa' | 'reach', notes: typeof TONE, label: string) => (
    <Button variant="quiet" onClick={() => toggle(line, notes)}>
      {sounding?.line === line ? 'Stop' : label}
    </Button>
  )
  return (
    <Stack gap="tight">
      <SelectField
        label="Sa"
        placeholder={`As usual for ${raga.name}, near ${saName(customarySa(raga))}`}
        value={sa ?? ''}
        options={SA_KEYS.map((key) => ({ value: key, label: saName(key) }))}
        onChange={(text) => onChange(isSaKey(text) ? text : null)}
      />
      <Row gap="tight">
        {hear('Sa', TONE, 'Hear Sa')}
        {hear('reach', reach, `Hear low ${swaraOf(low).latin} to high Sa`)}
      </Row>
      {failed && (
        <Text size="small" tone="danger">
          The tone could not be played on this device. The session is not affected.
        </Text>
      )}
      <ChipChoice
        legend="Your speaking voice is"
        choices={VOICES.map(({ value, label }) => ({
          value,
          label,
          spoken: `${label}: begin with Sa on ${spokenSa(value)}`,
        }))}
        value={VOICES.find(({ value }) => value === sa)?.value ?? null}
        onChange={onChange}
      />
      <Text size="small" tone="soft">
        A place to begin. Hum along: it is yours when the low end and the high Sa are both easy.
      </Text>
    </Stack>
  )
}

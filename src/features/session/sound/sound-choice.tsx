import { BALANCES, type Improvisation } from '~/domain/improvisation/improvisation.ts'
import { isSaKey, SA_KEYS, type SaKey, saHz, saName } from '~/domain/improvisation/sa.ts'
import { customarySa, lowSwara, spokenSa, VOICES } from '~/features/session/sound/own-sa.ts'
import type { SessionMusic } from '~/features/session/sound/use-session-music.ts'
import { swaraWords } from '~/listening/own-swara.ts'
import { useSargam } from '~/listening/use-sargam.ts'
import { parsePhrase } from '~/raga/model/notation.ts'
import type { Raga } from '~/raga/model/raga.ts'
import { ChipChoice } from '~/ui/choices/chip-choice.tsx'
import { Button } from '~/ui/controls/button.tsx'
import { SelectField } from '~/ui/controls/select-field.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/layout/text.tsx'

const MELODIES = [
  { value: 'drone', label: 'None', spoken: 'None: the tanpura alone' },
  { value: '-2', label: 'Soft' },
  { value: '0', label: 'Usual' },
  { value: '2', label: 'Clear', spoken: 'Clear: louder than usual' },
]

const PULSES = [
  { value: 'slow', label: 'Slow' },
  { value: 'usual', label: 'Usual' },
  { value: 'quick', label: 'Quick' },
] as const

/** The present sound in a few words: "Sa C♯3, usual melody". */
export function soundWords({ sa, balance }: Pick<Improvisation, 'sa' | 'balance'>): string {
  const melody = MELODIES.find(({ value }) => value === String(balance))?.label ?? 'Usual'
  return `${sa === null ? 'Usual Sa' : `Sa ${saName(sa)}`}, ${melody === 'None' ? 'no' : melody.toLowerCase()} melody`
}

/** The pitch of an improvisation, and its drone and melody. All of it is remembered. */
export function SoundChoice({ music }: { music: SessionMusic }) {
  const { improvisation, change } = music
  if (!improvisation) return null
  const { legs, sa, balance, pulse } = improvisation
  const [{ raga }, then] = legs
  return (
    <Stack>
      <ChipChoice
        legend="Melody"
        choices={MELODIES}
        value={String(balance)}
        onChange={(text) => {
          const chosen = BALANCES.find((one) => String(one) === text)
          if (chosen !== undefined) change({ balance: chosen })
        }}
      />
      <ChipChoice
        legend="Pulse of the drone"
        choices={PULSES}
        value={pulse ?? 'usual'}
        onChange={(one) => change({ pulse: one === 'usual' ? null : one })}
      />
      <Text
        size="small"
        tone="soft"
      >{`The four strings of the tanpura are ${firstString(raga.tanpura.firstString)}, Sa, Sa and low Sa.${retuning(raga, then?.raga)}`}</Text>
      <SaChoice raga={raga} sa={sa} onChange={(key) => change({ sa: key })} />
    </Stack>
  )
}

/** What the first string becomes when the second raga of a journey begins. */
function retuning(first: Raga, second: Raga | undefined): string {
  const swara = second?.tanpura.firstString
  if (!swara || swara === first.tanpura.firstString) return ''
  return ` When ${second.name} begins, the first is tuned to ${firstString(swara)}.`
}

const firstString = (swara: Raga['tanpura']['firstString']) => `low ${swaraWords(swara)}`

type SaChoiceProps = { raga: Raga; sa: SaKey | null; onChange: (sa: SaKey | null) => void }

const TONE = parsePhrase('S:6').notes

/** The pitch of Sa, by its name and by ear. */
function SaChoice({ raga, sa, onChange }: SaChoiceProps) {
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
        {hear('reach', reach, `Hear low ${swaraWords(low)} to high Sa`)}
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

import { useId, useState, useSyncExternalStore } from 'react'
import { BREATHS, shortBreath, spokenBreath } from '~/features/session/breath/breath-names.ts'
import { breathSetting, swellingBreath } from '~/features/session/breath/breath-setting.ts'
import { type BreathPattern, breathOf, breathText } from '~/lib/breath/breath-pattern.ts'
import { plainFigures } from '~/lib/words/plain-figures.ts'
import { ChipChoice } from '~/ui/choices/chip-choice.tsx'
import { FIELD_LOOK } from '~/ui/controls/field.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/layout/text.tsx'

const CHOICES = [
  { value: 'none', label: 'Free', spoken: 'Free, as it comes' },
  ...BREATHS.map((pattern) => ({
    value: breathText(pattern),
    label: shortBreath(pattern),
    spoken: spokenBreath(pattern),
  })),
  { value: 'own', label: 'Own', spoken: 'A pattern of your own' },
]

const BY = [
  { value: 'ring', label: 'Ring' },
  { value: 'drone', label: 'Drone', spoken: 'Drone: it swells with the breath' },
  { value: 'both', label: 'Both' },
] as const

type BreathChoiceProps = {
  /** For rows that show the word already. */
  isLegendHidden?: boolean
  /** For a drone that can swell: receives the pattern, `null` for a drone that stays even. */
  onSwell?: (breath: BreathPattern | null) => void
}

/** The breath to be led by. Each choice counts at once, on every screen with a ring. */
export function BreathChoice({ isLegendHidden = false, onSwell }: BreathChoiceProps) {
  const led = useSyncExternalStore(breathSetting.subscribe, breathSetting.led)
  const text = led ? breathText(led.pattern) : 'none'
  const isPreset = CHOICES.some(({ value }) => value === text)
  const by = useSyncExternalStore(breathSetting.subscribe, breathSetting.by)
  const [isOwn, setOwn] = useState(!isPreset)
  const [typed, setTyped] = useState((led ? text : '4-0-6-0').split('-'))

  function choose(value: string) {
    setOwn(value === 'own')
    if (value === 'own') return applyTyped(led ? text.split('-') : typed)
    take(breathOf(value))
  }

  function take(pattern: BreathPattern | null) {
    breathSetting.choose(pattern)
    onSwell?.(swellingBreath())
  }

  function applyTyped(next: string[]) {
    setTyped(next)
    const pattern = patternOf(next)
    if (pattern) take(pattern)
  }

  return (
    <Stack gap="tight">
      <ChipChoice
        legend="Breath"
        isLegendHidden={isLegendHidden}
        choices={CHOICES}
        value={isOwn ? 'own' : text}
        onChange={choose}
      />
      {isOwn && (
        <BreathFields
          values={typed}
          onChange={applyTyped}
          error={
            patternOf(typed) === null
              ? 'In and out last 2 to 20 seconds, and a hold 0 to 20. Until then the ring stays as it was.'
              : undefined
          }
        />
      )}
      {led && onSwell && (
        <ChipChoice
          legend="Led by"
          choices={BY}
          value={by}
          onChange={(leader) => {
            breathSetting.leadBy(leader)
            onSwell(swellingBreath())
          }}
        />
      )}
      {led && (
        <Text size="small" tone="soft">
          About six breaths a minute make the heartbeat vary more while they last; nobody can
          promise what comes of it. Let it go when it is not easy.
        </Text>
      )}
    </Stack>
  )
}

const patternOf = (typed: readonly string[]) =>
  breathOf(typed.map((digits) => String(Number(plainFigures(digits) || Number.NaN))).join('-'))

type BreathFieldsProps = {
  /** The four parts as typed. */
  values: readonly string[]
  onChange: (values: string[]) => void
  error: string | undefined
}

const PARTS = [
  { label: 'In', spoken: 'In, seconds' },
  { label: 'Hold', spoken: 'Hold after in, seconds' },
  { label: 'Out', spoken: 'Out, seconds' },
  { label: 'Hold', spoken: 'Hold after out, seconds' },
] as const

/** Four short fields in a row for the seconds of a breath. */
function BreathFields({ values, onChange, error }: BreathFieldsProps) {
  const errorId = useId()
  return (
    <div>
      <div className="flex gap-1.5">
        {PARTS.map(({ label, spoken }, place) => (
          <label key={spoken} className="min-w-0 flex-1 text-center text-small">
            <span>{label}</span>
            <input
              aria-label={spoken}
              aria-invalid={error === undefined ? undefined : true}
              aria-describedby={error === undefined ? undefined : errorId}
              inputMode="numeric"
              autoComplete="off"
              maxLength={2}
              value={values[place] ?? ''}
              onChange={(event) => onChange(values.with(place, event.currentTarget.value))}
              onFocus={(event) => event.currentTarget.select()}
              className={`${FIELD_LOOK} text-center figures`}
            />
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className="mt-2 text-danger text-small">
          {error}
        </p>
      )}
    </div>
  )
}

import { type ReactNode, type Ref, useId, useRef, useState } from 'react'
import { SIT_BELLS } from '~/domain/sit/sit-bells.ts'
import { SIT_TUNINGS } from '~/domain/sit/sit-ground.ts'
import { BreathChoice } from '~/features/session/breath/breath-choice.tsx'
import {
  lastSettings,
  minutesTyped,
  recordingOf,
  rememberSettings,
  SIT_MINUTES,
  type SitSettings,
} from '~/features/session/sit/sit-settings.ts'
import { bellsNote } from '~/features/session/sit/sit-words.ts'
import { originWords } from '~/listening/origin-words.ts'
import { ChipChoice } from '~/ui/choices/chip-choice.tsx'
import { Button } from '~/ui/controls/button.tsx'
import { Text } from '~/ui/layout/text.tsx'
import { Dialog } from '~/ui/overlay/dialog.tsx'

type SitSetupProps = { onBegin: (settings: SitSettings) => void; onClose: () => void }

const PRESETS = ['5', '10', '20', '30', '45', '60'].map((minutes) => ({
  value: minutes,
  label: minutes,
  spoken: `${minutes} minutes`,
}))
const SOUNDS = [
  { value: 'silence', label: 'Silence' },
  { value: 'rain', label: 'Rain' },
  { value: 'tanpura', label: 'Tanpura' },
] as const
const TUNINGS = SIT_TUNINGS.map(({ id, sa }) => ({
  value: id,
  label: sa,
  spoken: `Sa on ${sa.replace('♯', ' sharp')}`,
}))
const BELLS = SIT_BELLS.map((bells) => ({ value: String(bells), ...wordsOf(bells) }))

/** What to decide before sitting down. Beginning is the touch that lets the bells sound. */
export function SitSetup({ onBegin, onClose }: SitSetupProps) {
  const [settings, setSettings] = useState(lastSettings)
  const [typed, setTyped] = useState(String(settings.minutes))
  const [isRefused, setRefused] = useState(false)
  const entry = useRef<HTMLInputElement>(null)
  const minutes = minutesTyped(typed)
  const isWrong = isRefused && minutes === null

  function begin() {
    if (minutes === null) {
      setRefused(true)
      entry.current?.focus()
      return
    }
    const chosen = { ...settings, minutes }
    rememberSettings(chosen)
    onBegin(chosen)
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title="Sit for a while"
    >
      <SetupForm onSubmit={begin}>
        <MinutesEntry
          ref={entry}
          label="Minutes"
          unit={minutes === 1 ? 'minute' : 'minutes'}
          value={typed}
          onChange={setTyped}
          error={
            isWrong ? `A sit lasts ${SIT_MINUTES.least} to ${SIT_MINUTES.most} minutes.` : undefined
          }
        />
        <ChipChoice
          legend="Minutes, from a few"
          isLegendHidden
          choices={PRESETS}
          value={PRESETS.find(({ value }) => Number(value) === minutes)?.value ?? null}
          onChange={setTyped}
        />
        <ChipChoice
          legend="Sound"
          choices={SOUNDS}
          value={settings.sound}
          onChange={(sound) => setSettings({ ...settings, sound })}
        />
        {settings.sound === 'tanpura' && (
          <ChipChoice
            legend="Sa on"
            choices={TUNINGS}
            value={settings.tuning}
            onChange={(tuning) => setSettings({ ...settings, tuning })}
          />
        )}
        <ChipChoice
          legend="Bells between the first and the last"
          choices={BELLS}
          value={String(settings.bells)}
          onChange={(text) => {
            const bells = SIT_BELLS.find((known) => String(known) === text)
            if (bells !== undefined) setSettings({ ...settings, bells })
          }}
        />
        <BreathChoice />
        <Button type="submit" size="large" fill>
          Begin
        </Button>
        <Text size="small" tone="soft">
          {`${bellsNote(minutes ?? settings.minutes)} ${originWords(recordingOf(settings).audioUrl) ?? ''}`}
        </Text>
      </SetupForm>
    </Dialog>
  )
}

function wordsOf(bells: (typeof SIT_BELLS)[number]): { label: string; spoken: string } {
  if (bells === 'none') return { label: 'None', spoken: 'None' }
  if (bells === 'halfway') return { label: 'Half', spoken: 'Halfway' }
  return { label: `${bells}′`, spoken: `Every ${bells} minutes` }
}

type SetupFormProps = { onSubmit: () => void; children: ReactNode }

/** A short form of choices in a column. */
function SetupForm({ onSubmit, children }: SetupFormProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      className="flex flex-col gap-5"
    >
      {children}
    </form>
  )
}

type MinutesEntryProps = {
  label: string
  unit: string
  value: string
  onChange: (value: string) => void
  error: string | undefined
  ref?: Ref<HTMLInputElement>
}

/** A large number field. */
function MinutesEntry({ label, unit, value, onChange, error, ref }: MinutesEntryProps) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div>
      <div className="flex items-baseline justify-center gap-3">
        <input
          ref={ref}
          id={id}
          aria-label={label}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : errorId}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          className="w-24 border-edge border-b bg-transparent text-center font-display font-semibold text-hero figures aria-invalid:border-danger"
        />
        <label htmlFor={id} className="font-display text-ink-soft text-lead">
          {unit}
        </label>
      </div>
      {error && (
        <p id={errorId} className="mt-2 text-center text-danger text-small">
          {error}
        </p>
      )}
    </div>
  )
}

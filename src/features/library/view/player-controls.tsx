import { type ReactNode, useId } from 'react'
import { Button } from '~/ui/controls/button.tsx'
import { SkipButton } from '~/ui/controls/skip-button.tsx'

type PlayerControlsProps = {
  /** The state of the sound in words; empty while it plays normally. */
  status: string
  /** The recording failed, stalled, or cannot be played. */
  canRetry: boolean
  onRetry: () => void
  /** The time line: a separate component, so that a tick renders nothing else. */
  timeline: ReactNode
  /** Where the sound resumed. */
  resumed: ReactNode
  /** False where the recording cannot be sought. */
  canSkip: boolean
  onSkip: (seconds: number) => void
  /** Shown between the two skip buttons. */
  children: ReactNode
}

/** The state of the sound, its time line, and skips of ten seconds. */
export function PlayerControls(props: PlayerControlsProps) {
  return (
    <div>
      <div className="flex min-h-5 flex-wrap items-center justify-center gap-x-4 gap-y-2 text-center">
        <p role="status" className="text-small">
          {props.status}
        </p>
        {props.canRetry && (
          <Button variant="on-sky" onClick={props.onRetry}>
            Try again
          </Button>
        )}
      </div>
      {props.resumed}
      {props.timeline}
      <div className="flex items-center justify-between text-[1.25rem]">
        <SkipButton way="back" canSkip={props.canSkip} onSkip={props.onSkip} />
        <div className="text-body">{props.children}</div>
        <SkipButton way="forward" canSkip={props.canSkip} onSkip={props.onSkip} />
      </div>
    </div>
  )
}

type LengthChoiceProps = {
  choices: readonly { minutes: number; audioUrl: string }[]
  value: string
  onChange: (audioUrl: string) => void
}

/** How long to sit: one radio group, so the arrow keys work. */
export function LengthChoice({ choices, value, onChange }: LengthChoiceProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-3 text-small">How long?</legend>
      <div className="flex gap-2">
        {choices.map(({ minutes, audioUrl }) => (
          <label
            key={audioUrl}
            className="relative flex min-h-12 flex-1 items-center justify-center rounded-full border border-current/40 font-semibold has-checked:bg-on-sky has-checked:text-sky-high"
          >
            <input
              type="radio"
              name={name}
              checked={value === audioUrl}
              onChange={() => onChange(audioUrl)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-full"
            />
            {minutes} min
          </label>
        ))}
      </div>
    </fieldset>
  )
}

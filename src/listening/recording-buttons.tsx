import { SKIP_SECONDS } from '~/lib/words/clock-time.ts'
import { IconButton } from '~/ui/controls/icon-button.tsx'
import { useFailure } from '~/ui/feedback/toast.ts'
import { PlayIcon } from '~/ui/motifs/frame-icons.tsx'
import { Icon } from '~/ui/motifs/icon.tsx'
import { BackTenIcon, ForwardTenIcon, PauseIcon } from '~/ui/motifs/icons.tsx'

type HeartButtonProps = {
  /** The name of the recording, for screen readers. */
  name: string
  /** `null`, and nothing is shown, until it is known. */
  on: boolean | null
  tone?: 'plain' | 'inherit'
  /** The callback is called if the change could not be stored. */
  onChange: (on: boolean, onFailure: () => void) => void
}

/** Adds a recording to the favourites, or removes it. */
export function HeartButton({ name, on, tone = 'plain', onChange }: HeartButtonProps) {
  const fail = useFailure()
  if (on === null) return null
  const onFailure = () => fail('Failed to save your favourite. Please try again.')
  return (
    <IconButton
      tone={tone}
      label={`Favourite: ${name}`}
      aria-pressed={on}
      onClick={() => onChange(!on, onFailure)}
    >
      <Icon filled={on}>
        <path d="M12 19.5C7 16 4 13 4 9.4A4.2 4.2 0 0 1 8.2 5c1.6 0 3 .8 3.8 2.1A4.5 4.5 0 0 1 15.8 5 4.2 4.2 0 0 1 20 9.4c0 3.6-3 6.6-8 10.1Z" />
      </Icon>
    </IconButton>
  )
}

type PlayToggleProps = { name: string; running: boolean; onToggle: () => void }

/** Plays or pauses one item of a list. */
export function PlayToggle({ name, running, onToggle }: PlayToggleProps) {
  return (
    <IconButton
      tone={running ? 'accent' : 'plain'}
      label={`${running ? 'Pause' : 'Play'} ${name}`}
      onClick={onToggle}
    >
      {running ? <PauseIcon /> : <PlayIcon />}
    </IconButton>
  )
}

type SkipButtonProps = {
  way: 'back' | 'forward'
  /** False where the recording cannot be sought. */
  canSkip: boolean
  onSkip: (seconds: number) => void
}

/** Skips ten seconds back or forward. */
export function SkipButton({ way, canSkip, onSkip }: SkipButtonProps) {
  const isBack = way === 'back'
  return (
    <IconButton
      tone="inherit"
      label={`${isBack ? 'Back' : 'Forward'} ${SKIP_SECONDS} seconds`}
      disabled={!canSkip}
      onClick={() => onSkip(isBack ? -SKIP_SECONDS : SKIP_SECONDS)}
    >
      {isBack ? <BackTenIcon /> : <ForwardTenIcon />}
    </IconButton>
  )
}

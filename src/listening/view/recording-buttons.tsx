import { IconButton } from '~/ui/controls/icon-button.tsx'
import { useToast } from '~/ui/feedback/toast.ts'
import { PlayIcon } from '~/ui/motifs/frame-icons.tsx'
import { Icon } from '~/ui/motifs/icon.tsx'
import { PauseIcon } from '~/ui/motifs/icons.tsx'

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
  const { toast } = useToast()
  if (on === null) return null
  const tell = () =>
    toast({
      title: 'Error',
      description: 'Failed to save your favourite. Please try again.',
      tone: 'destructive',
    })
  return (
    <IconButton
      tone={tone}
      label={`Favourite: ${name}`}
      aria-pressed={on}
      onClick={() => onChange(!on, tell)}
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

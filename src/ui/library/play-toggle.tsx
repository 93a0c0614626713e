import { PlayIcon } from '~/ui/frame-icons.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { PauseIcon } from '~/ui/icons.tsx'

type PlayToggleProps = { name: string; running: boolean; onToggle: () => void }

/** Plays something of a list, or pauses it. */
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

import { PlayIcon } from '~/ui/frame-icons.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { PauseIcon } from '~/ui/icons.tsx'

type PlayToggleProps = {
  /** Sound is on or on its way. */
  running: boolean
  onToggle: () => void
}

/** Play or pause, as large as the one thing to press may be. */
export function PlayToggle({ running, onToggle }: PlayToggleProps) {
  return (
    <IconButton tone="inherit" size="stage" label={running ? 'Pause' : 'Play'} onClick={onToggle}>
      {running ? <PauseIcon /> : <PlayIcon />}
    </IconButton>
  )
}

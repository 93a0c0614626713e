import type { ReactNode } from 'react'
import { IconButton } from '~/ui/controls/icon-button.tsx'
import { PlayIcon } from '~/ui/motifs/frame-icons.tsx'
import { PauseIcon } from '~/ui/motifs/icons.tsx'

type ZenWordsProps = {
  /** The title of the current track; not set without a track. */
  title?: string | undefined
  /** The state of the sound in words; empty while it plays normally. */
  status: string
  hint: string
  children?: ReactNode
}

/** A few words below the ring, which fade with the controls. */
export function ZenWords({ title, status, hint, children }: ZenWordsProps) {
  return (
    <div className="flex flex-col items-center gap-3">
      {title && <p className="font-display font-semibold text-lead">{title}</p>}
      <p role="status" className="empty:hidden">
        {status}
      </p>
      {children}
      <p className="text-small">{hint}</p>
    </div>
  )
}

type PlayToggleProps = {
  /** Sound is playing or loading. */
  running: boolean
  onToggle: () => void
}

/** Play or pause, as the largest control of the screen. */
export function PlayToggle({ running, onToggle }: PlayToggleProps) {
  return (
    <IconButton tone="inherit" size="stage" label={running ? 'Pause' : 'Play'} onClick={onToggle}>
      {running ? <PauseIcon /> : <PlayIcon />}
    </IconButton>
  )
}

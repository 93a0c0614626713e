import type { ReactNode } from 'react'
import { IconButton } from '~/ui/controls/icon-button.tsx'
import { PlayIcon } from '~/ui/motifs/frame-icons.tsx'
import { PauseIcon } from '~/ui/motifs/icons.tsx'

type ZenWordsProps = {
  /** What plays, or waits to; nothing when there is no track. */
  title?: string | undefined
  /** What the sound is doing, in words; empty while it simply plays. */
  status: string
  hint: string
  children?: ReactNode
}

/** The few words below the ring, which fade with the controls. */
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

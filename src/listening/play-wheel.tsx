import type { ReactNode } from 'react'
import { IconButton } from '~/ui/controls/icon-button.tsx'
import { Breathing, type RingBreath } from '~/ui/motifs/breathing.tsx'
import { PlayIcon } from '~/ui/motifs/frame-icons.tsx'
import { PauseIcon } from '~/ui/motifs/icons.tsx'
import { SwaraWheel } from '~/ui/motifs/swara-wheel.tsx'

type PlayWheelProps = {
  /** The raga's figure; `null` for a sound without a raga. */
  emblem: { swaras: readonly number[]; vadi: number } | null
  /** Drawn over the figure: the note that is sung. */
  note?: ReactNode
  /** Sound is playing or loading. */
  running: boolean
  /** The ring breathes while the session waits for the person to start, or leads their breath. */
  breath: RingBreath
  /** `stage` where the whole screen is for it. */
  room?: keyof typeof ROOMS
  onToggle: () => void
}

const ROOMS = {
  card: 'size-56 @[38rem]:size-72',
  stage: 'stage-wheel',
} as const

/** The raga's emblem as a dial, with the one large control at its centre. */
export function PlayWheel(props: PlayWheelProps) {
  const { emblem, note, running, breath, room = 'card', onToggle } = props
  return (
    <div className={`relative grid place-items-center ${ROOMS[room]}`}>
      {emblem && (
        <div data-opened className="absolute inset-0">
          <SwaraWheel swaras={emblem.swaras} vadi={emblem.vadi} size="fill" />
        </div>
      )}
      {note}
      <BreathRing breath={breath}>
        <PlayButton running={running} onToggle={onToggle} />
      </BreathRing>
    </div>
  )
}

type PlayButtonProps = { running: boolean; onToggle: () => void }

/** Play or pause, as the largest control of a screen. */
export function PlayButton({ running, onToggle }: PlayButtonProps) {
  return (
    <IconButton tone="inherit" size="stage" label={running ? 'Pause' : 'Play'} onClick={onToggle}>
      {running ? <PauseIcon /> : <PlayIcon />}
    </IconButton>
  )
}

type BreathRingProps = { breath: RingBreath; children?: ReactNode }

const RING = 'absolute rounded-full border'

/** A ring that expands and contracts; its children do not move. */
function BreathRing({ breath, children }: BreathRingProps) {
  return (
    <div className="relative inline-flex items-center justify-center p-7">
      <div aria-hidden="true" className="absolute inset-0">
        <Breathing
          breath={breath}
          className={`${RING} inset-0 border-current/60`}
          whileStill="opacity-50"
        />
        <Breathing
          breath={breath}
          className={`${RING} inset-3 border-current/30`}
          whileStill="opacity-40"
        />
      </div>
      <div className="relative">{children}</div>
    </div>
  )
}

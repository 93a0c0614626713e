import { PlayIcon } from '~/ui/frame-icons.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { PauseIcon } from '~/ui/icons.tsx'
import { BreathRing } from '~/ui/motifs/breath-ring.tsx'
import { SwaraWheel } from '~/ui/motifs/swara-wheel.tsx'

type PlayWheelProps = {
  /** The raga's figure; nothing for a sound without a raga. */
  emblem: { swaras: readonly number[]; vadi: number } | null
  /** Sound is on or on its way. */
  running: boolean
  /** The ring breathes while the session waits for the person. */
  breathing: boolean
  onToggle: () => void
}

/** The raga's emblem as a dial, the one large control at its centre. */
export function PlayWheel({ emblem, running, breathing, onToggle }: PlayWheelProps) {
  return (
    <div className="relative grid size-[min(86vw,40dvh,22rem)] min-h-56 min-w-56 place-items-center lg:size-[min(40vw,58dvh,32rem)]">
      {emblem && (
        <div className="absolute inset-0">
          <SwaraWheel swaras={emblem.swaras} vadi={emblem.vadi} size="fill" />
        </div>
      )}
      <BreathRing breathing={breathing}>
        <IconButton
          tone="inherit"
          size="stage"
          label={running ? 'Pause' : 'Play'}
          onClick={onToggle}
        >
          {running ? <PauseIcon /> : <PlayIcon />}
        </IconButton>
      </BreathRing>
    </div>
  )
}

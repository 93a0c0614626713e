import { useState } from 'react'
import { clockTime, spokenTime } from '~/lib/clock-time.ts'
import { Slider } from '~/ui/slider.tsx'

type TimelineProps = {
  /** Seconds. */
  position: number
  /** Seconds; 0 while it is not known. */
  duration: number
  /** False where the recording plays from its start or not at all; that is said below the line. */
  canSeek?: boolean
  onSeek: (seconds: number) => void
}

/** Elapsed, the line, total. The sound moves when the line is let go, not on the way there. */
export function Timeline({ position, duration, canSeek = true, onSeek }: TimelineProps) {
  const [held, setHeld] = useState<number | null>(null)
  const shown = held ?? position
  return (
    <>
      <div className="flex items-center gap-3 text-small figures">
        <span className="shrink-0 whitespace-nowrap">{clockTime(shown)}</span>
        <Slider
          label="Position"
          value={Math.min(shown, duration)}
          max={duration > 0 ? duration : 1}
          step={0.01}
          keyStep={5}
          disabled={duration <= 0 || !canSeek}
          onChange={onSeek}
          onHold={setHeld}
          valueText={`${spokenTime(shown)} of ${spokenTime(duration)}`}
        />
        <span className="shrink-0 whitespace-nowrap">{clockTime(duration)}</span>
      </div>
      {!canSeek && (
        <p className="pb-2 text-center text-small">
          This recording plays straight through; it cannot be skipped.
        </p>
      )}
    </>
  )
}

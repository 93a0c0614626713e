import { useState } from 'react'
import { clockTime, spokenTime } from '~/lib/words/clock-time.ts'
import { Slider } from '~/ui/controls/slider.tsx'

type TimelineProps = {
  /** Seconds. */
  position: number
  /** Seconds; 0 while unknown. */
  duration: number
  /** False where the recording plays only from its start, or not at all; a line below says so. */
  canSeek?: boolean
  onSeek: (seconds: number) => void
}

/** Elapsed time, slider, total time. The sound moves when the slider is released, not before. */
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

type ResumedLineProps = {
  /** Seconds, and a function to start over; `null` when it started at the beginning. */
  resumed: { from: number; startOver: () => void } | null
}

/** Where the sound resumed, and a button to start over. */
export function ResumedLine({ resumed }: ResumedLineProps) {
  if (!resumed) return null
  return (
    <p className="flex items-center justify-center gap-1 text-small figures lg:shrink-0">
      <span role="status">{`From ${clockTime(resumed.from)}.`}</span>
      <button
        type="button"
        onClick={resumed.startOver}
        className="inline-flex min-h-11 items-center rounded-full px-3 font-semibold underline underline-offset-4 hover:bg-current/15"
      >
        Start over
      </button>
    </p>
  )
}

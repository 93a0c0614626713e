import type { Ref } from 'react'
import type { WheelFrame } from '~/domain/melody/note-on-wheel.ts'

// Where the circle of the wheel crosses the vertical, for a ring of this size.
const AT_THE_TOP = {
  top: '8%',
  left: '50%',
  width: '1.75rem',
  height: '1.75rem',
  margin: '-0.875rem',
}

/** A ring that goes around the swara wheel; it cannot be seen until it is moved. */
export function NoteOnWheel({ ref }: { ref: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} aria-hidden="true" className="absolute inset-0 opacity-0">
      <span className="absolute rounded-full border-2 border-current" style={AT_THE_TOP} />
    </div>
  )
}

/**
 * Moves the ring along frames without the page: browsers compose turns and sizes by themselves, but
 * no distance in percent.
 */
export function moveNote(
  ring: HTMLElement,
  frames: readonly WheelFrame[],
  seconds: number,
): Animation | undefined {
  return ring.animate?.(
    frames.map(({ offset, degrees, distance, opacity }) => ({
      offset,
      opacity,
      transform: `rotate(${degrees}deg) scale(${distance})`,
    })),
    { duration: seconds * 1000, fill: 'both' },
  )
}

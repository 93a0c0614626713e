import { type Stretch, soundingStretches } from '~dev/recordings/movement/moves.ts'
import { type Smoothed, smoothed } from '~dev/recordings/movement/smoothed.ts'

/** A part of a melody that sounds: its pitch with gaps closed, as it is and smoothed. */
export type SungStretch = Stretch & { readonly pitch: Float64Array; readonly smooth: Smoothed }

/** The parts of a pitch curve that sound, in order. */
export function sungStretches(curve: Float64Array): SungStretch[] {
  return soundingStretches(curve).map((stretch) => {
    const pitch = withoutGaps(curve, stretch)
    return { ...stretch, pitch, smooth: smoothed(pitch) }
  })
}

function withoutGaps(curve: Float64Array, { from, to }: Stretch): Float64Array {
  const pitch = curve.slice(from, to)
  for (let at = 1; at < pitch.length; at++) {
    if (Number.isNaN(pitch[at])) pitch[at] = pitch[at - 1] as number
  }
  return pitch
}

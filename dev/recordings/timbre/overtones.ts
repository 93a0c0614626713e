import type { Contour } from '~/raga/sound/melody/contour.ts'
import { SAMPLES_PER_TICK } from '~/raga/sound/melody/ticks.ts'
import { SAMPLE_RATE } from '~/raga/sound/voice/stereo-block.ts'

/** The levels of the first partials of a voice from the beginning of a phrase, dB, `hz` a second. */
export type Overtones = { readonly levels: readonly Float64Array[]; readonly hz: number }

const PARTIALS = 4
const HZ = 100
const WINDOW = 0.04 * SAMPLE_RATE
const HANN = Float64Array.from(
  { length: WINDOW },
  (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / WINDOW),
)

/**
 * Follows the partials of a voice whose pitch is known: each is turned back by the phase of the
 * contour, and what remains is averaged over 40 ms.
 */
export function overtones(voice: Float32Array, saHz: number, contour: Contour): Overtones {
  const { cents, startTick } = contour
  const part = voice.subarray(
    startTick * SAMPLES_PER_TICK,
    (startTick + cents.length) * SAMPLES_PER_TICK,
  )
  const phases = phasesOf(cents, saHz, part.length)
  const count = Math.floor(((part.length - WINDOW) / SAMPLE_RATE) * HZ)
  const levels = Array.from({ length: PARTIALS }, (_, index) => {
    // Windows overlap, so each sample is turned back once and not once a window.
    const cosines = phases.map((phase) => Math.cos((index + 1) * phase))
    const sines = phases.map((phase) => Math.sin((index + 1) * phase))
    return Float64Array.from({ length: Math.max(0, count) }, (_level, at) =>
      levelAt(part, cosines, sines, Math.round((at / HZ) * SAMPLE_RATE)),
    )
  })
  return { levels, hz: HZ }
}

function phasesOf(cents: Float32Array, saHz: number, length: number): Float64Array {
  let phase = 0
  return new Float64Array(length).map((_, at) => {
    const hz = saHz * 2 ** ((cents[Math.floor(at / SAMPLES_PER_TICK)] ?? 0) / 1200)
    phase += (2 * Math.PI * hz) / SAMPLE_RATE
    return phase
  })
}

function levelAt(
  part: Float32Array,
  cosines: Float64Array,
  sines: Float64Array,
  from: number,
): number {
  let [real, imaginary] = [0, 0]
  for (let at = 0; at < WINDOW; at++) {
    const sample = (HANN[at] as number) * (part[from + at] as number)
    real += sample * (cosines[from + at] as number)
    imaginary += sample * (sines[from + at] as number)
  }
  return 20 * Math.log10(Math.hypot(real, imaginary) / WINDOW + 1e-12)
}

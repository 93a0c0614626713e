import { SAMPLE_RATE, type StereoBlock } from '~/raga/sound/voice/stereo-block.ts'
import type { Figures } from '~dev/recordings/check/gates.ts'
import { clicksIn } from '~dev/recordings/measure/clicks.ts'
import { fidelityOf } from '~dev/recordings/measure/fidelity.ts'
import { loudnessMeter } from '~dev/recordings/measure/loudness.ts'
import { truePeakMeter } from '~dev/recordings/measure/true-peak.ts'

/** Seconds at each end in which silence is no gap. */
const EDGE_SECONDS = 5

/** The figures of a mix, rendered or decoded. */
export function soundFigures(sound: StereoBlock): Figures {
  const seconds = sound.left.length / SAMPLE_RATE
  const fidelity = fidelityOf(sound, SAMPLE_RATE, EDGE_SECONDS, seconds - EDGE_SECONDS)
  const loudness = loudnessMeter(SAMPLE_RATE)
  const truePeak = truePeakMeter()
  loudness.add(sound)
  truePeak.add(sound)
  const { integrated, range } = loudness.result()
  return {
    loudness: integrated,
    range,
    truePeak: truePeak.result(),
    gaps: fidelity.gaps.length,
    clicks: clicksIn(sound.left, SAMPLE_RATE).length + clicksIn(sound.right, SAMPLE_RATE).length,
    clipped: fidelity.clipped,
    dc: Math.max(...fidelity.dc.map(Math.abs)),
    balance: Math.abs(fidelity.balanceDb),
    correlation: fidelity.correlation,
    end: fidelity.endDb,
  }
}

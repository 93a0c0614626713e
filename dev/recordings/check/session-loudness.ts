import { SA_KEYS, type SaKey, saHz, saName } from '~/domain/improvisation/sa.ts'
import type { Raga } from '~/raga/model/raga.ts'
import { repertoireOf } from '~/raga/repertoire.ts'
import { composeAlap } from '~/raga/score/compose-alap.ts'
import { renderLegs } from '~/raga/sound/render-session.ts'
import { SAMPLE_RATE } from '~/raga/sound/voice/stereo-block.ts'
import { GATES } from '~dev/recordings/check/gates.ts'
import { type Loudness, loudnessMeter } from '~dev/recordings/measure/loudness.ts'

/** A session as a person can order it; `null` is the raga's usual Sa. */
export type OrderedSession = {
  readonly raga: Raga
  readonly minutes: number
  readonly sa: SaKey | null
  readonly seed: string
}

/** How much of a long session is measured: its beginning, its end and what lies between, evenly. */
const PARTS = 12
const PART_SECONDS = 30

/**
 * The loudness of a session: of the whole of a short one, of twelve times thirty seconds of one that
 * is longer than ten minutes. Within 0.4 LUFS and 0.4 LU of the whole, measured on five ragas.
 */
export function sessionLoudness({ raga, minutes, sa, seed }: OrderedSession): Loudness {
  const score = composeAlap({ raga, minutes, seed, repertoire: repertoireOf(raga.id) })
  const manner = sa === null ? { seed } : { seed, tonicHz: saHz(sa) }
  const meter = loudnessMeter(SAMPLE_RATE)
  for (const [from, to] of measuredParts(minutes * 60)) {
    let second = from
    for (const block of renderLegs([{ raga, minutes, score }], manner, from)) {
      meter.add(block)
      if (++second === to) break
    }
  }
  return meter.result()
}

function measuredParts(seconds: number): readonly (readonly [from: number, to: number])[] {
  if (seconds <= 600) return [[0, seconds]]
  return Array.from({ length: PARTS }, (_, part) => {
    const from = Math.round((part * (seconds - PART_SECONDS)) / (PARTS - 1))
    return [from, from + PART_SECONDS] as const
  })
}

/** The lowest and the highest Sa that can be chosen, and the raga's own. */
const MEASURED_SA = [SA_KEYS[0], null, SA_KEYS[SA_KEYS.length - 1] as SaKey] as const
const MEASURED_MINUTES = [3, 10, 20, 45, 60]

/** Prints the loudness of a raga at every length and Sa; returns how many are outside their gates. */
export function loudnessMissed(ragas: readonly Raga[], print: (line: string) => void): number {
  let missed = 0
  for (const raga of ragas) {
    for (const sa of MEASURED_SA) {
      const cells = MEASURED_MINUTES.map((minutes) => {
        const loudness = sessionLoudness({ raga, minutes, sa, seed: 'loudness' })
        const isFine = isAsLoudAsItShould(loudness)
        if (!isFine) missed++
        return cell(minutes, loudness, isFine)
      })
      print(
        `${raga.name.padEnd(18)} Sa ${(sa ? saName(sa) : 'own').padEnd(4)} ${cells.join('   ')}`,
      )
    }
  }
  return missed
}

/** Whether loudness and its range are within the gates of a whole recording. */
export function isAsLoudAsItShould({ integrated, range }: Loudness): boolean {
  const isWithin = (figure: number, { least, most }: { least: number; most: number }) =>
    figure >= least && figure <= most
  return isWithin(integrated, GATES.loudness) && isWithin(range, GATES.range)
}

function cell(minutes: number, { integrated, range }: Loudness, isFine: boolean): string {
  return `${isFine ? ' ' : '✗'} ${minutes} min ${integrated.toFixed(1)} LUFS ${range.toFixed(1)} LU`
}

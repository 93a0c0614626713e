import { describe, expect, test } from 'vitest'
import type { RagaId } from '~/raga/model/raga.ts'
import {
  droneFigures,
  type MeasuredSound,
  meanSound,
  measuredSound,
  soundMissed,
  soundMissedByMean,
} from '~dev/recordings/timbre/measured-sound.ts'
import { soundTable } from '~dev/recordings/timbre/sound-table.ts'
import { ragaFor } from '~tests/support/sound/raga-for.ts'
import { MEASURED_RAGAS } from './measured-ragas.ts'

const ALL = new Map<RagaId, MeasuredSound>()

function soundOf(id: RagaId): MeasuredSound {
  const known = ALL.get(id) ?? measuredSound(ragaFor(id))
  ALL.set(id, known)
  return known
}

describe('the instruments', () => {
  test.each(MEASURED_RAGAS)(
    'the instruments of %s sound as real ones do, within their aims',
    (id) => {
      expect(soundMissed(soundOf(id))).toEqual([])
    },
  )

  test('the instruments of four ragas together sound as real ones do', () => {
    expect(soundMissedByMean(meanSound(MEASURED_RAGAS.map(soundOf)))).toEqual([])
  })

  test.each([103.83, 196])(
    'the instruments keep the colour of a tanpura where somebody chose a Sa of %s Hz',
    (tonicHz) => {
      const { to4k, to8k, to12k, flux, loudest, steepest } = droneFigures({
        ...ragaFor('yaman'),
        tonicHz,
      })
      expect(to4k).toBeGreaterThan(-14)
      expect(to8k).toBeGreaterThan(-25)
      expect(to12k).toBeGreaterThan(-40)
      expect(flux).toBeGreaterThan(0.11)
      expect(loudest).toBeGreaterThan(1)
      expect(steepest).toBeLessThan(9)
    },
  )

  test('the instruments as they were, dark and without air, are found', () => {
    const sound = soundOf('yaman')
    const dark = { to125: -7.3, to4k: -17.5, to8k: -31.9, to12k: -49.2, centroid: 502 }
    const still = { flux: 0.135, loudest: 1, aboveFirst: 0, airBefore: 0, trembleDb: 0.9 }
    const even = { fingered: 1.4, noiseLow: -50.1, noiseMiddle: -54.7, noiseHigh: -57.2 }
    const same = { ...even, attackQuick: 100 }
    const before = { ...sound, figures: { ...sound.figures, ...dark, ...still, ...same } }
    const found = soundMissed(before)
    expect(found).toHaveLength(Object.keys({ ...dark, ...still, ...same }).length)
    expect(soundTable([before])).toContain(
      '✗ Yaman: tanpura, 50–125 Hz -7.30 dB, wanted -32 to -13',
    )
    expect(soundTable([before])).toContain('✗ All: flux 0.14 , wanted 0.16 to 0.24')
    expect(soundTable([sound])).not.toContain('✗ Yaman')
  })

  test('the sitar as it was, with seven strings that rang too long and began softly, is found', () => {
    const sound = soundOf('malkauns')
    const was = { attack: 4.3, fallSoon: -3.4, fallLate: -10.4, eighthStep: 5.5, tenthStep: 7.4 }
    const alone = { halo: Number.NEGATIVE_INFINITY }
    const before = { ...sound, figures: { ...sound.figures, ...was, ...alone } }
    expect(soundMissed(before)).toHaveLength(Object.keys({ ...was, ...alone }).length)
  })

  test('the instruments whose figures are no numbers are found, and a kharaj for another raga', () => {
    const sound = soundOf('malkauns')
    const figured = (change: object) => ({ ...sound, figures: { ...sound.figures, ...change } })
    expect(soundMissed(figured({ flux: Number.NaN }))).toHaveLength(1)
    expect(soundMissed(figured({ thread: -1 }))).toEqual([
      'Malkauns: kharaj, Pa against Ga -1.00 dB, wanted 6 to Infinity',
    ])
  })
})

import { describe, expect, test } from 'vitest'
import { RAGAS } from '~/raga/catalogue.ts'
import { Plectrum } from '~/raga/sound/melody/plectrum.ts'
import { stringTable } from '~/raga/sound/melody/sitar-strings.ts'
import { Taraf } from '~/raga/sound/melody/taraf.ts'
import { SAMPLES_PER_TICK } from '~/raga/sound/melody/ticks.ts'
import { SAMPLE_RATE } from '~/raga/sound/voice/stereo-block.ts'
import { TIMBRE } from '~/raga/sound/voice/timbre.ts'
import { AIMS } from '~dev/recordings/timbre/aims.ts'
import { pluckedColour, pluckedFigures } from '~dev/recordings/timbre/plucked-figures.ts'
import { ragaFor } from '~tests/support/sound/raga-for.ts'

const { driftCents, octavesAboveSa, strings } = TIMBRE.sitar
const PLUCKED = RAGAS.filter(({ voice }) => voice === 'sitar')

/** More than a string drifts to either side. */
const SURE_CENTS = 3 * driftCents + 1

describe('the strings of the sitar', () => {
  test.each(PLUCKED.map((raga) => [raga.name, raga] as const))(
    'the strings of the sitar have one for each swara of %s, however its pitch drifts',
    (_name, { swaras, tonicHz }) => {
      for (const { swara, ratio } of swaras) {
        const hz = (tonicHz * 2 ** octavesAboveSa * ratio[0]) / ratio[1]
        const drifted = [-SURE_CENTS, 0, SURE_CENTS].map((cents) =>
          stringTable(hz * 2 ** (cents / 1200)),
        )
        expect(new Set(drifted).size, swara).toBe(1)
      }
    },
  )

  test('the strings of the sitar do not change the colour of the komal Dha of Darbari by chance', () => {
    const darbari = ragaFor('darbari-kanada')
    const dha = 1200 * Math.log2(8 / 5)
    for (const octave of [-1200, 0]) {
      const colours = [-12, 0, 12].map((drift) => pluckedColour(darbari, octave + dha + drift))
      for (const partial of [0, 1] as const) {
        const levels = colours.map((colour) => colour[partial])
        expect(Math.max(...levels) - Math.min(...levels)).toBeLessThan(2)
      }
    }
  })

  test('the strings of the sitar are kept, and the one not played for longest is given up', () => {
    const semitone = (number: number) => stringTable(strings.lowest.hz * 2 ** (number / 12))
    const known = semitone(18.4)
    for (let number = 19; number < 49; number++) semitone(number)
    expect(semitone(18)).toBe(known)
    for (let number = 19; number < 51; number++) semitone(number)
    expect(semitone(18)).not.toBe(known)
  })
})

describe('the sitar', () => {
  const figures = pluckedFigures(ragaFor('malkauns'))

  test.each(Object.keys(figures) as (keyof typeof figures)[])(
    'the sitar of Malkauns is within its aims: %s',
    (name) => {
      const [least, most] = AIMS[name].mean
      expect(figures[name]).toBeGreaterThanOrEqual(least)
      expect(figures[name]).toBeLessThanOrEqual(most)
    },
  )
})

/** The sum of squares. */
const energyOf = (samples: ArrayLike<number>) =>
  Array.from(samples).reduce((sum, sample) => sum + sample * sample, 0)

describe('the plectrum', () => {
  const scraped = (seed: string, force: number, ticks = 8) => {
    const plectrum = new Plectrum()
    plectrum.begin(seed)
    plectrum.pluck(force)
    return Array.from({ length: ticks }, () => {
      const tone = new Float64Array(SAMPLES_PER_TICK)
      plectrum.addTo(tone, 1, 1)
      return tone
    })
  }

  test('the plectrum scrapes for five milliseconds, and not at all after eight', () => {
    const energies = scraped('test', 1, 12).map(energyOf)
    const all = energies.reduce((sum, energy) => sum + energy, 0)
    expect(energyOf(energies.slice(0, 5).map(Math.sqrt)) / all).toBeGreaterThan(0.97)
    expect(energyOf(energies.slice(8))).toBe(0)
  })

  test('the plectrum is the same for the same seed, and never twice the same in a phrase', () => {
    expect(scraped('one', 1)).toEqual(scraped('one', 1))
    expect(scraped('one', 1)).not.toEqual(scraped('other', 1))
    const plectrum = new Plectrum()
    plectrum.begin('one')
    const [first, second] = [1, 2].map(() => {
      plectrum.pluck(1)
      const tone = new Float64Array(SAMPLES_PER_TICK)
      plectrum.addTo(tone, 1, 1)
      return tone
    })
    expect(first).not.toEqual(second)
  })

  test('the plectrum is noisier, and not only louder, where the pluck is stronger', () => {
    const [soft, strong] = [0.5, 1].map((force) =>
      energyOf(scraped('test', force).flatMap((t) => [...t])),
    )
    expect(10 * Math.log10((strong ?? 0) / (soft ?? 0))).toBeCloseTo(12, 0)
  })

  test('the plectrum is silent in a new phrase until it is used', () => {
    const plectrum = new Plectrum()
    plectrum.begin('one')
    plectrum.pluck(1)
    plectrum.begin('two')
    const tone = new Float64Array(SAMPLES_PER_TICK)
    plectrum.addTo(tone, 1, 1)
    expect(energyOf(tone)).toBe(0)
  })
})

describe('the taraf', () => {
  const SA = 277.18
  const malkauns = ragaFor('malkauns')

  /** What rings in the second after a second of a tone. */
  const rings = (hz: number, left = 1e6) => {
    const taraf = new Taraf(malkauns, SA)
    const heard = Array.from({ length: 2000 }, (_, tick) => {
      const tone = Float64Array.from({ length: SAMPLES_PER_TICK }, (_sample, index) => {
        const at = tick * SAMPLES_PER_TICK + index
        return tick < 1000 ? Math.sin((2 * Math.PI * hz * at) / SAMPLE_RATE) : 0
      })
      taraf.addTo(tone, left - tick)
      return energyOf(tone)
    })
    return heard.slice(1000)
  }
  const total = (energies: readonly number[]) => energies.reduce((sum, energy) => sum + energy, 0)

  test('the taraf rings on after a swara of the raga, in two octaves, and hardly after another note', () => {
    const foreign = total(rings(SA * 2 ** (2 / 12)))
    for (const swara of [1, 6 / 5, 4 / 3, 2, (2 * 6) / 5]) {
      expect(total(rings(SA * swara)), `${swara}`).toBeGreaterThan(30 * foreign)
    }
  })

  test('the taraf sinks by sixty decibels in its time, and is silent at the end of a phrase', () => {
    const energies = rings(SA)
    const around = (tick: number) => total(energies.slice(tick, tick + 100))
    const fall = 10 * Math.log10(around(850) / around(50))
    expect(fall).toBeCloseTo((-60 * 0.8) / TIMBRE.sitar.taraf.decaySeconds, 0)
    const ended = rings(SA, 1500)
    expect(ended[300]).toBeCloseTo(energies[300] ?? 0, 8)
    expect(ended[499]).toBeLessThan(1e-3 * (energies[499] ?? 0))
  })

  test('the taraf forgets what was before a phrase', () => {
    const taraf = new Taraf(malkauns, SA)
    taraf.addTo(new Float64Array(SAMPLES_PER_TICK).fill(1), 1e6)
    taraf.begin()
    const tone = new Float64Array(SAMPLES_PER_TICK)
    taraf.addTo(tone, 1e6)
    expect(energyOf(tone)).toBe(0)
  })
})

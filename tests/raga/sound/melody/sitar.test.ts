import { expect, test } from 'vitest'
import { RAGAS } from '~/raga/catalogue.ts'
import { TIMBRE } from '~/raga/sound/voice/timbre.ts'

const { strings, octavesAboveSa, driftCents } = TIMBRE.sitar
const PLUCKED = RAGAS.filter(({ voice }) => voice === 'sitar')

/** Where one string ends and the next begins, Hz: half way between them, as the ear has it. */
const BORDERS = strings.slice(1).map(({ hz }, index) => Math.sqrt(hz * (strings[index]?.hz ?? hz)))

/** More than a string drifts to either side. */
const SURE_CENTS = 3 * driftCents + 1

test.each(PLUCKED.map((raga) => [raga.name, raga] as const))(
  'a swara of %s is always played on one string, and does not change its colour by chance',
  (_name, { swaras, tonicHz }) => {
    const placed = [-1, 0, 1].flatMap((octave) =>
      swaras.map(({ swara, ratio: [over, under] }) => ({
        note: `${swara} ${octave}`,
        hz: (tonicHz * over * 2 ** (octave + octavesAboveSa)) / under,
      })),
    )
    const undecided = placed.filter(({ hz }) =>
      BORDERS.some((border) => Math.abs(1200 * Math.log2(hz / border)) < SURE_CENTS),
    )
    expect(undecided).toEqual([])
  },
)

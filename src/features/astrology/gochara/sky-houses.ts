import type { ChartReading } from '~/domain/chart/chart-reading.ts'
import {
  grahaMark,
  housesFrom,
  lagnaMark,
  shortSign,
} from '~/features/astrology/chart/chart-houses.ts'
import type { ChartHouse } from '~/features/astrology/chart/house-shape.ts'
import { sinceWords, type Transits } from '~/features/astrology/gochara/sky-words.ts'
import { SIGNS } from '~/jyotish/chart/sign.ts'
import type { Graha } from '~/jyotish/grahas/graha.ts'
import { GRAHA_NAMES, LAGNA_NAME } from '~/jyotish/names/graha-names.ts'
import { SIGN_NAMES } from '~/jyotish/names/sign-names.ts'
import type { Name } from '~/lib/words/name-forms.ts'
import { ownName, spokenName } from '~/lib/words/own-names.ts'

/** The point whose sign is the first house. */
export type CountedFrom = 'lagna' | 'moon'

type SkyHousesOptions = {
  readonly chart: ChartReading
  readonly transits: Transits
  readonly from: CountedFrom
  /** Without a time of birth the lagna is not drawn. */
  readonly hasLagna: boolean
}

type SkyHouse = ChartHouse & {
  /** What is said of it when it is selected: "House 3 from the Moon", its sign, and who stands there. */
  readonly counted: string
  readonly inSign: Name
  readonly facts: readonly { readonly name: string | Name; readonly value: string }[]
}

/** The houses of a birth chart, with the grahas of another day in the ring around it. */
export function skyHouses(options: SkyHousesOptions): readonly SkyHouse[] {
  const { chart, transits, from, hasLagna } = options
  const first = from === 'lagna' ? chart.lagna.sign : chart.grahas.Moon.sign
  const born = housesFrom(first, (graha) => chart.grahas[graha].sign)
  const now = housesFrom(first, (graha) => transits[graha].sign)
  return born.map(({ house, sign, grahas }, index) => {
    const above = now[index]?.grahas ?? []
    const isLagna = hasLagna && chart.lagna.sign === sign
    const natal = [...(isLagna ? [LAGNA_NAME] : []), ...namesOfGrahas(grahas)]
    const counted = `House ${house}${from === 'moon' ? ' from the Moon' : ''}`
    const marks = grahas.map((graha) => grahaMark(graha, chart.grahas[graha].retrograde === true))
    return {
      house,
      sign: SIGNS.indexOf(sign) + 1,
      signName: shortSign(sign),
      marks: isLagna ? [lagnaMark(), ...marks] : marks,
      ringMarks: above.map((graha) => grahaMark(graha, transits[graha].retrograde)),
      spoken: `${counted}, ${spokenName(SIGN_NAMES[sign])}: at birth ${spoken(natal)}; now ${spoken(namesOfGrahas(above))}`,
      counted,
      inSign: SIGN_NAMES[sign],
      facts: [
        { name: 'At birth', value: natal.map(ownName).join(', ') || 'No graha' },
        ...(above.length > 0
          ? above.map((graha) => factOf(graha, transits))
          : [{ name: 'In the ring', value: 'No graha' }]),
      ],
    }
  })
}

const factOf = (graha: Graha, transits: Transits) => ({
  name: GRAHA_NAMES[graha],
  value: sinceWords(graha, transits[graha]),
})

const namesOfGrahas = (grahas: readonly Graha[]) => grahas.map((graha) => GRAHA_NAMES[graha])

const spoken = (names: readonly Name[]) => names.map(spokenName).join(', ') || 'no graha'

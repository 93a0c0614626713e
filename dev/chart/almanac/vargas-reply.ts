import { methodsOf, VARGAS, vargaSign } from '~/jyotish/almanac/vargas/varga.ts'
import { SIGNS } from '~/jyotish/chart/sign.ts'
import { type Members, oneOf } from '../members.ts'
import type { BirthPoints } from './birth-points.ts'

/**
 * The sixteen vargas, each with the sign of the lagna and of the nine grahas.
 * @param methods the rule of a varga where it is not Parashara's
 */
export function vargasReply(points: BirthPoints, methods: Members) {
  const longitudes = Object.values(points)
  return {
    signs: Object.fromEntries(
      VARGAS.map((varga) => {
        const method = oneOf(methods, varga, methodsOf(varga))
        const signs = longitudes.map((longitude) => vargaSign(varga, longitude, method))
        return [varga, signs.map((sign) => SIGNS.indexOf(sign))]
      }),
    ),
  }
}

import { expect, test } from 'vitest'
import {
  methodsOf,
  VARGAS,
  type Varga,
  type VargaMethod,
  vargaSign,
} from '~/jyotish/almanac/vargas/varga.ts'
import { siderealLongitude } from '~/jyotish/angle.ts'
import { chartOf } from '~/jyotish/chart/chart.ts'
import { SIGNS, type Sign } from '~/jyotish/chart/sign.ts'
import { GRAHAS } from '~/jyotish/grahas/graha.ts'
import { milliseconds } from '../golden-births.ts'
import { goldenAlmanac } from './golden-almanac.ts'

const at = (sign: Sign, degree: number) => siderealLongitude(SIGNS.indexOf(sign) * 30 + degree)

test('the sixteen vargas of a birth are those computed with Swiss Ephemeris', () => {
  const wrong: string[] = []
  let compared = 0
  for (const { id, input, signs, doubtful } of goldenAlmanac.vargas) {
    const chart = chartOf({ ...input, utc: milliseconds(input.utc), node: 'mean' })
    const points = [
      { name: 'lagna', longitude: chart.lagna.longitude },
      ...GRAHAS.map((name) => ({ name, longitude: chart.grahas[name].longitude })),
    ]
    for (const varga of VARGAS) {
      points.forEach(({ name, longitude }, column) => {
        if (doubtful.includes(`${varga}.${name}`)) return
        compared += 1
        const ours = vargaSign(varga, longitude)
        const golden = SIGNS[signs[varga]?.[column] ?? -1]
        if (ours !== golden) wrong.push(`${id} ${varga}.${name}: ${ours}, not ${golden}`)
      })
    }
  }
  expect(compared).toBe(40 * 16 * 10 - 3)
  expect(wrong).toEqual([])
})

test('the vargas of a point are those of its degrees, to the edge of a part', () => {
  for (const { longitude_deg, signs, doubtful } of goldenAlmanac.vargas) {
    Object.entries(longitude_deg).forEach(([name, degrees], column) => {
      for (const varga of VARGAS) {
        if (doubtful.includes(`${varga}.${name}`)) continue
        const ours = vargaSign(varga, siderealLongitude(degrees))
        expect(ours, `${varga}.${name}`).toBe(SIGNS[signs[varga]?.[column] ?? -1])
      }
    })
  }
})

test.each<[Varga, VargaMethod, Sign, readonly Sign[]]>([
  ['D2', 'cyclic', 'Taurus', ['Gemini', 'Cancer']],
  ['D2', 'evenReversed', 'Taurus', ['Cancer', 'Gemini']],
  ['D2', 'somanatha', 'Taurus', ['Pisces', 'Aquarius']],
  ['D2', 'somanatha', 'Gemini', ['Gemini', 'Cancer']],
  ['D2', 'kashinatha', 'Aries', ['Scorpio', 'Aries']],
  ['D2', 'kashinatha', 'Taurus', ['Taurus', 'Libra']],
  ['D2', 'kashinatha', 'Leo', ['Leo', 'Leo']],
  ['D2', 'raman', 'Aries', ['Scorpio', 'Capricorn']],
  ['D2', 'raman', 'Cancer', ['Cancer', 'Libra']],
  ['D2', 'raman', 'Sagittarius', ['Pisces', 'Taurus']],
  ['D3', 'jagannatha', 'Taurus', ['Capricorn', 'Taurus', 'Virgo']],
  ['D3', 'jagannatha', 'Aquarius', ['Libra', 'Aquarius', 'Gemini']],
  ['D3', 'somanatha', 'Taurus', ['Pisces', 'Aquarius', 'Capricorn']],
  ['D3', 'cyclic', 'Taurus', ['Cancer', 'Leo', 'Virgo']],
])('%s by the rule %s divides %s among its signs', (varga, method, sign, parts) => {
  const ours = parts.map((_, part) =>
    vargaSign(varga, at(sign, ((part + 0.5) * 30) / parts.length), method),
  )
  expect(ours).toEqual(parts)
})

test('the even signs of D24 go backward from Cancer, or forward from Leo, in other schools', () => {
  const second = at('Taurus', 1.5 * (30 / 24))
  expect(vargaSign('D24', second)).toBe('Leo')
  expect(vargaSign('D24', second, 'evenBackward')).toBe('Gemini')
  expect(vargaSign('D24', second, 'allFromLeo')).toBe('Virgo')
  expect(vargaSign('D24', at('Aries', 1.5 * (30 / 24)), 'evenBackward')).toBe('Virgo')
})

test('the cyclic D30 has one sign a degree', () => {
  expect(vargaSign('D30', at('Aries', 13.5), 'cyclic')).toBe('Taurus')
  expect(vargaSign('D30', at('Taurus', 0.5), 'cyclic')).toBe('Libra')
})

test('every varga has Parashara’s rule first, and names the others', () => {
  expect(VARGAS).toHaveLength(16)
  for (const varga of VARGAS) expect(methodsOf(varga)[0]).toBe('parashara')
  expect(methodsOf('D2')).toHaveLength(6)
  expect(() => vargaSign('D4', at('Aries', 1), 'raman')).toThrow('D4 has no rule raman')
})

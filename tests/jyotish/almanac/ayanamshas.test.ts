import { afterAll, expect, test } from 'vitest'
import {
  AYANAMSHAS,
  type Ayanamsha,
  ayanamshasAt,
  fromLahiri,
} from '~/jyotish/almanac/ayanamshas/ayanamshas.ts'
import { milliseconds } from '../golden-births.ts'
import { worstErrors } from '../worst-errors.ts'
import { goldenAlmanac } from './golden-almanac.ts'

const NAMES: Readonly<Record<Ayanamsha, string>> = {
  lahiri: 'lahiri',
  trueChitra: 'true_chitra',
  krishnamurti: 'krishnamurti',
  raman: 'raman',
  yukteshwar: 'yukteshwar',
  faganBradley: 'fagan_bradley',
  krishnamurtiVp291: 'krishnamurti_vp291',
  trueChitraWithoutAberration: 'true_chitra_without_aberration',
}
/** Arcseconds. The product allows 0.2″, 0.3″ for VP291 and 1″ for True Chitra. */
const LIMITS: Partial<Record<Ayanamsha, number>> = {
  trueChitra: 0.3,
  trueChitraWithoutAberration: 0.3,
  krishnamurtiVp291: 0.06,
}
const angles = worstErrors('″')

test('the ayanamshas are those of Swiss Ephemeris, mean and with nutation', () => {
  expect(goldenAlmanac.ayanamshas).toHaveLength(30)
  for (const { utc, mean_deg, with_nutation_deg } of goldenAlmanac.ayanamshas) {
    const ours = ayanamshasAt(milliseconds(utc))
    for (const name of AYANAMSHAS) {
      const limit = LIMITS[name] ?? 0.01
      const golden = mean_deg[NAMES[name]] ?? Number.NaN
      angles.note(name, (ours[name].mean - golden) * 3600, limit, utc)
      const shown = with_nutation_deg[NAMES[name]]
      if (shown === undefined) continue
      const error = (ours[name].withNutation - shown) * 3600
      angles.note(`${name} shown`, error, limit + 0.04, utc)
    }
  }
  expect(angles.beyond(), `\n${angles.table()}`).toEqual([])
})

test('what leads from Lahiri to another ayanamsha is the difference of the two', () => {
  for (const { utc } of goldenAlmanac.ayanamshas) {
    const values = ayanamshasAt(milliseconds(utc))
    for (const name of AYANAMSHAS) {
      const shift = fromLahiri(name)(milliseconds(utc))
      expect(shift).toBeCloseTo(values.lahiri.mean - values[name].mean, 9)
    }
  }
})

test('an ayanamsha is refused before 1800 and after 2200', () => {
  for (const utc of ['1799-01-01T00:00:00Z', '2202-01-01T00:00:00Z']) {
    expect(() => ayanamshasAt(milliseconds(utc))).toThrow('for the years 1800 to 2200')
  }
})

afterAll(() => {
  process.stdout.write(`Worst errors of the ayanamshas:\n${angles.table()}\n`)
})

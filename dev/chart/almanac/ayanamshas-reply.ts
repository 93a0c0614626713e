import {
  AYANAMSHAS,
  type Ayanamsha,
  type AyanamshaValue,
} from '~/jyotish/almanac/ayanamshas/ayanamshas.ts'
import { decimals } from '../figures.ts'

/** In degrees, without nutation and with it. */
export function ayanamshasReply(values: Readonly<Record<Ayanamsha, AyanamshaValue>>) {
  const figures = (which: keyof AyanamshaValue) =>
    Object.fromEntries(AYANAMSHAS.map((name) => [snakeCase(name), decimals(values[name][which])]))
  return { mean_deg: figures('mean'), with_nutation_deg: figures('withNutation') }
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

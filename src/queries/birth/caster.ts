import { env } from '~/services/env.ts'

/** Who computes: this device, so that no birth data leaves it, or the configured backend. */
export type Caster = 'device' | 'backend'

/** The one this build is set to use. */
export function usualCaster(): Caster {
  return env().astrology ? 'backend' : 'device'
}

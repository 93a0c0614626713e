import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Environment = {
  /** Where the app is. */
  readonly app: string
  /** The Firebase Auth emulator. */
  readonly authUrl: string
  /** Where the app sends its SQL. */
  readonly sqlEndpoint: string
  /** Signs in to PostgreSQL as the owner, for looking at what was stored. */
  readonly ownerUrl: string
}

/** The addresses of the run under test, as its server wrote them when it was up. */
export function environment(): Environment {
  const folder = process.env.ALAP_LOCAL_FOLDER
  if (!folder) throw new Error('ALAP_LOCAL_FOLDER is set by the Playwright configuration.')
  return JSON.parse(readFileSync(join(folder, 'running.json'), 'utf8')) as Environment
}

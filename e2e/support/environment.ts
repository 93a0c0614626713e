import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Environment = {
  /** The app's address. */
  readonly app: string
  /** The Firebase Auth emulator. */
  readonly authUrl: string
  /** The address for the app's SQL. */
  readonly sqlEndpoint: string
  /** The database's functions, without a browser. */
  readonly dataApi: string
  /** The connection URL of PostgreSQL's owner, to check what was stored. */
  readonly ownerUrl: string
}

/** The addresses of the run under test, as its server wrote them when it was ready. */
export function environment(): Environment {
  const folder = process.env.ALAP_LOCAL_FOLDER
  if (!folder) throw new Error('ALAP_LOCAL_FOLDER is set by the Playwright configuration.')
  return JSON.parse(readFileSync(join(folder, 'running.json'), 'utf8')) as Environment
}

import { isSqlDoor } from '~/lib/database/sql-door.ts'
import { BROWSER_ROLE, type SettingFault } from '~/lib/setting-fault.ts'

export type FirebaseSettings = {
  readonly apiKey: string
  readonly projectId: string
  readonly authDomain?: string
  /** Address of the local stand-in for Firebase Auth; missing when the real one is used. */
  readonly emulatorUrl?: string
}

/** Which of the two doors to the database's functions this build uses, and its address. */
type DatabaseSettings =
  | {
      readonly door: 'sql'
      /** Contains the host and the role `authenticated`, and never a password. */
      readonly connectionString: string
      /** Address of the local stand-in for Neon; missing when the real one is used. */
      readonly endpoint?: string
    }
  | {
      readonly door: 'data-api'
      /** The web address to which `/rpc/…` is added. */
      readonly address: string
    }

export type AstrologySettings = {
  readonly url: string
  /** It is public: everything the browser gets can be read by anyone. */
  readonly apiKey?: string | undefined
}

export type Env = {
  readonly firebase: FirebaseSettings
  /** `null` when this build has no database. */
  readonly database: DatabaseSettings | null
  /** `null` when charts are computed on the device alone. */
  readonly astrology: AstrologySettings | null
  /** Undefined for the public Nominatim, whose address only the geocoder needs. */
  readonly geocoderUrl: string | undefined
}

/** The settings cannot be used; `settingProblem` puts each fault into words. */
export class EnvError extends Error {
  override readonly name = 'EnvError'
  readonly faults: readonly SettingFault[]

  constructor(faults: readonly SettingFault[]) {
    super(`Alap cannot start with its settings of ${faults.map(({ name }) => name).join(', ')}`)
    this.faults = faults
  }
}

type Source = Readonly<Record<string, unknown>>
type Check = (text: string) => SettingFault['fault'] | null

const shaped =
  (shape: RegExp, fault: SettingFault['fault']): Check =>
  (text) =>
    shape.test(text) ? null : fault

const anything: Check = () => null
const webAddress: Check = (text) =>
  /^https?:$/.test(parsed(text)?.protocol ?? '') ? null : 'no-web-address'

const databaseUrl: Check = (text) => {
  // Browsers parse an address with an unknown scheme differently.
  const url = /^postgres(ql)?:\/\//.test(text) ? parsed(text.replace(/^[a-z]+/, 'http')) : null
  if (!url) return 'no-database'
  if (url.password) return 'password'
  if (url.username !== BROWSER_ROLE) return 'other-role'
  return url.pathname.length > 1 ? null : 'no-database-name'
}

const dataApiAddress: Check = (text) => {
  if (!/^postgres(ql)?:/.test(text)) return webAddress(text)
  return databaseUrl(text) === 'password' ? 'password' : 'sql-address'
}

/**
 * Reads the settings of the build.
 * @throws EnvError with every missing or malformed variable at once, and no value.
 */
export function parseEnv(source: Source): Env {
  const faults: SettingFault[] = []
  const optional = (name: string, check: Check): string | undefined => {
    const text = String(source[name] ?? '').trim()
    const fault = text === '' ? null : check(text)
    if (fault) faults.push({ name, fault })
    return text === '' || fault ? undefined : text
  }
  const required = (name: string, check: Check): string => {
    if (String(source[name] ?? '').trim() === '') faults.push({ name, fault: 'missing' })
    return optional(name, check) ?? ''
  }
  const apiKey = required('VITE_FIREBASE_API_KEY', anything)
  const project = required(
    'VITE_FIREBASE_PROJECT_ID',
    shaped(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/, 'no-project'),
  )
  const authDomain = optional(
    'VITE_FIREBASE_AUTH_DOMAIN',
    shaped(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i, 'no-host'),
  )
  const emulatorUrl = optional('VITE_AUTH_EMULATOR_URL', webAddress)
  const isSql = isSqlDoor(optional('VITE_DATABASE_DOOR', shaped(/^(sql|data-api)$/, 'no-door')))
  const address = optional('VITE_DATABASE_URL', isSql ? databaseUrl : dataApiAddress)
  const endpoint = optional('VITE_DATABASE_ENDPOINT', webAddress)
  const url = optional('VITE_ASTROLOGY_API_URL', webAddress)
  const astrologyKey = optional('VITE_ASTROLOGY_API_KEY', shaped(/^[!-~]+$/, 'no-key'))
  const geocoderUrl = optional('VITE_GEOCODER_URL', webAddress)
  if (faults.length > 0) throw new EnvError(faults)
  return {
    firebase: {
      apiKey,
      projectId: project,
      ...(authDomain && { authDomain }),
      ...(emulatorUrl && { emulatorUrl }),
    },
    database: address ? databaseSettings(isSql, address, endpoint) : null,
    astrology: url ? { url, apiKey: astrologyKey } : null,
    geocoderUrl,
  }
}

function databaseSettings(isSql: boolean, address: string, endpoint?: string): DatabaseSettings {
  if (!isSql) return { door: 'data-api', address }
  return { door: 'sql', connectionString: address, ...(endpoint && { endpoint }) }
}

let known: Env | undefined

/**
 * The settings of this build, read once.
 * @throws EnvError as `parseEnv` does; the app calls this first and shows the error as a page.
 */
export function env(): Env {
  known ??= parseEnv(import.meta.env)
  return known
}

function parsed(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

import { PUBLIC_GEOCODER } from '~/lib/public-geocoder.ts'

export type FirebaseSettings = {
  readonly apiKey: string
  readonly projectId: string
  readonly authDomain?: string
  /** Address of the local stand-in for Firebase Auth; absent when the real one is used. */
  readonly emulatorUrl?: string
}

type DatabaseSettings = {
  /** Names the host and the role `authenticated`, and never a password. */
  readonly connectionString: string
  /** Address of the local stand-in for Neon; absent when the real one is used. */
  readonly endpoint?: string
}

export type AstrologySettings = {
  readonly url: string
  /** Whatever the browser knows, everybody knows. */
  readonly apiKey?: string
}

export type Env = {
  readonly firebase: FirebaseSettings
  /** `null` when this build has no database. */
  readonly database: DatabaseSettings | null
  /** `null` when charts are computed on the device alone. */
  readonly astrology: AstrologySettings | null
  readonly geocoderUrl: string
}

/** The settings cannot be used; `problems` holds one sentence for each variable at fault. */
export class EnvError extends Error {
  override readonly name = 'EnvError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    const lines = problems.map((problem) => `- ${problem}`).join('\n')
    super(`Alap cannot start with these settings:\n${lines}\n.env.example explains each variable.`)
    this.problems = problems
  }
}

type Source = Readonly<Record<string, unknown>>
type Check = (text: string) => string | null

const BROWSER_ROLE = 'authenticated'

const webAddress: Check = (text) =>
  /^https?:$/.test(parsed(text)?.protocol ?? '') ? null : 'must be an http or https address'

const projectId: Check = (text) =>
  /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(text)
    ? null
    : 'must be a Firebase project id: 6 to 30 small letters, digits and hyphens'

const hostName: Check = (text) =>
  /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(text) ? null : 'must be a bare host name, without https://'

const headerText: Check = (text) =>
  /^[!-~]+$/.test(text) ? null : 'must be letters, digits and signs without a space'

const databaseUrl: Check = (text) => {
  // Browsers disagree about the parts of an address whose scheme they do not know.
  const url = /^postgres(ql)?:\/\//.test(text) ? parsed(text.replace(/^[a-z]+/, 'http')) : null
  if (!url) return `must look like postgresql://${BROWSER_ROLE}@host/database`
  if (url.password) {
    return 'holds a password, and everything the browser gets is public: take the password out, and change it if this build was ever served'
  }
  if (url.username !== BROWSER_ROLE) return `must name the role ${BROWSER_ROLE} and no other`
  return url.pathname.length > 1 ? null : 'must name the database after the host'
}

/**
 * Reads the settings of the build.
 * @throws EnvError that names every missing or malformed variable at once and repeats no value.
 */
export function parseEnv(source: Source): Env {
  const problems: string[] = []
  const optional = (name: string, check: Check): string | undefined => {
    const text = String(source[name] ?? '').trim()
    const fault = text === '' ? null : check(text)
    if (fault) problems.push(`${name} ${fault}.`)
    return text === '' || fault ? undefined : text
  }
  const required = (name: string, check: Check): string => {
    if (String(source[name] ?? '').trim() === '') problems.push(`${name} is missing.`)
    return optional(name, check) ?? ''
  }
  const apiKey = required('VITE_FIREBASE_API_KEY', () => null)
  const project = required('VITE_FIREBASE_PROJECT_ID', projectId)
  const authDomain = optional('VITE_FIREBASE_AUTH_DOMAIN', hostName)
  const emulatorUrl = optional('VITE_AUTH_EMULATOR_URL', webAddress)
  const connectionString = optional('VITE_DATABASE_URL', databaseUrl)
  const endpoint = optional('VITE_DATABASE_ENDPOINT', webAddress)
  const url = optional('VITE_ASTROLOGY_API_URL', webAddress)
  const key = optional('VITE_ASTROLOGY_API_KEY', headerText)
  const geocoderUrl = optional('VITE_GEOCODER_URL', webAddress) ?? PUBLIC_GEOCODER
  if (problems.length > 0) throw new EnvError(problems)
  return {
    firebase: {
      apiKey,
      projectId: project,
      ...(authDomain && { authDomain }),
      ...(emulatorUrl && { emulatorUrl }),
    },
    database: connectionString ? { connectionString, ...(endpoint && { endpoint }) } : null,
    astrology: url ? { url, ...(key && { apiKey: key }) } : null,
    geocoderUrl,
  }
}

let known: Env | undefined

/**
 * The settings of this build, read once.
 * @throws EnvError as `parseEnv` does; the app asks first thing and shows it as a page.
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

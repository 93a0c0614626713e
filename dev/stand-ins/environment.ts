import { loadEnv } from 'vite'
import { projectRoot } from '../process/local-folder.ts'

/** The local Firebase project; the emulator accepts unsigned tokens only for `demo-` projects. */
export const LOCAL_PROJECT = 'demo-alap'
const LOCAL_API_KEY = 'demo-alap-key'
/** The key of the local astrology backend, unless `.env` sets another. */
const LOCAL_ASTROLOGY_KEY = 'demo-astrology-key'
/**
 * The value of `VITE_ASTROLOGY_API_URL` for the local backend; without it the app uses no backend.
 */
const ASK_LOCALLY = 'local'

/** Which stand-ins are needed: one variable in `.env` chooses each hosted service. */
export type Needs = {
  readonly auth: boolean
  readonly database: boolean
  readonly astrology: boolean
  readonly geocoder: boolean
}

/**
 * Reads `.env` into `process.env` (existing values of the shell have priority) and returns which
 * services are hosted.
 */
export function readEnvironment(): Needs {
  for (const [name, value] of Object.entries(loadEnv('development', projectRoot, 'VITE_'))) {
    process.env[name] = value
  }
  return {
    auth: !process.env.VITE_FIREBASE_API_KEY,
    database: !process.env.VITE_DATABASE_URL,
    astrology: ['', ASK_LOCALLY].includes(process.env.VITE_ASTROLOGY_API_URL ?? ''),
    geocoder: !process.env.VITE_GEOCODER_URL,
  }
}

/** Points the app at the local emulator; Vite puts the process's `VITE_` variables into the app. */
export function pointAtLocalAuth(url: string): void {
  process.env.VITE_FIREBASE_API_KEY = LOCAL_API_KEY
  process.env.VITE_FIREBASE_PROJECT_ID = LOCAL_PROJECT
  process.env.VITE_AUTH_EMULATOR_URL = url
}

/**
 * Points the app at the local database: by SQL, as the browser's own role and without a password,
 * unless the settings ask for the Data API.
 */
export function pointAtLocalDatabase({
  endpoint,
  dataApi,
}: Record<'endpoint' | 'dataApi', string>) {
  if (process.env.VITE_DATABASE_DOOR === 'data-api') {
    process.env.VITE_DATABASE_URL = dataApi
  } else {
    process.env.VITE_DATABASE_DOOR = 'sql'
    process.env.VITE_DATABASE_URL = 'postgresql://authenticated@local.alap.internal/alap'
    process.env.VITE_DATABASE_ENDPOINT = endpoint
  }
}

/** The key for the local astrology backend; the app knows the same one. */
export function astrologyKey(): string {
  return process.env.VITE_ASTROLOGY_API_KEY || LOCAL_ASTROLOGY_KEY
}

/** Points the app at the local astrology backend, if requested: unset means no backend. */
export function pointAtLocalAstrology(url: string): void {
  if (process.env.VITE_ASTROLOGY_API_URL !== ASK_LOCALLY) return
  process.env.VITE_ASTROLOGY_API_KEY = astrologyKey()
  process.env.VITE_ASTROLOGY_API_URL = url
}

export function pointAtLocalGeocoder(url: string): void {
  process.env.VITE_GEOCODER_URL = url
}

/** The project whose tokens the local database accepts. */
export function projectId(): string {
  return process.env.VITE_FIREBASE_PROJECT_ID ?? LOCAL_PROJECT
}

import { loadEnv } from 'vite'
import { projectRoot } from '../process/local-folder.ts'

/** The local Firebase project; the emulator takes unsigned tokens for `demo-` projects alone. */
export const LOCAL_PROJECT = 'demo-alap'
const LOCAL_API_KEY = 'demo-alap-key'
/** The key that the local astrology backend asks for, unless `.env` names another. */
const LOCAL_ASTROLOGY_KEY = 'demo-astrology-key'
/** What `VITE_ASTROLOGY_API_URL` says to have the local backend asked; otherwise nobody is. */
const ASK_LOCALLY = 'local'

/** Which stand-ins are needed: each hosted twin is chosen by one variable in `.env`. */
export type Needs = {
  readonly auth: boolean
  readonly database: boolean
  readonly astrology: boolean
  readonly geocoder: boolean
}

/** Reads `.env` into `process.env` (what the shell already says wins) and answers what is hosted. */
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

/** Points the app at the local emulator; Vite puts `VITE_` variables of the process into the app. */
export function pointAtLocalAuth(url: string): void {
  process.env.VITE_FIREBASE_API_KEY = LOCAL_API_KEY
  process.env.VITE_FIREBASE_PROJECT_ID = LOCAL_PROJECT
  process.env.VITE_AUTH_EMULATOR_URL = url
}

/**
 * Points the app at the local database through the door it is to use: by SQL as the browser's own role
 * and without a password, or at the Data API.
 */
export function pointAtLocalDatabase({
  endpoint,
  dataApi,
}: Record<'endpoint' | 'dataApi', string>) {
  if (process.env.VITE_DATABASE_DOOR === 'data-api') {
    process.env.VITE_DATABASE_URL = dataApi
  } else {
    process.env.VITE_DATABASE_URL = 'postgresql://authenticated@local.alap.internal/alap'
    process.env.VITE_DATABASE_ENDPOINT = endpoint
  }
}

/** The key for the local astrology backend; the app knows the same one. */
export function astrologyKey(): string {
  return process.env.VITE_ASTROLOGY_API_KEY || LOCAL_ASTROLOGY_KEY
}

/** Points the app at the local astrology backend, if that is wished: unset means no backend. */
export function pointAtLocalAstrology(url: string): void {
  if (process.env.VITE_ASTROLOGY_API_URL !== ASK_LOCALLY) return
  process.env.VITE_ASTROLOGY_API_KEY = astrologyKey()
  process.env.VITE_ASTROLOGY_API_URL = url
}

export function pointAtLocalGeocoder(url: string): void {
  process.env.VITE_GEOCODER_URL = url
}

/** Whose tokens the local database takes. */
export function projectId(): string {
  return process.env.VITE_FIREBASE_PROJECT_ID ?? LOCAL_PROJECT
}

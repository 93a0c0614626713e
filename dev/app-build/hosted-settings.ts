import { loadEnv } from 'vite'
import { type SettingFault, settingProblem } from '~/lib/setting-fault.ts'
import { projectRoot } from '~dev/process/local-folder.ts'
import { runInVite } from './run-in-vite.ts'

/** Every variable a build may hold; every visitor can read those that start with `VITE_`. */
export const PUBLIC_NAMES: readonly string[] = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_AUTH_EMULATOR_URL',
  'VITE_DATABASE_URL',
  'VITE_DATABASE_DOOR',
  'VITE_DATABASE_ENDPOINT',
  'VITE_ASTROLOGY_API_URL',
  'VITE_ASTROLOGY_API_KEY',
  'VITE_GEOCODER_URL',
]

const LOCAL_ONLY = ['VITE_AUTH_EMULATOR_URL', 'VITE_DATABASE_ENDPOINT']
/** A page loaded over https may send no requests to an http address. */
const ASKED_FROM_PAGES = ['VITE_DATABASE_URL', 'VITE_ASTROLOGY_API_URL', 'VITE_GEOCODER_URL']

/** The reasons why these settings must not be built into a hosted app, a sentence each. */
export async function problemsOfHosting(settings: Record<string, string>): Promise<string[]> {
  const strangers = Object.keys(settings).filter((name) => !PUBLIC_NAMES.includes(name))
  const locals = LOCAL_ONLY.filter((name) => settings[name])
  const insecure = ASKED_FROM_PAGES.filter((name) => settings[name]?.trim().startsWith('http:'))
  return [
    ...(await problemsOfTheApp(settings)),
    ...(settings.VITE_DATABASE_URL ? [] : ['VITE_DATABASE_URL is missing.']),
    ...strangers.map((name) => `${name} is unknown, and the build would show it to everyone.`),
    ...locals.map((name) => `${name} is for this machine alone; leave it out.`),
    ...insecure.map((name) => `${name} must begin with https://, or browsers will not ask it.`),
  ]
}

/** The settings a build would use: the shell's values override `.env` and `.env.production`. */
export function hostedSettings(): Record<string, string> {
  return loadEnv('production', projectRoot, 'VITE_')
}

/** The app refuses the same settings when it starts; this calls its check, so both stay equal. */
async function problemsOfTheApp(settings: Record<string, string>): Promise<readonly string[]> {
  return runInVite<{ parseEnv(source: object): unknown }, readonly string[]>(
    '/src/services/env.ts',
    ({ parseEnv }) => {
      try {
        parseEnv(settings)
        return []
      } catch (error) {
        if (!(error instanceof Error && 'faults' in error)) throw error
        return (error.faults as SettingFault[]).map(settingProblem)
      }
    },
  )
}

import { startDatabase } from '~dev/database/start.ts'
import { freePort } from '../process/free-port.ts'
import { folders } from '../process/local-folder.ts'
import { say, step } from '../process/progress.ts'
import { onStop } from '../process/stopping.ts'
import { startAstrologyBackend } from './astrology-backend.ts'
import { startAuthEmulator } from './auth-emulator.ts'
import {
  astrologyKey,
  LOCAL_PROJECT,
  type Needs,
  pointAtLocalAstrology,
  pointAtLocalAuth,
  pointAtLocalDatabase,
  pointAtLocalGeocoder,
  projectId,
} from './environment.ts'
import { startGeocoder } from './geocoder.ts'
import type { HttpStandIn } from './http-stand-in.ts'

/** Preferred ports: those of Firebase and PostgreSQL (plus one), then the following numbers. */
const PORTS = {
  app: 5173,
  auth: 9099,
  postgres: 5433,
  sql: 5434,
  astrology: 5435,
  geocoder: 5436,
  dataApi: 5437,
} as const

/** Addresses of the local services; a hosted service has none here. */
export type StandIns = {
  readonly auth?: { readonly url: string }
  readonly database?: {
    readonly endpoint: string
    readonly dataApi: string
    readonly ownerUrl: string
    requests(): number
  }
  readonly astrology?: HttpStandIn
  readonly geocoder?: HttpStandIn
}

/** Starts every stand-in that no hosted service replaces and gives Vite their addresses. */
export async function startStandIns(needs: Needs, appUrl: string): Promise<StandIns> {
  // These two start at once; the others keep the process busy for seconds.
  const astrology = needs.astrology ? await startLocalAstrology() : undefined
  const geocoder = needs.geocoder ? await startLocalGeocoder() : undefined
  const [database, auth] = await Promise.all([
    needs.database ? startLocalDatabase() : undefined,
    needs.auth ? startLocalAuth(appUrl) : undefined,
  ])
  return {
    ...(auth && { auth }),
    ...(database && { database }),
    ...(astrology && { astrology }),
    ...(geocoder && { geocoder }),
  }
}

async function startLocalAstrology(): Promise<HttpStandIn> {
  const astrology = await step(
    'Astrology backend',
    () =>
      startAstrologyBackend({
        ...portWish('The astrology backend', PORTS.astrology),
        apiKey: astrologyKey(),
      }),
    ({ url }) => url,
  )
  onStop(astrology.stop)
  pointAtLocalAstrology(astrology.url)
  return astrology
}

async function startLocalGeocoder(): Promise<HttpStandIn> {
  const geocoder = await step(
    'Geocoder',
    () => startGeocoder(portWish('The geocoder', PORTS.geocoder)),
    ({ url }) => url,
  )
  onStop(geocoder.stop)
  pointAtLocalGeocoder(geocoder.url)
  return geocoder
}

async function startLocalAuth(appUrl: string): Promise<{ url: string }> {
  const port = await portOrAnother('Sign-in', PORTS.auth)
  const auth = await step(
    'Firebase Auth emulator',
    () =>
      startAuthEmulator({
        folder: folders.auth(),
        projectId: LOCAL_PROJECT,
        port,
        appUrl,
        log: say,
      }),
    ({ url }) => url,
  )
  onStop(auth.stop)
  pointAtLocalAuth(auth.url)
  return auth
}

async function startLocalDatabase() {
  const database = await step(
    'PostgreSQL 18',
    () =>
      startDatabase({
        folder: folders.postgres(),
        projectId: projectId(),
        postgresPort: wished(PORTS.postgres),
        sqlPort: wished(PORTS.sql),
        dataApiPort: wished(PORTS.dataApi),
        log: say,
      }),
    ({ endpoint, dataApi }) => `${endpoint} and ${dataApi}`,
  )
  onStop(database.stop)
  pointAtLocalDatabase(database)
  return database
}

/** Test runs leave the well-known ports to the run that a person uses. */
const wished = (port: number) => (process.env.ALAP_ANY_PORTS ? 0 : port)

/** Tests can set the app's own port, because they must know it before the app runs. */
export function appPort(): Promise<number> {
  const asked = Number(process.env.ALAP_APP_PORT)
  return asked ? Promise.resolve(asked) : portOrAnother('The app', PORTS.app)
}

/** A free port, the preferred one where possible. */
function portOrAnother(who: string, preferred: number): Promise<number> {
  const { port, onPortTaken } = portWish(who, preferred)
  return freePort(port, onPortTaken)
}

/** The preferred port, and a message for the case that it is taken. */
function portWish(who: string, preferred: number) {
  return {
    port: wished(preferred),
    onPortTaken: (instead: number) =>
      say(`Port ${preferred} is taken by another program. ${who} uses ${instead}.`),
  }
}

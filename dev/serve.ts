import { startBuiltServer } from './app-server/built-server.ts'
import { startDevServer } from './app-server/dev-server.ts'
import { LOOPBACK } from './process/free-port.ts'
import { folders, localFolder, spoken } from './process/local-folder.ts'
import { bold, dim, say, seconds, step } from './process/progress.ts'
import { removeRunning, writeRunning } from './process/running-file.ts'
import { claimFolder } from './process/single-run.ts'
import { onStop, stop, stopWithTheTerminal } from './process/stopping.ts'
import { readEnvironment } from './stand-ins/environment.ts'
import { removeLocalData } from './stand-ins/remove-local-data.ts'
import { appPort, type StandIns, startStandIns } from './stand-ins/stand-ins.ts'

/** Starts the stand-ins and the app, and runs until it is stopped. */
async function serve(built: boolean): Promise<void> {
  const began = performance.now()
  say()
  say(bold('Alap'))
  const claim = await claimFolder(localFolder())
  if ('owner' in claim) return alreadyRunning(claim.owner)
  onStop(claim.release)
  // A test run leaves no data behind.
  if (process.env.ALAP_THROWAWAY) onStop(removeLocalData)
  stopWithTheTerminal(() => say('Stopping …'))
  const needs = readEnvironment()
  const port = await appPort()
  const app = `http://${LOOPBACK}:${port}`
  const standIns = await startStandIns(needs, app)
  if (built) await startBuilt(port, app)
  else await startDev(port, app)
  onStop(removeRunning)
  await writeRunning({
    app,
    ...(standIns.auth && { authUrl: standIns.auth.url }),
    ...(standIns.astrology && { astrologyUrl: standIns.astrology.url }),
    ...(standIns.geocoder && { geocoderUrl: standIns.geocoder.url }),
    ...(standIns.database && {
      sqlEndpoint: standIns.database.endpoint,
      dataApi: standIns.database.dataApi,
      ownerUrl: standIns.database.ownerUrl,
    }),
  })
  claim.tell(app)
  greet(app, standIns, began)
}

async function startDev(port: number, app: string): Promise<void> {
  const server = await step(
    'App (Vite)',
    () => startDevServer(port),
    () => app,
  )
  onStop(server.stop)
}

async function startBuilt(port: number, app: string): Promise<void> {
  await step(
    'Build',
    async () => {
      const { buildApp } = await import('./app-build/build-app.ts')
      await buildApp(folders.built(), app)
    },
    () => spoken(folders.built()),
  )
  const server = await step(
    'App (as hosted)',
    () => startBuiltServer(folders.built(), port),
    () => app,
  )
  onStop(server.stop)
}

function greet(app: string, { database }: StandIns, began: number): void {
  say()
  say(`Alap is running at ${bold(app)} ${dim(`(ready in ${seconds(began)})`)}`)
  say()
  say(`Your data lies in ${spoken(localFolder())}; "npm run local:reset" starts over.`)
  if (database) say(`Look inside with: psql ${database.ownerUrl}`)
  say('E-mails are printed here. Ctrl-C stops everything.')
  say()
}

function alreadyRunning(owner: string): void {
  say(
    owner
      ? `Alap already runs at ${bold(owner)}. Nothing was started.`
      : 'Alap is already starting in this folder. Nothing was started.',
  )
}

serve(process.argv.includes('--built')).catch(async (error: unknown) => {
  say()
  say(error instanceof Error ? error.message : String(error))
  if (process.env.ALAP_TRACE) console.error(error)
  else say(dim('ALAP_TRACE=1 shows where it happened.'))
  await stop(1)
})

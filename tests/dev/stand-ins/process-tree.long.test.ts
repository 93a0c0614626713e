import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { relocatedFolder } from '~dev/database/postgres/postgres-home.ts'
import { projectRoot } from '~dev/process/local-folder.ts'
import type { Running } from '~dev/process/running-file.ts'
import { emulatorRequests } from '~tests/support/identity/emulator-requests.ts'
import { temporaryFolder } from '~tests/support/temporary-folder.ts'

const LONG = { timeout: 60_000, interval: 100 }

async function localFolder(): Promise<string> {
  const folder = await temporaryFolder()
  await chmod(folder, 0o711)
  onTestFinished(() =>
    rm(relocatedFolder(join(folder, 'postgres')), { recursive: true, force: true }),
  )
  return folder
}

const NODE = [process.execPath, 'dev/start.mjs'] as const
// The way npm runs a script: in a shell that stays behind when npm is killed.
const LIKE_NPM = [
  process.execPath,
  '-e',
  `require('node:child_process').spawn('sh', ['-c', 'node dev/start.mjs; true'], { stdio: 'inherit' })`,
] as const

function spawnAlap(
  folder: string,
  [command, ...args]: readonly [string, ...string[]],
): { child: ChildProcess; said: () => string; ended: Promise<unknown> } {
  const child = spawn(command, args, {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ALAP_ANY_PORTS: '1',
      ALAP_LOCAL_FOLDER: folder,
      npm_lifecycle_event: 'start',
    },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
  }
  // Not before the last process that writes here has ended: npm's death is not the app's.
  return { child, said: () => said, ended: once(child, 'close') }
}

async function startAlap(folder: string, command: readonly [string, ...string[]] = NODE) {
  const { child, said, ended } = spawnAlap(folder, command)
  await vi.waitFor(() => expect(said()).toContain('Alap is running'), LONG)
  const running = JSON.parse(await readFile(join(folder, 'running.json'), 'utf8')) as Running
  return { child, running, ended }
}

async function expectNothingLeft(running: Running): Promise<void> {
  const { app, authUrl, sqlEndpoint, astrologyUrl, geocoderUrl, ownerUrl } = running
  const postgres = `http://${new URL((ownerUrl ?? '').replace(/^\w+/, 'http')).host}`
  for (const url of [app, authUrl, sqlEndpoint, astrologyUrl, geocoderUrl, postgres]) {
    await vi.waitFor(
      () => expect(fetch(url ?? '')).rejects.toHaveProperty('cause.code', 'ECONNREFUSED'),
      LONG,
    )
  }
}

test('a kill -9 leaves no process behind, and new accounts are kept', async () => {
  const folder = await localFolder()
  const first = await startAlap(folder)
  await emulatorRequests(first.running.authUrl ?? '').signUp('asha@example.org')
  first.child.kill('SIGKILL')
  await expectNothingLeft(first.running)
  await first.ended

  const second = await startAlap(folder)
  const answer = await emulatorRequests(second.running.authUrl ?? '').signIn('asha@example.org')
  expect(answer.status).toBe(200)
  second.child.kill('SIGTERM')
  expect(await once(second.child, 'exit')).toEqual([0, null])
  await expectNothingLeft(second.running)
})

test('all processes end when the npm that started them is killed', async () => {
  const { child, running, ended } = await startAlap(await localFolder(), LIKE_NPM)
  child.kill('SIGKILL')
  await expectNothingLeft(running)
  await ended
})

test('a second start in one folder reports where the first one is and starts nothing', async () => {
  const folder = await localFolder()
  const first = await startAlap(folder)

  const second = spawnAlap(folder, NODE)
  await once(second.child, 'exit')

  expect(second.said()).toContain(`Alap already runs at ${first.running.app}`)
  first.child.kill('SIGHUP')
  expect(await once(first.child, 'exit')).toEqual([0, null])
})

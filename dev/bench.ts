import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { benchChart } from './bench/chart.ts'
import { benchComposing } from './bench/composing.ts'
import { benchPath } from './bench/path/path.ts'
import { personOfTenYears } from './bench/person-of-ten-years.ts'
import { benchPhone } from './bench/phone/phone.ts'
import { benchRendering } from './bench/rendering.ts'
import { tourScreens } from './bench/screens.ts'
import { benchScripts } from './bench/scripts.ts'
import { spawnAlap } from './bench/spawn-alap.ts'
import { benchStartUp } from './bench/start-up.ts'
import { benchSuite } from './bench/suite.ts'
import { benchVisits } from './bench/visits/visits.ts'
import { timeTheWall } from './bench/wall-timing.ts'
import { bold, say } from './process/progress.ts'
import type { Running } from './process/running-file.ts'
import { LOCAL_PROJECT } from './stand-ins/environment.ts'

const folder = () => join(tmpdir(), `alap-bench-${randomUUID()}`)

function print(title: string, lines: readonly string[]): void {
  say()
  say(bold(title))
  for (const line of lines) say(`  ${line}`)
}

async function benchWall({ ownerUrl = '' }: Running): Promise<string[]> {
  const postgresPort = Number(new URL(ownerUrl).port)
  const timing = await timeTheWall({ ownerUrl, postgresPort, projectId: LOCAL_PROJECT })
  return [
    `${timing.few.toFixed(3)} ms beside 1 row, ${timing.many.toFixed(3)} ms beside 100,000`,
    `${timing.noise.toFixed(3)} ms between two halves of one state`,
  ]
}

/** Of a person of ten years: how soon home is there, and what the app costs a slow phone. */
async function printTenYears(running: Running): Promise<boolean> {
  const signedIn = await personOfTenYears(running)
  const visits = await benchVisits(running, signedIn)
  print('Home on a slow phone and line, in multiples of the least page', visits.lines)
  const phone = await benchPhone(running, signedIn, visits.slower)
  print('After the first visit, on a slow phone', phone.lines)
  return visits.isSound && phone.isSound
}

/** The slow phone alone. */
async function visits(): Promise<void> {
  const alap = await spawnAlap(folder(), { built: true, throwaway: true })
  try {
    if (!(await printTenYears(alap.running))) process.exitCode = 1
  } finally {
    await alap.stop()
  }
}

async function bench(): Promise<void> {
  print('Start-up', await benchStartUp(folder()))
  const local = folder()
  const alap = await spawnAlap(local, { built: true, throwaway: true })
  try {
    print('Script before a page works', await benchScripts(join(local, 'dist')))
    const costs = await tourScreens(alap.running)
    print(
      'Requests to the database for a screen (at most 1)',
      costs.map(({ screen, requests }) => `${screen.padEnd(24)} ${requests}`),
    )
    const visitsAreSound = await printTenYears(alap.running)
    print('A call beside another person’s rows, medians of 2,000', await benchWall(alap.running))
    const path = await benchPath(alap.running)
    print('Ten years of practice', path.lines)
    const isSound = path.isSound && visitsAreSound
    if (costs.some(({ requests }) => requests > 1) || !isSound) process.exitCode = 1
  } finally {
    await alap.stop()
  }
  print('Casting a chart (CPU time)', await benchChart())
  print('Rendering a recording (CPU time)', await benchRendering())
  print('Composing in the tab (CPU time)', await benchComposing())
}

// `npm run bench -- suite <commit>` takes as long as `npm test` does there and here.
const [what, commit] = process.argv.slice(2)
if (what === 'suite' && commit) print('The suite, there and here', await benchSuite(commit))
else if (what === 'visits') await visits()
else await bench()

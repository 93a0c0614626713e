import { benchComposing } from '~dev/bench/composing.ts'
import type { Report } from '~dev/bench/findings/report.ts'
import { benchPath } from '~dev/bench/path/path.ts'
import { personOfTenYears } from '~dev/bench/person-of-ten-years.ts'
import { benchPhone } from '~dev/bench/phone/phone.ts'
import { benchVisits } from '~dev/bench/visits/visits.ts'
import { timeTheWall } from '~dev/bench/wall-timing.ts'
import type { Running } from '~dev/process/running-file.ts'
import { LOCAL_PROJECT } from '~dev/stand-ins/environment.ts'

type WithAlap = (report: Report, running: Running) => Promise<void>
type Alone = (report: Report) => Promise<void>

/** What is measured of the running product, in this order: visits say how quick the machine is. */
export const OF_ALAP: Readonly<Record<string, WithAlap>> = {
  visits: async (report, running) => {
    const signedIn = await personOfTenYears(running)
    const { rows, machine } = await benchVisits(running, signedIn)
    report.on(machine)
    report.add('First pages on a slow phone and line', rows)
    report.add('After the first visit, on a slow phone', await benchPhone(running, signedIn))
  },
  wall: async (report, running) =>
    report.add('A call beside another person’s rows, medians of 1,000', await benchWall(running)),
  path: async (report, running) => report.add('Ten years of practice', await benchPath(running)),
}

/** What Node.js measures by itself. */
export const ALONE: Readonly<Record<string, Alone>> = {
  composing: async (report) =>
    report.add('Composing in the tab (CPU time)', await benchComposing()),
}

function benchWall({ ownerUrl = '' }: Running) {
  const postgresPort = Number(new URL(ownerUrl).port)
  return timeTheWall({ ownerUrl, postgresPort, projectId: LOCAL_PROJECT })
}

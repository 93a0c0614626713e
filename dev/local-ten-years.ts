import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { localDayAt } from '~/domain/day/local-day.ts'
import { TEN_YEARS } from './database/ten-years/ten-years.ts'
import { seedTenYears } from './database/ten-years/ten-years-seed.ts'
import { localFolder } from './process/local-folder.ts'
import { say } from './process/progress.ts'
import type { Running } from './process/running-file.ts'
import { EmulatorClient } from './stand-ins/emulator-client.ts'
import { LOCAL_PROJECT } from './stand-ins/environment.ts'

/** Gives ten years of practice, or their last days, to a person who has signed up here and has no rows yet. */
async function giveTenYears(email: string | undefined, days: number): Promise<string> {
  const isLength = Number.isInteger(days) && days >= 1 && days <= TEN_YEARS.days
  if (!email || !isLength) {
    throw new Error(
      'Say whose, and how many days if not all: npm run local:ten-years -- you@example.org 7',
    )
  }
  const text = await readFile(join(localFolder(), 'running.json'), 'utf8').catch(() => '{}')
  const { authUrl, ownerUrl } = JSON.parse(text) as Partial<Running>
  if (!authUrl || !ownerUrl) throw new Error('Alap is not running here: "npm start" first.')
  const users = await new EmulatorClient(authUrl, LOCAL_PROJECT).users()
  const user = users.find((one) => one.email === email.toLowerCase())
  if (!user) throw new Error(`Nobody has signed up as ${email} here. Do that in the app first.`)
  const lived = await seedTenYears(ownerUrl, user.localId, localDayAt(new Date()), days)
  return `${email} has practised since ${lived[0]?.day}. Reload the page.`
}

try {
  say(await giveTenYears(process.argv[2], Number(process.argv[3] ?? TEN_YEARS.days)))
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

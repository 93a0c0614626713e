import type { BrowserContext } from 'playwright'
import { localDayAt } from '~/domain/day/local-day.ts'
import { launchBrowser, signUp } from '~dev/bench/screens.ts'
import { seedTenYears } from '~dev/database/ten-years/ten-years-seed.ts'
import type { Running } from '~dev/process/running-file.ts'
import { EmulatorClient } from '~dev/stand-ins/emulator-client.ts'
import { LOCAL_PROJECT } from '~dev/stand-ins/environment.ts'

/** What a browser keeps of the sign-in of somebody, for further contexts. */
export type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>

/** Signs somebody up through the page, gives them ten years of practice, and returns their sign-in. */
export async function personOfTenYears(running: Running): Promise<SignedIn> {
  const { app, authUrl = '', ownerUrl = '' } = running
  const browser = await launchBrowser()
  try {
    const context = await browser.newContext()
    const email = await signUp(await context.newPage(), app)
    const users = await new EmulatorClient(authUrl, LOCAL_PROJECT).users()
    const uid = users.find((user) => user.email === email)?.localId ?? ''
    await seedTenYears(ownerUrl, uid, localDayAt(new Date()))
    return await context.storageState()
  } finally {
    await browser.close()
  }
}

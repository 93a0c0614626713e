import { localDayAt } from '~/domain/day/local-day.ts'
import { launchBrowser, signUp } from '~dev/bench/browser.ts'
import type { SignedIn } from '~dev/bench/path/path-pages.ts'
import { seedBelongings } from '~dev/database/ten-years/ten-years-belongings.ts'
import { seedTenYears } from '~dev/database/ten-years/ten-years-seed.ts'
import type { Running } from '~dev/process/running-file.ts'
import { EmulatorClient } from '~dev/stand-ins/emulator-client.ts'
import { LOCAL_PROJECT } from '~dev/stand-ins/environment.ts'

/**
 * Signs somebody up through the page, gives them ten years of practice and what few years
 * have in them, and returns their sign-in.
 */
export async function personOfTenYears(running: Running): Promise<SignedIn> {
  const { app, authUrl = '', ownerUrl = '' } = running
  const browser = await launchBrowser()
  try {
    const context = await browser.newContext()
    const email = await signUp(await context.newPage(), app)
    const users = await new EmulatorClient(authUrl, LOCAL_PROJECT).users()
    const uid = users.find((user) => user.email === email)?.localId ?? ''
    const today = localDayAt(new Date())
    await seedTenYears(ownerUrl, uid, today)
    await seedBelongings(ownerUrl, uid, today)
    return await context.storageState()
  } finally {
    await browser.close()
  }
}

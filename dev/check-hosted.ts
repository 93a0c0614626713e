import { loadEnv } from 'vite'
import { hostedSettings } from './app-build/hosted-settings.ts'
import { problemsOfAddress, siteAddress } from './app-build/site-address.ts'
import { validMediaOrigins } from './app-server/media-origins.ts'
import { checkHosted } from './check-hosted/check-hosted.ts'
import { type Finding, withoutSecrets } from './check-hosted/finding.ts'
import { projectRoot } from './process/local-folder.ts'
import { say } from './process/progress.ts'
import { onStop, stopWithTheTerminal } from './process/stopping.ts'

const LOOPBACK_SITE = /^http:\/\/127\.0\.0\.1:\d+$/

/** Checks the deployment that the settings describe, a line a check; exits 1 when something is wrong. */
async function main(): Promise<void> {
  const settings = hostedSettings()
  const { DATABASE_OWNER_URL: ownerUrl = '' } = loadEnv('production', projectRoot, 'DATABASE_')
  const site = siteAddress()
  const faults =
    site === undefined
      ? ['SITE_ADDRESS is missing.']
      : LOOPBACK_SITE.test(site)
        ? []
        : problemsOfAddress(site)
  if (site === undefined || faults.length > 0) throw new Error(faults.join('\n'))
  const secrets = [settings.VITE_FIREBASE_API_KEY, ownerUrl, passwordIn(ownerUrl)]
  const all: Finding[] = []
  const { done, clean } = checkHosted(
    { settings, site, media: validMediaOrigins(), ...(ownerUrl && { ownerUrl }) },
    (findings) => {
      for (const finding of [findings].flat()) {
        all.push(finding)
        say(withoutSecrets(lineOf(finding), secrets))
      }
    },
  )
  onStop(clean)
  stopWithTheTerminal(() => say('Stopping …'))
  await done
  const wrong = all.filter(({ remedy }) => remedy !== undefined)
  say()
  if (!ownerUrl) say('Without DATABASE_OWNER_URL the rights and the version were not looked at.')
  say(
    wrong.length === 0
      ? `All ${all.length} are right.`
      : `${wrong.length} of ${all.length} ${wrong.length === 1 ? 'is' : 'are'} wrong.`,
  )
  if (wrong.length > 0) process.exitCode = 1
}

function lineOf({ found, remedy }: Finding): string {
  return remedy === undefined ? `✓ ${found}` : `✗ ${found}\n      ${remedy}`
}

function passwordIn(address: string): string {
  return URL.canParse(address) ? new URL(address).password : ''
}

main().catch((error: unknown) => {
  say(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})

import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildApp } from './app-build/build-app.ts'
import { hostedSettings, problemsOfHosting } from './app-build/hosted-settings.ts'
import { writeHosting } from './app-build/hosting/write-hosting.ts'
import { leakedSecrets } from './app-build/leaked-secrets.ts'
import { problemsOfAddress, siteAddress } from './app-build/site-address.ts'
import { mediaOrigins, problemsOfMedia } from './app-server/media-origins.ts'
import { originsOf } from './app-server/security-headers.ts'
import { projectRoot, spoken } from './process/local-folder.ts'
import { say, step } from './process/progress.ts'

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'dist' },
    recordings: { type: 'boolean', default: false },
    'no-grounds': { type: 'boolean', default: false },
  },
})
/** 108 MB in all. */
const HOSTED_MINUTES = 10

const outDir = resolve(projectRoot, values.out)

/**
 * Builds what a hosting serves: the landing page, the app, and the grounds of sits; sessions are
 * composed where they are heard. With `--recordings` every raga lies there in ten minutes too.
 */
async function buildForHosting(): Promise<void> {
  const settings = hostedSettings()
  const address = siteAddress()
  const media = mediaOrigins()
  const problems = [
    ...(await problemsOfHosting(settings)),
    ...problemsOfAddress(address),
    ...problemsOfMedia(media),
  ]
  if (problems.length > 0) {
    say('Nothing was built. These settings are needed in .env or in the shell:')
    for (const problem of problems) say(`- ${problem}`)
    say('.env.example explains each variable. "npm run preview" needs none of them.')
    process.exitCode = 1
    return
  }
  await step(
    'App',
    async () => {
      await buildApp(outDir, address)
      await writeHosting(outDir, originsOf(settings), media)
    },
    () => spoken(outDir),
  )
  if (await hasSecrets()) return
  if (!values['no-grounds']) {
    const { buildRecordings } = await import('~dev/recordings/build.ts')
    const choice = values.recordings ? { minutes: [HOSTED_MINUTES] } : { ragas: [] }
    await step(
      values.recordings ? 'Recordings' : 'Grounds of sits',
      () => buildRecordings(join(outDir, 'recordings'), { ...choice, withGrounds: true }),
      () => spoken(join(outDir, 'recordings')),
    )
  }
  say()
  if (address === undefined) say('There is no sitemap, because SITE_ADDRESS is not set.')
  say(`firebase.json, _headers and _redirects in ${spoken(outDir)} configure Firebase Hosting,`)
  say('Netlify and Cloudflare Pages; docs/hosting.md says how to use them.')
}

/** Whether the build must not be published; it says why. */
async function hasSecrets(): Promise<boolean> {
  const leaked = await leakedSecrets(outDir)
  if (leaked.length === 0) return false
  say('Do not publish this build. Everyone could read in it:')
  for (const secret of leaked) say(`- ${secret}`)
  process.exitCode = 1
  return true
}

await buildForHosting()

import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildApp } from './app-build/build-app.ts'
import { hostedSettings, problemsOfHosting } from './app-build/hosted-settings.ts'
import { originsOf, securityHeaders } from './app-server/security-headers.ts'
import { projectRoot, spoken } from './process/local-folder.ts'
import { say, step } from './process/progress.ts'

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'dist' },
    'no-recordings': { type: 'boolean', default: false },
  },
})
const outDir = resolve(projectRoot, values.out)

/** Builds what a hosting serves: the landing page, the app and the recordings. */
async function buildForHosting(): Promise<void> {
  const problems = await problemsOfHosting(hostedSettings())
  if (problems.length > 0) {
    say('Nothing was built. These settings are needed in .env or in the shell:')
    for (const problem of problems) say(`- ${problem}`)
    say('.env.example explains each variable. "npm run preview" needs none of them.')
    process.exitCode = 1
    return
  }
  await step(
    'App',
    () => buildApp(outDir),
    () => spoken(outDir),
  )
  if (!values['no-recordings']) {
    const { buildRecordings } = await import('~dev/recordings/build.ts')
    await step(
      'Recordings',
      () => buildRecordings(join(outDir, 'recordings')),
      () => spoken(join(outDir, 'recordings')),
    )
  }
  await explainHosting()
}

async function explainHosting(): Promise<void> {
  const landing = await readFile(join(outDir, 'index.html'), 'utf8')
  const headers = securityHeaders(originsOf(hostedSettings()), landing)
  say()
  say('Serve "/" from index.html, files where they are, every other path from app.html,')
  say('and these headers with all of them:')
  for (const [name, value] of Object.entries(headers)) {
    say(`  ${name}: ${value}`)
  }
}

await buildForHosting()

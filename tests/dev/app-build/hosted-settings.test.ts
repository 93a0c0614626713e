import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PUBLIC_NAMES, problemsOfHosting } from '~dev/app-build/hosted-settings.ts'
import { settingsIn } from '~dev/app-build/secrets.ts'
import { projectRoot } from '~dev/process/local-folder.ts'

const GOOD = {
  VITE_FIREBASE_API_KEY: 'AIza-an-example',
  VITE_FIREBASE_PROJECT_ID: 'an-example',
  VITE_DATABASE_URL: 'https://ep-one.apirest.eu-central-1.aws.neon.tech/neondb/rest/v1',
}

const SQL_ADDRESS = 'postgresql://authenticated@ep-one.eu-central-1.aws.neon.tech/neondb'

test('a build accepts complete settings, over either door', async () => {
  expect(await problemsOfHosting(GOOD)).toEqual([])
  const overSql = { ...GOOD, VITE_DATABASE_DOOR: 'sql', VITE_DATABASE_URL: SQL_ADDRESS }
  expect(await problemsOfHosting(overSql)).toEqual([])
})

test('a build with an address for SQL and no door says which door to set', async () => {
  const problems = await problemsOfHosting({ ...GOOD, VITE_DATABASE_URL: SQL_ADDRESS })
  expect(problems).toEqual([expect.stringContaining('set VITE_DATABASE_DOOR=sql')])
})

test('a build names every missing variable at once', async () => {
  const problems = (await problemsOfHosting({})).join('\n')
  for (const name of Object.keys(GOOD)) expect(problems).toContain(`${name} is missing`)
})

test('a build refuses a password, an unknown name and a local address', async () => {
  const problems = await problemsOfHosting({
    ...GOOD,
    VITE_DATABASE_URL: 'postgresql://authenticated:hunter2@host.example/neondb',
    VITE_ADMIN_TOKEN: 'x',
    VITE_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099',
  })
  expect(problems).toHaveLength(3)
  expect(problems.join('\n')).toMatch(/VITE_DATABASE_URL[\s\S]*VITE_ADMIN_TOKEN[\s\S]*EMULATOR_URL/)
  expect(problems.join('\n')).not.toContain('hunter2')
})

test('an astrology backend and a geocoder need https, and "local" is for this machine alone', async () => {
  const hosted = {
    ...GOOD,
    VITE_ASTROLOGY_API_URL: 'https://sky.example',
    VITE_ASTROLOGY_API_KEY: 'k-1',
    VITE_GEOCODER_URL: 'https://places.example',
  }
  expect(await problemsOfHosting(hosted)).toEqual([])
  const plain = {
    VITE_ASTROLOGY_API_URL: 'http://a.example',
    VITE_GEOCODER_URL: 'http://b.example',
  }
  expect(await problemsOfHosting({ ...hosted, ...plain })).toEqual([
    'VITE_ASTROLOGY_API_URL must begin with https://, or browsers will not ask it.',
    'VITE_GEOCODER_URL must begin with https://, or browsers will not ask it.',
  ])
  expect(await problemsOfHosting({ ...hosted, VITE_ASTROLOGY_API_URL: 'local' })).toEqual([
    'VITE_ASTROLOGY_API_URL must be an http or https address.',
  ])
})

test('the file .env.example explains every variable and no other', async () => {
  const example = await readFile(join(projectRoot, '.env.example'), 'utf8')
  const named = [...example.matchAll(/^(VITE_\w+)=/gm)].map(([, name]) => name)
  expect(named.sort()).toEqual([...PUBLIC_NAMES].sort())
  expect(settingsIn(example).filter((name) => !PUBLIC_NAMES.includes(name))).toEqual([])
})

import { expect, test } from 'vitest'
import { settingProblem } from '~/lib/setting-fault.ts'
import { EnvError, parseEnv } from '~/services/env.ts'

const complete = {
  VITE_FIREBASE_API_KEY: 'demo-alap-key',
  VITE_FIREBASE_PROJECT_ID: 'demo-alap',
  VITE_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099',
  VITE_DATABASE_DOOR: 'sql',
  VITE_DATABASE_URL: 'postgresql://authenticated@localhost/alap',
  VITE_DATABASE_ENDPOINT: 'http://127.0.0.1:4444/sql',
}

function problemsOf(changes: Record<string, string | undefined>): readonly string[] {
  try {
    parseEnv({ ...complete, ...changes })
  } catch (error) {
    if (error instanceof EnvError) return error.faults.map(settingProblem)
  }
  return []
}

test('the settings of a build are read into what each service needs', () => {
  expect(parseEnv(complete)).toEqual({
    firebase: {
      apiKey: 'demo-alap-key',
      projectId: 'demo-alap',
      emulatorUrl: 'http://127.0.0.1:9099',
    },
    database: {
      door: 'sql',
      connectionString: 'postgresql://authenticated@localhost/alap',
      endpoint: 'http://127.0.0.1:4444/sql',
    },
    astrology: null,
    geocoderUrl: undefined,
  })
})

test('the settings of a build may leave the database out', () => {
  expect(parseEnv({ ...complete, VITE_DATABASE_URL: '' }).database).toBeNull()
})

test.each(['data-api', '', undefined])(
  'the settings of a build use the Data API where the door is %s, with a web address',
  (VITE_DATABASE_DOOR) => {
    const VITE_DATABASE_URL = 'https://host.example/db/rest/v1'
    const chosen = { ...complete, VITE_DATABASE_DOOR, VITE_DATABASE_URL }
    expect(parseEnv(chosen).database).toEqual({ door: 'data-api', address: VITE_DATABASE_URL })
    expect(parseEnv({ ...chosen, VITE_DATABASE_URL: ' ' }).database).toBeNull()
  },
)

test.each(['data-api', '', undefined])(
  'an address for SQL where the door is %s is refused with what to set instead',
  (VITE_DATABASE_DOOR) => {
    const faultOf = (VITE_DATABASE_URL: string) =>
      problemsOf({ VITE_DATABASE_DOOR, VITE_DATABASE_URL }).join('\n')
    expect(faultOf('postgresql://authenticated@host/db')).toBe(
      'VITE_DATABASE_URL is an address for SQL: set VITE_DATABASE_DOOR=sql, or give the https address of the Data API here.',
    )
    expect(faultOf('postgres://authenticated:s3cret@host/db')).toMatch(
      /^VITE_DATABASE_URL holds a password/,
    )
  },
)

test.each([
  ['javascript:alert(1)', 'must be an http or https address'],
  ['host/db', 'must be an http or https address'],
])('the settings of a build refuse the address %s of the Data API', (address, reason) => {
  const problems = problemsOf({ VITE_DATABASE_DOOR: 'data-api', VITE_DATABASE_URL: address })
  expect(problems).toEqual([`VITE_DATABASE_URL ${reason}.`])
})

test.each(['SQL', 'rest', 'sql or data-api'])(
  'the settings of a build refuse the door %s',
  (VITE_DATABASE_DOOR) => {
    expect(problemsOf({ VITE_DATABASE_DOOR })).toContain(
      'VITE_DATABASE_DOOR must be sql or data-api.',
    )
  },
)

test('the settings of a build use SQL where the door is sql', () => {
  for (const VITE_DATABASE_DOOR of ['sql', ' sql ']) {
    expect(parseEnv({ ...complete, VITE_DATABASE_DOOR }).database).toMatchObject({ door: 'sql' })
  }
})

test('the settings of a build may name an astrology backend, with a key or without, and a geocoder', () => {
  const VITE_ASTROLOGY_API_URL = 'https://sky.example/base'
  expect(parseEnv({ ...complete, VITE_ASTROLOGY_API_URL }).astrology).toEqual({
    url: 'https://sky.example/base',
  })
  const keyed = { ...complete, VITE_ASTROLOGY_API_URL, VITE_ASTROLOGY_API_KEY: ' k-1 ' }
  expect(parseEnv(keyed).astrology).toEqual({ url: 'https://sky.example/base', apiKey: 'k-1' })
  expect(parseEnv({ ...complete, VITE_ASTROLOGY_API_KEY: 'k-1' }).astrology).toBeNull()
  const elsewhere = { ...complete, VITE_GEOCODER_URL: 'https://places.example' }
  expect(parseEnv(elsewhere).geocoderUrl).toBe('https://places.example')
})

test('the settings of a build name every missing variable in one message', () => {
  expect(() => parseEnv({})).toThrow(
    'Alap cannot start with its settings of VITE_FIREBASE_API_KEY, VITE_FIREBASE_PROJECT_ID',
  )
  const missing = { VITE_FIREBASE_API_KEY: '', VITE_FIREBASE_PROJECT_ID: undefined }
  expect(problemsOf(missing)).toEqual([
    'VITE_FIREBASE_API_KEY is missing.',
    'VITE_FIREBASE_PROJECT_ID is missing.',
  ])
})

test('the settings of a build name every malformed variable in one message', () => {
  const problems = problemsOf({
    VITE_FIREBASE_PROJECT_ID: 'Not A Project',
    VITE_FIREBASE_AUTH_DOMAIN: 'https://demo.firebaseapp.com',
    VITE_AUTH_EMULATOR_URL: 'localhost:9099',
    VITE_DATABASE_URL: 'mysql://authenticated@localhost/alap',
    VITE_DATABASE_ENDPOINT: 'javascript:alert(1)',
    VITE_ASTROLOGY_API_URL: 'local',
    VITE_ASTROLOGY_API_KEY: 'two words',
    VITE_GEOCODER_URL: 'nominatim.openstreetmap.org',
  })
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
    'VITE_FIREBASE_PROJECT_ID',
    'VITE_FIREBASE_AUTH_DOMAIN',
    'VITE_AUTH_EMULATOR_URL',
    'VITE_DATABASE_URL',
    'VITE_DATABASE_ENDPOINT',
    'VITE_ASTROLOGY_API_URL',
    'VITE_ASTROLOGY_API_KEY',
    'VITE_GEOCODER_URL',
  ])
})

test.each([
  ['postgresql://authenticated:s3cret@host/db', 'holds a password'],
  ['postgresql://owner@host/db', 'must name the role authenticated'],
  ['postgresql://host/db', 'must name the role authenticated'],
  ['postgresql://authenticated@host', 'must name the database'],
  ['https://authenticated@host/db', 'must look like'],
  ['postgresql://', 'must look like'],
])('the settings of a build refuse the database address %s', (address, reason) => {
  const problems = problemsOf({ VITE_DATABASE_URL: address })
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(`VITE_DATABASE_URL ${reason}`)
})

test('the settings of a build never repeat a secret they refuse', () => {
  const problems = problemsOf({ VITE_DATABASE_URL: 'postgresql://authenticated:s3cret@host/db' })
  expect(problems.join()).not.toContain('s3cret')
})

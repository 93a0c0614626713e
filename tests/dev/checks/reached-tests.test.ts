import { expect, test } from 'vitest'
import { notRun, reachedTests } from '~dev/checks/reached-tests.ts'

const LAWS = ['tests/architecture.test.ts', 'tests/merge-marks.test.ts', 'tests/rooms.test.ts']

const tests = [
  { path: 'tests/ui/styles/stripes.test.ts', text: "const FOLDER = 'src/ui/styles'" },
  { path: 'tests/supported-browsers.test.ts', text: "readFileSync('README.md')" },
  { path: 'tests/data/celebrations.test.ts', text: '' },
  { path: 'tests/wall/wall.test.ts', text: '' },
]

const reach = (...changed: readonly string[]) => reachedTests(changed, tests, () => true)

test('a file of the app reaches tests by its imports, and no database is started for it', () => {
  const file = 'src/queries/reads/journal.ts'
  expect(reach(file)).toEqual({ projects: ['pure', 'component'], related: [...LAWS, file] })
})

test('a file that was deleted reaches no tests, and the laws of the tree are tested all the same', () => {
  expect(reachedTests(['src/lib/call.ts'], tests, () => false).related).toEqual(LAWS)
})

const LOCALLY = ['pure', 'component', 'tools', 'local', 'database']

test('a tool of the developer reaches the tests on a local database, without the wall', () => {
  expect(reach('dev/atlas/plain-name.ts').projects).toEqual(LOCALLY)
})

test.each([
  'db/holes.sql',
  'src/data/practice/moments.ts',
  'dev/database/migrate.ts',
  'tests/wall/wall.test.ts',
])('the file %s reaches every test that uses the database, and the wall', (file) => {
  const { projects } = reach(file)
  expect(projects).toEqual([...LOCALLY, 'database, over the Data API', 'wall'])
})

test('a file of SQL, which has no importers, reaches all tests of the database', () => {
  const { related } = reach('db/schema/002.do.tables.sql')
  expect(related).toEqual(
    expect.arrayContaining(['tests/data/celebrations.test.ts', 'tests/wall/wall.test.ts']),
  )
})

test('a file that no script imports reaches the tests that name it or its folder', () => {
  expect(reach('src/ui/styles/base.css').related).toContain('tests/ui/styles/stripes.test.ts')
  expect(reach('README.md').related).toContain('tests/supported-browsers.test.ts')
})

test.each(['package.json', 'vite.config.ts', 'tests/support/window/component.ts'])(
  'the file %s reaches every test',
  (file) => {
    expect(reach(file).related).toBeNull()
  },
)

test('the tests that were not run are named', () => {
  expect(notRun(['pure', 'component'])).toContain(
    'unused code, the end-to-end tests, the tests on a local database, the wall',
  )
  expect(notRun([...LOCALLY, 'wall'])).not.toContain('the wall')
})

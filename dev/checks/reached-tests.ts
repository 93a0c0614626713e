/** The arguments for vitest: the projects, and the files whose importing tests it finds. */
export type Reached = {
  readonly projects: readonly string[]
  /** Changed files and test files; null means every test of the projects. */
  readonly related: readonly string[] | null
}

type Test = { readonly path: string; readonly text: string }

/** Always run: they read the whole tree, not only their imports. */
const ALWAYS = ['tests/architecture.test.ts', 'tests/merge-marks.test.ts', 'tests/rooms.test.ts']

const EVERYTHING =
  /^(package\.json|vite\.config\.ts|tsconfig\.json|tests\/support\/(window\/(component|own-window)|by-project|fail-on-console|wait-long|firebase-auth-for-browsers)\.ts)$/
const DATABASE =
  /^(db|src\/data|dev\/database|tests\/(data|db|wall|support\/database|dev\/database))\//
const SCHEMA = /^db\//
const DATABASE_TESTS = /^tests\/(data|db|wall)\//
const DEVELOPMENT = /^(dev|tests\/dev)\//
const SCRIPT = /\.(ts|tsx|mts)$/

/**
 * The tests a change can reach: vitest follows imports from `related`. A file that no script can
 * import reaches the tests that name it or its folder, and the schema reaches every database test.
 */
export function reachedTests(
  changed: readonly string[],
  tests: readonly Test[],
  isThere: (path: string) => boolean,
): Reached {
  const projects = projectsFor(changed)
  if (changed.some((path) => EVERYTHING.test(path))) return { projects, related: null }
  const related = [
    ...ALWAYS,
    ...changed.filter(isThere),
    ...changed.filter((path) => !SCRIPT.test(path)).flatMap((path) => testsNaming(path, tests)),
    ...(changed.some((path) => SCHEMA.test(path)) ? databaseTests(tests) : []),
  ]
  return { projects, related: [...new Set(related)] }
}

function projectsFor(changed: readonly string[]): readonly string[] {
  const isDatabase = changed.some((path) => DATABASE.test(path))
  const isLocal = isDatabase || changed.some((path) => DEVELOPMENT.test(path))
  return [
    ...['pure', 'component'],
    ...(isLocal ? ['tools', 'local', 'database'] : []),
    ...(isDatabase ? ['database, over the Data API', 'wall'] : []),
  ]
}

function testsNaming(path: string, tests: readonly Test[]): readonly string[] {
  const folders = path.split('/').slice(0, -1)
  const file = path.slice(path.lastIndexOf('/') + 1)
  const names = folders.length > 1 ? [file, folders.join('/')] : [file]
  return tests
    .filter(({ text }) => names.some((name) => text.includes(name)))
    .map((test) => test.path)
}

function databaseTests(tests: readonly Test[]): readonly string[] {
  return tests.map(({ path }) => path).filter((path) => DATABASE_TESTS.test(path))
}

/** The further checks of `npm test`, in words. */
export function notRun(projects: readonly string[]): string {
  const left = [
    'unused code',
    'the end-to-end tests',
    ...(projects.includes('database') ? [] : ['the tests on a local database']),
    ...(projects.includes('wall') ? [] : ['the wall']),
    'other time zones',
  ]
  return `Not run: ${left.join(', ')}; \`npm test\` runs them.`
}

import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { projectRoot } from '~dev/process/local-folder.ts'

/** What Vite lists of the packages in a build (`build.license`). */
export const LIBRARY_LIST = '.vite/libraries.json'
/** Where people read which packages the app holds, and under which licences. */
export const LIBRARIES = 'licences/libraries.txt'

type Library = {
  readonly name: string
  readonly version: string
  /** The name of its licence. */
  readonly identifier?: string
  /** The licence itself, if the package comes with it. */
  readonly text?: string
}

/**
 * Writes the licences of all packages in a build, its workers and its styles.
 * @throws Error when a package comes without the text of its licence, and none is known.
 */
export async function writeLibraries(outDir: string): Promise<void> {
  const ofApp = parse(await readFile(join(outDir, LIBRARY_LIST), 'utf8'))
  const ofStyles = await installed('node_modules/tailwindcss')
  const all = [...ofApp, ...(await librariesOfWorkers()), ofStyles]
  await writeFile(join(outDir, LIBRARIES), await textOf(all, refuse))
}

/** The same for an app in development, which may load any package that is installed for use. */
export async function installedLibraries(): Promise<string> {
  const lockfile = await readJson('package-lock.json')
  const paths = Object.entries<{ dev?: boolean; devOptional?: boolean }>(lockfile.packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
    .map(([path]) => path)
    // What is for other systems is in the lockfile and not here.
    .filter((path) => existsSync(join(projectRoot, path, 'package.json')))
  return await textOf(await Promise.all(paths.map(installed)), named)
}

/** Vite lists the packages of no worker with those of the app: this builds them for the list alone. */
async function librariesOfWorkers(): Promise<readonly Library[]> {
  const workers = join(projectRoot, 'src', 'workers')
  const entries = await readdir(workers, { withFileTypes: true })
  const built = await build({
    configFile: false,
    root: projectRoot,
    logLevel: 'warn',
    publicDir: false,
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      minify: false,
      license: { fileName: LIBRARY_LIST },
      rolldownOptions: {
        input: entries.filter((entry) => entry.isFile()).map(({ name }) => join(workers, name)),
      },
    },
  })
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((each) =>
    'output' in each ? each.output : [],
  )
  const list = outputs.find(({ fileName }) => fileName === LIBRARY_LIST)
  if (list?.type !== 'asset') throw new Error('Vite has listed no packages of the workers.')
  return parse(String(list.source))
}

const parse = (list: string): readonly Library[] => JSON.parse(list)

async function readJson(path: string) {
  return JSON.parse(await readFile(join(projectRoot, path), 'utf8'))
}

async function installed(path: string): Promise<Library> {
  const folder = join(projectRoot, path)
  const { name, version, license } = await readJson(join(path, 'package.json'))
  const file = (await readdir(folder)).find((each) => /^(?:licen[cs]e|copying)/i.test(each))
  const library = { name, version, identifier: license }
  return file ? { ...library, text: await readFile(join(folder, file), 'utf8') } : library
}

/** For packages whose authors leave the text out, by the name of the licence. */
const KNOWN: Readonly<Record<string, string | undefined>> = {
  'Apache-2.0': 'public/licences/apache-2.txt',
}

type Words = (library: Library) => string

const named: Words = ({ identifier }) => `${identifier}; the package comes without the text.`
const refuse: Words = ({ name }) => {
  throw new Error(`${name} comes without the text of its licence.`)
}

/** Packages under the same words are named together; `missing` speaks for one without a text. */
async function textOf(libraries: readonly Library[], missing: Words): Promise<string> {
  const packages = new Map<string, Set<string>>()
  for (const library of libraries) {
    const known = library.text ?? (await knownText(library)) ?? missing(library)
    const text = known.replaceAll('\r\n', '\n').trim()
    const names = packages.get(text) ?? new Set()
    packages.set(text, names.add(`${library.name} ${library.version}`))
  }
  const parts = [...packages]
    .map(([text, names]) => `${[...names].sort().join('\n')}\n\n${text}\n`)
    .sort()
  const heading =
    'Libraries in Alap\n\nAlap holds code of these packages, each under its licence.\n'
  return [heading, ...parts].join(`\n${'-'.repeat(80)}\n\n`)
}

async function knownText({ identifier = '' }: Library): Promise<string | undefined> {
  const path = KNOWN[identifier]
  return path && (await readFile(join(projectRoot, path), 'utf8'))
}

import { type Import, importsOf } from './imports-of.ts'
import { codeOf, isAt, type SourceFile } from './source-file.ts'

/** A rule about the house as a whole: a sentence for everything that breaks it. */
export type HouseRule = (files: readonly SourceFile[]) => readonly string[]

const MOST_FILES = 15
/** One file a raga, a table of numbers or a migration: as many as there are. */
const AS_MANY_AS_THERE_ARE = [
  'src/raga/catalogue',
  'src/raga/repertoire',
  'src/jyotish/series',
  'db/migrations',
]

/** A folder can be taken in at a glance. */
export const noFolderIsCrowded: HouseRule = (files) => {
  const counts = new Map<string, number>()
  for (const { path } of files) {
    const folder = path.split('/').slice(0, -1).join('/')
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts]
    .filter(([folder, count]) => count > MOST_FILES && !AS_MANY_AS_THERE_ARE.includes(folder))
    .map(([folder, count]) => `${folder} holds ${count} files`)
}

/** The room a file of `src` belongs to; each feature is a room of its own. */
const roomOf = (path: string) =>
  /^src\/(?:features\/[^/]+|[^/]+)/.exec(path)?.[0].replace('src/main.tsx', 'src/app') ?? ''

/**
 * A file of `ui` serves two features, or what stands on every page. What wraps Radix stays there for
 * one user too, because nothing else may name that vendor.
 */
export const uiServesTwo: HouseRule = (files) => {
  const users = usersOf(files)
  const roomsOf = (path: string, seen: Set<string>): string[] => {
    if (seen.has(path)) return []
    seen.add(path)
    return [...(users.get(path) ?? [])].flatMap((user) =>
      user.startsWith('src/ui/')
        ? roomsOf(user, seen)
        : user.startsWith('src/')
          ? [roomOf(user)]
          : [],
    )
  }
  return files
    .filter(({ path }) => /^src\/ui\/.*\.tsx?$/.test(path))
    .filter((file) => !importsOf(file).some(({ target }) => target.startsWith('@radix-ui')))
    .filter(({ path }) => {
      const rooms = new Set(roomsOf(path, new Set()))
      return rooms.size < 2 && !rooms.has('src/app')
    })
    .map(({ path }) => `${path} serves one room alone: it belongs to its view/`)
}

/** No two files know each other, by however long a way; types count too. */
export const noCircles: HouseRule = (files) => {
  const known = new Set(files.map(({ path }) => path))
  const arrows = new Map(
    files
      .filter(({ path }) => path.startsWith('src/'))
      .map((file) => [
        file.path,
        importsOf(file)
          .filter(({ manner, target }) => manner !== 'dynamic' && known.has(target))
          .map(({ target }) => target),
      ]),
  )
  const done = new Set<string>()
  const circles: string[] = []
  const follow = (path: string, way: readonly string[]): void => {
    const at = way.indexOf(path)
    if (at >= 0) circles.push([...way.slice(at), path].join(' > '))
    if (at >= 0 || done.has(path)) return
    for (const target of arrows.get(path) ?? []) follow(target, [...way, path])
    done.add(path)
  }
  for (const path of arrows.keys()) follow(path, [])
  return circles
}

const PATH =
  /(?<![\w@./~-])(?:src|db|dev|tests|e2e|public)\/[\w./-]+\.(?:tsx?|mjs|sql|css|md|json|txt)\b/g
/** Plants paths that do not exist. */
const NAMES_ON_PURPOSE = [
  'tests/architecture.test.ts',
  'tests/rooms.test.ts',
  'tests/dev/recordings/render/cache-key.test.ts',
]

/** A file that a text, a test or a comment names is there. */
export const namedFilesExist: HouseRule = (files) => {
  const known = new Set(files.map(({ path }) => path))
  return files
    .filter(({ path }) => !isAt(path, NAMES_ON_PURPOSE))
    .flatMap(({ path, text }) =>
      [...new Set(text.match(PATH))]
        .filter((named) => !known.has(named))
        .map((named) => `${path} names ${named}, which is not there`),
    )
}

function usersOf(files: readonly SourceFile[]): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>()
  for (const file of files) {
    for (const { target } of importsOf(file)) {
      users.set(target, (users.get(target) ?? new Set()).add(file.path))
    }
  }
  return users
}

const isView = (path: string) => /^src\/.*\/view\//.test(path)
const VENDORS_OF_VIEWS = ['react', 'react-dom']

/** A view draws what it is given: of ours it knows `ui`, `lib`, its own room's views, and types. */
export const viewsOnlyDraw = (file: SourceFile): string[] => {
  if (!isView(file.path)) return []
  return importsOf(file)
    .filter((used) => used.manner !== 'type' && !mayBeDrawnWith(file.path, used))
    .map(({ target }) => `draws with ${target}`)
}

function mayBeDrawnWith(path: string, { isOurs, target }: Import): boolean {
  if (!isOurs) return VENDORS_OF_VIEWS.includes(target)
  return (
    isAt(target, ['src/ui/', 'src/lib/']) || (isView(target) && roomOf(target) === roomOf(path))
  )
}

/** Looks stand in `ui` and in views alone. */
export const looksLiveInViews = (file: SourceFile): string[] => {
  if (!file.path.startsWith('src/') || isAt(file.path, ['src/ui/']) || isView(file.path)) return []
  return /\bclassName\b|\bstyle=\{/.test(codeOf(file))
    ? ['dresses something: looks belong to src/ui or to a view']
    : []
}

/** How deep a folder below each place may lie and still must be named. */
const NAMED_TO_DEPTH = { 'src/': 3, 'dev/': 3, 'src/queries/': 4, 'src/domain/': 4 } as const
const ROW = /^(\w[\w/-]*)(?: .*\n)(?: .*\n)*/gm
const FOLDER = /(?<![\w/-])(?:[\w-]+\/)+/g

/**
 * README's tree names every folder, and none that is not there. A row begins with its folder; each
 * word of it that ends with `/` is a folder inside that one.
 */
export const treeNamesEveryFolder: HouseRule = (files) => {
  const folders = new Set(files.flatMap(({ path }) => foldersOf(path)))
  const readme = files.find(({ path }) => path === 'README.md')?.text ?? ''
  const tree = /## The tree\n+```\n([\s\S]*?)```/.exec(readme)?.[1] ?? ''
  const named = new Set(
    [...tree.matchAll(ROW)].flatMap(([row, folder = '']) => [
      ...foldersOf(`${folder}/`),
      ...[...row.matchAll(FOLDER)]
        .filter(({ index }) => index > 0)
        .flatMap(([inside]) => foldersOf(`${folder}/${inside}`)),
    ]),
  )
  return [
    ...[...folders].filter((folder) => mustBeNamed(folder) && !named.has(folder)),
    ...[...named].filter((folder) => !folders.has(folder)),
  ].map(
    (folder) =>
      `${folder} ${named.has(folder) ? 'is named in the tree and is not there' : 'is missing in the tree'}`,
  )
}

/** The folders on the way to a file, or to a folder that ends with `/`. */
function foldersOf(path: string): string[] {
  const names = path.split('/').slice(0, -1)
  return names.map((_, at) => names.slice(0, at + 1).join('/'))
}

function mustBeNamed(folder: string): boolean {
  const depth = folder.split('/').length
  return Object.entries(NAMED_TO_DEPTH).some(
    ([place, deepest]) => folder.startsWith(place) && depth <= deepest,
  )
}

import { dirname } from 'node:path/posix'
import { importsOf } from './imports-of.ts'
import { isAt, type SourceFile } from './source-file.ts'

/** A rule about the house as a whole: a sentence for everything that breaks it. */
export type HouseRule = (files: readonly SourceFile[]) => readonly string[]

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
    .map(({ path }) => `${path} serves one room alone: it belongs there`)
}

/** There is no import cycle; types count too. */
export const noCircles: HouseRule = (files) => {
  const known = new Set(files.map(({ path }) => path))
  const arrows = files
    .filter(({ path }) => /^(?:src|dev)\//.test(path))
    .map((file): [string, string[]] => [
      file.path,
      importsOf(file)
        .filter(({ manner, target }) => manner !== 'dynamic' && known.has(target))
        .map(({ target }) => target),
    ])
  return circlesIn(new Map(arrows))
}

/** No folders of one room know each other in a circle, in whatever manner a file is imported. */
export const noFolderCircles: HouseRule = (files) => {
  const arrows = new Map<string, Set<string>>()
  for (const file of files) {
    const [room, from] = [roomOf(file.path), dirname(file.path)]
    if (room === '') continue
    const to = arrows.get(from) ?? new Set()
    arrows.set(from, to)
    for (const { isOurs, target } of importsOf(file)) {
      if (isOurs && roomOf(target) === room && dirname(target) !== from) to.add(dirname(target))
    }
  }
  return circlesIn(arrows)
}

function circlesIn(arrows: ReadonlyMap<string, Iterable<string>>): string[] {
  const done = new Set<string>()
  const circles: string[] = []
  const follow = (place: string, way: readonly string[]): void => {
    const at = way.indexOf(place)
    if (at >= 0) circles.push([...way.slice(at), place].join(' > '))
    if (at >= 0 || done.has(place)) return
    for (const target of arrows.get(place) ?? []) follow(target, [...way, place])
    done.add(place)
  }
  for (const place of arrows.keys()) follow(place, [])
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

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
  const arrows = new Map(
    files
      .filter(({ path }) => /^(?:src|dev)\//.test(path))
      .map((file) => [
        file.path,
        importsOf(file)
          .filter(({ manner, target }) => manner !== 'dynamic' && known.has(target))
          .map(({ target }) => target),
      ]),
  )
  return circlesAmong(arrows)
}

/** Rooms whose folders point in one direction. */
const LAYERED = ['src/audio/', 'src/features/session/', 'src/listening/'] as const

/** The folders of a room do not know each other in a circle either; a room's own files are one. */
export const noFolderCircles: HouseRule = (files) => {
  const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'))
  return LAYERED.flatMap((room) => {
    const inside = files.filter(({ path }) => path.startsWith(room))
    const known = new Set(inside.map(({ path }) => path))
    const arrows = new Map<string, string[]>()
    for (const file of inside) {
      const own = folderOf(file.path)
      const targets = importsOf(file).flatMap(({ target }) =>
        known.has(target) && folderOf(target) !== own ? [folderOf(target)] : [],
      )
      arrows.set(own, [...(arrows.get(own) ?? []), ...targets])
    }
    return circlesAmong(arrows)
  })
}

/** Every way that leads along the arrows back to where it began. */
function circlesAmong(arrows: ReadonlyMap<string, readonly string[]>): string[] {
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

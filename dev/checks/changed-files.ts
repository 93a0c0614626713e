import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

export type Change = {
  /** Whether these are files not committed yet, or those of the last commit. */
  readonly from: 'working tree' | 'last commit'
  /** Paths from the root of the clone, with `/`, including deleted files. */
  readonly files: readonly string[]
}

/**
 * The files that differ from the last commit: edited, staged and new; in a clean tree, those that
 * the last commit changed.
 * @throws Error where git is missing, or `root` is no clone with a commit.
 */
export function findChange(root: string): Change {
  const git = gitIn(root)
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z')
  const edited = git('diff', '--name-only', '--no-renames', '-z', 'HEAD')
  const files = [...edited, ...untracked]
  if (files.length > 0) return { from: 'working tree', files }
  const committed = git(
    ...['diff-tree', '--root', '--no-commit-id', '--name-only', '--no-renames', '-r', '-m', '-z'],
    ...['--first-parent', 'HEAD'],
  )
  return { from: 'last commit', files: committed }
}

/** The test files of the clone that exist, by their paths from its root. */
export function findTests(root: string): readonly string[] {
  const listed = gitIn(root)(
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '-z',
    'tests',
  )
  return listed.filter((path) => /\.test\.tsx?$/.test(path) && existsSync(join(root, path)))
}

function gitIn(root: string) {
  return (...args: readonly string[]): readonly string[] =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
      .split('\0')
      .filter((path) => path.length > 0)
}

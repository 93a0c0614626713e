import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** A copy of the clone in a temporary folder, which shares its packages. */
export type ScratchCopy = { readonly folder: string; remove(): void }

/**
 * Copies the files of a commit, or with `commit` null the present files, except ignored ones.
 * @throws Error where git is missing or does not know the commit.
 */
export function makeScratchCopy(root: string, commit: string | null): ScratchCopy {
  const folder = mkdtempSync(join(tmpdir(), 'alap-faults-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    if (commit === null) copyPresentFiles(root, folder)
    else copyCommit(root, folder, commit)
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir')
  } catch (error) {
    remove()
    throw error
  }
  return { folder, remove }
}

const LARGEST_ARCHIVE = 1 << 30

function copyCommit(root: string, folder: string, commit: string): void {
  const order = { cwd: root, maxBuffer: LARGEST_ARCHIVE, stdio: 'pipe' } as const
  const archive = execFileSync('git', ['archive', '--format=tar', commit], order)
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
}

function copyPresentFiles(root: string, folder: string): void {
  const order = { cwd: root, encoding: 'utf8', maxBuffer: LARGEST_ARCHIVE } as const
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  for (const path of execFileSync('git', listed, order).split('\0')) {
    // A file that was deleted but not committed is listed too.
    if (path === '' || !existsSync(join(root, path))) continue
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    cpSync(join(root, path), join(folder, path))
  }
}

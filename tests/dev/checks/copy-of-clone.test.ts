import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeScratchCopy } from '~dev/checks/planted-faults/copy-of-clone.ts'
import { temporaryFolder } from '~tests/support/temporary-folder.ts'

const FILES = ['.gitignore', 'source/a.ts']

async function clone() {
  const root = await temporaryFolder()
  const person = ['-c', 'user.name=Asha', '-c', 'user.email=asha@example.org']
  const git = (...args: readonly string[]) =>
    execFileSync('git', [...person, ...args], { cwd: root, stdio: 'pipe' })
  for (const folder of ['source', 'node_modules']) {
    await mkdir(join(root, folder), { recursive: true })
  }
  for (const path of FILES) await writeFile(join(root, path), 'node_modules')
  await writeFile(join(root, 'node_modules/package.txt'), 'a package')
  git('init', '-q')
  git('add', '.')
  git('commit', '-q', '-m', 'Begin')
  await writeFile(join(root, 'source/a.ts'), 'changed')
  await writeFile(join(root, 'source/new.ts'), 'new')
  return root
}

function copyOf(root: string, commit: string | null) {
  const copy = makeScratchCopy(root, commit)
  onTestFinished(copy.remove)
  return copy
}

test('a copy holds the present files and shares the packages', async () => {
  const root = await clone()
  const { folder } = copyOf(root, null)
  expect(readdirSync(join(folder, 'source')).sort()).toEqual(['a.ts', 'new.ts'])
  expect(await readFile(join(folder, 'source/a.ts'), 'utf8')).toBe('changed')
  expect(await readFile(join(folder, 'node_modules/package.txt'), 'utf8')).toBe('a package')
})

test('a copy of a commit holds nothing that came after it', async () => {
  const { folder } = copyOf(await clone(), 'HEAD')
  expect(readdirSync(join(folder, 'source'))).toEqual(['a.ts'])
  expect(await readFile(join(folder, 'source/a.ts'), 'utf8')).toBe('node_modules')
})

test('a copy is removed, and the packages stay', async () => {
  const root = await clone()
  const copy = makeScratchCopy(root, null)
  copy.remove()
  expect(existsSync(copy.folder)).toBe(false)
  expect(existsSync(join(root, 'node_modules/package.txt'))).toBe(true)
})

test('an unknown commit is refused', async () => {
  const root = await clone()
  expect(() => makeScratchCopy(root, 'no-such-commit')).toThrow()
})

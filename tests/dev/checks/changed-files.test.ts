import { execFileSync } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findChange, findTests } from '~dev/checks/changed-files.ts'
import { temporaryFolder } from '~tests/support/temporary-folder.ts'

async function clone() {
  const root = await temporaryFolder()
  const nobody = ['-c', 'user.name=Nobody', '-c', 'user.email=nobody@example.org']
  const git = (...args: readonly string[]) =>
    execFileSync('git', [...nobody, ...args], { cwd: root, stdio: 'pipe' })
  const write = (path: string) => writeFile(join(root, path), path)
  const commit = () => {
    git('add', '.')
    git('commit', '-q', '-m', 'Change')
  }
  git('init', '-q')
  await Promise.all(['edited.ts', 'deleted.ts', 'same.ts'].map(write))
  commit()
  return { root, git, write, commit }
}

test('a change is a file edited, deleted, staged or added since the last commit', async () => {
  const { root, git, write } = await clone()
  await writeFile(join(root, 'edited.ts'), 'other')
  await rm(join(root, 'deleted.ts'))
  await write('staged.ts')
  git('add', 'staged.ts')
  await write('a new file.ts')
  const files = ['deleted.ts', 'edited.ts', 'staged.ts', 'a new file.ts']
  expect(findChange(root)).toEqual({ from: 'working tree', files })
})

test('a change in a clean tree is a file of the last commit, even of the first', async () => {
  const { root, git, write, commit } = await clone()
  const first = ['deleted.ts', 'edited.ts', 'same.ts']
  expect(findChange(root)).toEqual({ from: 'last commit', files: first })
  await write('second.ts')
  commit()
  expect(findChange(root)).toEqual({ from: 'last commit', files: ['second.ts'] })
  git('commit', '-q', '--allow-empty', '-m', 'Nothing')
  expect(findChange(root).files).toEqual([])
})

test('a folder without a clone is reported', async () => {
  const root = await temporaryFolder()
  expect(() => findChange(root)).toThrow('not a git repository')
})

test('the tests of a clone are the present ones, committed or not', async () => {
  const { root, write, commit } = await clone()
  const inTests = (name: string) => join('tests', name)
  await mkdir(join(root, 'tests'))
  await Promise.all(['kept.test.ts', 'gone.test.tsx', 'helper.ts'].map(inTests).map(write))
  commit()
  await rm(join(root, inTests('gone.test.tsx')))
  await write(inTests('new.test.tsx'))
  expect([...findTests(root)].sort()).toEqual(['kept.test.ts', 'new.test.tsx'].map(inTests))
})

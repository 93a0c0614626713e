import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import type { PlantedFault } from '~dev/checks/planted-faults/fault-list.ts'
import { tryFault } from '~dev/checks/planted-faults/try-fault.ts'
import { temporaryFolder } from '~tests/support/temporary-folder.ts'

const SUM = 'export const sum = (a, b) => a + b\nexport const unused = (a, b) => a * b\n'
const TEST = `import { expect, test } from 'vitest'
import { sum } from './sum.mjs'
test('two and one are three', () => expect(sum(2, 1)).toBe(3))
`

async function copy() {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'room'))
  await writeFile(join(folder, 'room', 'sum.mjs'), SUM)
  await writeFile(join(folder, 'room', 'sum.test.mjs'), TEST)
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'dir')
  return folder
}

const fault = (from: string, to: string): PlantedFault => ({
  name: 'A fault',
  file: join('room', 'sum.mjs'),
  from,
  to,
  tests: [join('room', 'sum.test.mjs')],
})

const tried = (folder: string, planted: PlantedFault) =>
  tryFault(folder, planted, { tests: [], quick: true })

test('a fault that a test finds is killed, one that no test finds survives, and both are removed', async () => {
  const folder = await copy()
  const by = { file: join('room', 'sum.test.mjs'), title: 'two and one are three' }
  expect(await tried(folder, fault('a + b', 'a - b'))).toEqual({ kind: 'killed', by })
  expect(await tried(folder, fault('a * b', 'a / b'))).toEqual({ kind: 'survived' })
  expect(await readFile(join(folder, 'room', 'sum.mjs'), 'utf8')).toBe(SUM)
})

test('a fault that fails a run outside of its tests is killed', async () => {
  const folder = await copy()
  const late = fault('a * b', "a * b\nPromise.reject(new Error('late'))")
  const by = { file: '', title: 'an error outside of every test' }
  expect(await tried(folder, late)).toEqual({ kind: 'killed', by })
})

test('a fault with a missing text or file is reported as missing', async () => {
  const folder = await copy()
  expect(await tried(folder, fault('a - b', 'a + b'))).toEqual({ kind: 'not there' })
  const gone = { ...fault('a + b', ''), file: 'gone.mjs' }
  expect(await tried(folder, gone)).toEqual({ kind: 'not there' })
})

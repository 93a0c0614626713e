import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '~dev/process/local-folder.ts'

/** The set-up runs before any compiler is there, so it is tried as plain JavaScript. */
function run(code: string): unknown {
  const args = ['--input-type=module', '-e', `console.log(JSON.stringify(${code}))`]
  return JSON.parse(execFileSync(process.execPath, args, { cwd: projectRoot, encoding: 'utf8' }))
}

const use = (file: string, name: string) =>
  `(await import(${JSON.stringify(join(projectRoot, 'dev', file))})).${name}`

test.each([
  ['18.20.4', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['21.7.0', false],
  ['22.11.0', false],
  ['22.12.0', true],
  ['24.0.0', true],
])('the version %s of Node.js is recent enough: %s', (version, isFine) => {
  const complaint = run(`${use('check-node.mjs', 'complaintAboutNode')}('${version}') ?? null`)
  if (isFine) expect(complaint).toBeNull()
  else expect(complaint).toContain(`this is ${version}`)
})

test('the missing packages are those that this machine needs and does not have', () => {
  const lockfile = {
    packages: {
      '': {},
      'node_modules/there': { version: '1.0.0' },
      'node_modules/older': { version: '2.0.0' },
      'node_modules/absent': { version: '1.0.0' },
      'node_modules/elsewhere': { version: '1.0.0', optional: true, os: ['nowhere'] },
      'node_modules/here': { version: '1.0.0', optional: true, os: [process.platform] },
      'node_modules/luxury': { version: '1.0.0', optional: true },
    },
  }
  const installed = {
    packages: {
      'node_modules/there': { version: '1.0.0' },
      'node_modules/older': { version: '1.0.0' },
    },
  }
  const missing = (record: object | undefined) =>
    run(
      `${use('lockfile.mjs', 'missingPackages')}(${JSON.stringify(lockfile)}, ${JSON.stringify(record)})`,
    )
  expect(missing(installed)).toEqual([
    'node_modules/older',
    'node_modules/absent',
    'node_modules/here',
  ])
  expect(missing(undefined)).toHaveLength(4)
})

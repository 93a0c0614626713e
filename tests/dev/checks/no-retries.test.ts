import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** A setting; not a function that a person's "Try again" calls. */
const SETTING = /\bretr(?:y|ies)['"]?\s*[:=](?!\s*vi\.fn\()\s*[^,\n]*|--retr(?:y|ies)\S*/g

const settings = (text: string) => text.match(SETTING) ?? []

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).replaceAll('\\', '/'))
}

test('the commands, configurations and tests never ask for a second try', () => {
  const folders = ['e2e', 'tests', 'dev', '.ci'].flatMap(filesIn)
  const found = [...folders, 'vite.config.ts', 'package.json']
    .filter((file) => file !== 'tests/dev/checks/no-retries.test.ts')
    .flatMap((file) => settings(readFileSync(file, 'utf8')).map((text) => `${file} ${text}`))
  expect(found).toEqual(['e2e/playwright.config.ts retries: 0'])
})

test('a second try is found in a configuration, in a test and in a command', () => {
  expect(settings('  retries: process.env.CI ? 2 : 0,')).toHaveLength(1)
  expect(settings("test('x', { retry: 2 }, () => {})")).toHaveLength(1)
  expect(settings('vitest run --retry=2')).toHaveLength(1)
  expect(settings('somebody may try it again')).toEqual([])
})

test('vitest gives this test no second try', ({ task }) => {
  expect(task.retry ?? 0).toBe(0)
})

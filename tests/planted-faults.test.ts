import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  faultsWith,
  type PlantedFault,
  readFaults,
  withFault,
} from '~dev/checks/planted-faults/fault-list.ts'

const FAULTS = readFaults('.')

/** Every folder of `src`: a new layer needs faults of its own. */
const LAYERS = readdirSync('src', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `src/${name}/`)

test.each(FAULTS)('the list of planted faults can be planted: $name', (fault) => {
  const text = existsSync(fault.file) ? readFileSync(fault.file, 'utf8') : ''
  expect(withFault(text, fault), `${fault.file} holds its text once`).not.toBeNull()
  expect(withFault(text, fault), 'the fault changes the text').not.toBe(text)
})

test('the list of planted faults has two faults or more in every layer, and more than enough in all', () => {
  expect(LAYERS.length).toBeGreaterThanOrEqual(15)
  for (const layer of [...LAYERS, 'db/', 'dev/']) {
    const inLayer = FAULTS.filter(({ file }) => file.startsWith(layer))
    expect(inLayer.length, layer).toBeGreaterThanOrEqual(2)
  }
  expect(FAULTS.length).toBeGreaterThanOrEqual(68)
})

test('the list of planted faults names each fault once', () => {
  const names = FAULTS.map(({ name }) => name)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('the list of planted faults leaves few faults to the journeys, and names journeys that are there', () => {
  const journeys = FAULTS.flatMap(({ journey }) => journey ?? [])
  expect(journeys.length).toBeLessThanOrEqual(6)
  expect(journeys.filter((path) => !existsSync(path))).toEqual([])
})

const SIGN: PlantedFault = { name: 'A wrong Sign', file: 'sum.ts', from: '+', to: '-' }

test('a fault is planted only where its text occurs exactly once', () => {
  expect(withFault('a + b', SIGN)).toBe('a - b')
  expect(withFault('a + b + c', SIGN)).toBeNull()
  expect(withFault('a', SIGN)).toBeNull()
  expect(withFault('a + b', { ...SIGN, to: '$&' })).toBe('a $& b')
})

test('the faults are chosen by a word of their name or file, in any case', () => {
  expect(faultsWith([SIGN], [])).toEqual([SIGN])
  expect(faultsWith([SIGN], ['sign'])).toEqual([SIGN])
  expect(faultsWith([SIGN], ['other', 'sum.ts'])).toEqual([SIGN])
  expect(faultsWith([SIGN], ['other'])).toEqual([])
})

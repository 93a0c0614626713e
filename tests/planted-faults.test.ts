import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { faultsOf, type PlantedFault, withFault } from '~dev/checks/planted-faults/fault-list.ts'

const FAULTS = faultsOf(readFileSync('tests/planted-faults.json', 'utf8'))

test.each(FAULTS)('the list of planted faults can be planted: $name', (fault) => {
  const text = readFileSync(fault.file, 'utf8')
  expect(withFault(text, fault)).not.toBe(text)
  expect(fault.tests.filter((path) => !existsSync(path))).toEqual([])
})

test('the list of planted faults names each fault once', () => {
  const names = FAULTS.map(({ name }) => name)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

const SIGN: PlantedFault = { name: 'A sign', file: 'sum.ts', tests: [], from: '+', to: '-' }

test('a fault is planted only where its text occurs exactly once', () => {
  expect(withFault('a + b', SIGN)).toBe('a - b')
  expect(() => withFault('a + b + c', SIGN)).toThrow('"A sign" does not stand once')
  expect(() => withFault('a', SIGN)).toThrow('"A sign" does not stand once')
  expect(withFault('a + b', { ...SIGN, to: '$&' })).toBe('a $& b')
})

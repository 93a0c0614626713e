import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Rules = { createScriptURL(text: string): string }

beforeEach(() => void vi.resetModules())
afterEach(() => void vi.unstubAllGlobals())

async function freshAddress() {
  return (await import('~/lib/shell/worker-address.ts')).workerAddress
}

const FOREIGN = ['https://elsewhere.example/a.js', '//elsewhere.example/a.js', 'a.js', '/a b.js']

test('a worker is started from an address of the app alone', async () => {
  vi.stubGlobal('window', {})
  const workerAddress = await freshAddress()
  expect(workerAddress('/assets/composer-x.js')).toBe('/assets/composer-x.js')
  for (const address of FOREIGN) expect(() => workerAddress(address), address).toThrow(TypeError)
})

test('a browser with Trusted Types gets one policy, which takes no foreign address either', async () => {
  const createPolicy = vi.fn((name: string, rules: Rules) => ({
    createScriptURL: (text: string) => `${name} ${rules.createScriptURL(text)}`,
  }))
  vi.stubGlobal('window', { trustedTypes: { createPolicy } })
  const workerAddress = await freshAddress()
  expect(workerAddress('/sw.js')).toBe('alap-worker /sw.js')
  expect(workerAddress('/assets/a.js')).toBe('alap-worker /assets/a.js')
  expect(createPolicy).toHaveBeenCalledOnce()
  for (const address of FOREIGN) expect(() => workerAddress(address), address).toThrow(TypeError)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const setStorage = (value: object | undefined) =>
  Object.defineProperty(navigator, 'storage', { value, configurable: true })

beforeEach(() => vi.resetModules())
afterEach(() => Reflect.deleteProperty(navigator, 'storage'))

const openPage = () => import('~/device/ask-to-persist.ts')

test('a page asks once that nothing be deleted, whatever the browser decides', async () => {
  const persist = vi.fn(() => Promise.reject(new Error('No.')))
  setStorage({ persist })
  const { askToPersist } = await openPage()
  askToPersist()
  askToPersist()
  expect(persist).toHaveBeenCalledTimes(1)
})

test.each([
  ['that cannot be asked', undefined],
  ['without a promise', {}],
])('a browser %s is not asked, and says nothing', async (_, storage) => {
  setStorage(storage)
  const { askToPersist, isPersisted } = await openPage()
  askToPersist()
  expect(await isPersisted()).toBeNull()
})

test.each([[true], [false]])('a browser that says %s is believed', async (isPromised) => {
  setStorage({ persisted: async () => isPromised })
  expect(await (await openPage()).isPersisted()).toBe(isPromised)
})

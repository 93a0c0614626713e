import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { atlasText } from '~tests/domain/places/committed-atlas.ts'

let requests = 0
let answer: () => Response
const server = setupServer(
  http.get('*/cities.txt', () => {
    requests += 1
    return answer()
  }),
)

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  requests = 0
  answer = () => HttpResponse.text(atlasText)
  vi.resetModules()
})

const load = async () => (await import('~/services/load-atlas.ts')).loadAtlas()

test('the atlas is not loaded until it is wanted, and then once', async () => {
  await import('~/services/load-atlas.ts')
  expect(requests).toBe(0)
  const [first, second] = await Promise.all([load(), load()])
  expect(first.length).toBeGreaterThan(12_000)
  expect(second).toBe(first)
  expect(await load()).toBe(first)
  expect(requests).toBe(1)
})

test.each([
  ['the network', () => HttpResponse.error()],
  ['a status', () => new HttpResponse(null, { status: 503 })],
  ['a page in its place', () => HttpResponse.html('<!doctype html><title>Alap</title>')],
])('the atlas fails with %s, and is loaded again the next time', async (_what, fault) => {
  answer = fault
  await expect(load()).rejects.toThrow()
  answer = () => HttpResponse.text(atlasText)
  expect((await load()).length).toBeGreaterThan(12_000)
  expect(requests).toBe(2)
})

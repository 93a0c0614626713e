import type { RequestHandler } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll } from 'vitest'

const server = setupServer()
const lasting: RequestHandler[] = []

/**
 * What replies instead of services; requests to others are not changed. One server a file: of two
 * that end, the second leaves its `fetch` behind.
 */
export const network = {
  /** Replies for all tests of the file. */
  standIn: (...handlers: RequestHandler[]): void => {
    if (lasting.length === 0) {
      server.listen({ onUnhandledRequest: 'bypass' })
      afterAll(() => server.close())
    }
    lasting.unshift(...handlers)
    server.use(...handlers)
  },
  /** Replies before all others, until `reset`. */
  use: (...handlers: RequestHandler[]): void => server.use(...handlers),
  reset: (): void => server.resetHandlers(...lasting),
}

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { jwks } from './forged-tokens.ts'

/** Publishes the keys, as the issuer does. */
export async function publishKeys(): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer((_request, response) => response.end(JSON.stringify(jwks())))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/jwks`,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

import { createServer } from 'node:net'

/** Every stand-in listens here and nowhere else. */
export const LOOPBACK = '127.0.0.1'

/** Answers the preferred port when nobody holds it, else one the system hands out. */
export async function freePort(preferred: number): Promise<number> {
  return (await tryPort(preferred)) ?? (await tryPort(0)) ?? preferred
}

function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(undefined))
    probe.listen({ port, host: LOOPBACK, exclusive: true }, () => {
      const address = probe.address()
      const found = typeof address === 'object' && address ? address.port : undefined
      probe.close(() => resolve(found))
    })
  })
}

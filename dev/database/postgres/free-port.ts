import { createServer } from 'node:net'

const HOST = '127.0.0.1'

function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(undefined))
    probe.listen(port, HOST, () => {
      const address = probe.address()
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : undefined))
    })
  })
}

/** The wished port of this machine when nobody listens there, else any free one. */
export async function freePort(wished: number, onTaken: () => void): Promise<number> {
  const got = await tryPort(wished)
  if (got !== undefined) return got
  onTaken()
  const any = await tryPort(0)
  if (any === undefined) throw new Error(`No free port could be found on ${HOST}.`)
  return any
}

import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { freePort, LOOPBACK } from '~dev/process/free-port.ts'

async function listen(port: number): Promise<{ port: number; close(): Promise<unknown> }> {
  const server = createServer().listen(port, LOOPBACK)
  await once(server, 'listening')
  const close = async () => server.close() && once(server, 'close')
  onTestFinished(() => void server.close())
  return { port: (server.address() as AddressInfo).port, close }
}

test('a preferred port that nobody holds is returned without a word', async () => {
  const { port: preferred, close } = await listen(0)
  await close()
  const said: number[] = []
  expect(await freePort(preferred, (instead) => said.push(instead))).toBe(preferred)
  expect(said).toEqual([])
})

test('another port is returned, and said, when the preferred one is held on loopback', async () => {
  const { port: taken } = await listen(0)
  const said: number[] = []
  const port = await freePort(taken, (instead) => said.push(instead))
  expect(port).not.toBe(taken)
  expect(said).toEqual([port])
  expect(await listen(port)).toMatchObject({ port })
})

test('any port will do when none is preferred, and nothing is said of it', async () => {
  const said: number[] = []
  const ask = () => freePort(0, (instead) => said.push(instead))
  const ports = await Promise.all([ask(), ask(), ask()])
  expect(new Set(ports).size).toBe(3)
  expect(said).toEqual([])
})

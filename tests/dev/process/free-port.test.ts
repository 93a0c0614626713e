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

test('a preferred port that is free is returned without a message', async () => {
  const { port: preferred, close } = await listen(0)
  await close()
  const said: number[] = []
  expect(await freePort(preferred, (instead) => said.push(instead))).toBe(preferred)
  expect(said).toEqual([])
})

test('another port is returned, with a message, when the preferred one is in use on loopback', async () => {
  const { port: taken } = await listen(0)
  const said: number[] = []
  const port = await freePort(taken, (instead) => said.push(instead))
  expect(port).not.toBe(taken)
  expect(said).toEqual([port])
  expect(await listen(port)).toMatchObject({ port })
})

test('any free port is returned without a message when none is preferred', async () => {
  const said: number[] = []
  const ask = () => freePort(0, (instead) => said.push(instead))
  const ports = await Promise.all([ask(), ask(), ask()])
  expect(new Set(ports).size).toBe(3)
  expect(said).toEqual([])
})

import { connect } from 'node:net'

type Reply = readonly [kind: 1, id: number, error: { message: string } | null, result: unknown]
type Waiting = { resolve: (result: unknown) => void; reject: (error: Error) => void }

/**
 * Speaks Marionette, the protocol that stock Firefox itself understands: JSON arrays over TCP, each
 * after its length in bytes and a colon. Resolves once Firefox has greeted.
 */
export function connectMarionette(port: number) {
  const socket = connect(port, '127.0.0.1')
  const waiting = new Map<number, Waiting>()
  let received: Buffer = Buffer.alloc(0)
  let last = 0

  function takeMessage(): string | null {
    const colon = received.indexOf(':')
    if (colon < 0) return null
    const end = colon + 1 + Number(received.subarray(0, colon))
    if (received.length < end) return null
    const text = received.toString('utf8', colon + 1, end)
    received = received.subarray(end)
    return text
  }

  function settle([, id, error, result]: Reply) {
    const call = waiting.get(id)
    waiting.delete(id)
    if (error) call?.reject(new Error(error.message))
    else call?.resolve(result)
  }

  const send = (command: string, parameters: object = {}): Promise<unknown> =>
    new Promise((resolve, reject) => {
      last += 1
      waiting.set(last, { resolve, reject })
      const text = JSON.stringify([0, last, command, parameters])
      socket.write(`${Buffer.byteLength(text)}:${text}`)
    })

  return new Promise<{ send: typeof send; end: () => void }>((resolve, reject) => {
    socket.on('error', reject)
    socket.on('close', () => {
      for (const call of waiting.values()) call.reject(new Error('Firefox hung up.'))
    })
    socket.on('data', (piece) => {
      received = Buffer.concat([received, Buffer.from(piece)])
      for (let text = takeMessage(); text !== null; text = takeMessage()) {
        const message: unknown = JSON.parse(text)
        if (Array.isArray(message)) settle(message as unknown as Reply)
        else resolve({ send, end: () => socket.destroy() })
      }
    })
  })
}

import { expect, test } from 'vitest'
import { Composer } from '~/audio/composed/composer.ts'
import { fakeComposer } from '~tests/audio/composed/fake-composer-worker.ts'

const ADDRESS = '/recordings/yaman-10.mp3'

function begun(set = fakeComposer(), from = 0) {
  const pieces: number[] = []
  const faults: string[] = []
  const run = set.composer.begin({
    address: ADDRESS,
    from,
    packing: 'mpeg',
    onPiece: (bytes) => pieces.push(bytes.length),
    onFault: (fault) => faults.push(fault),
  })
  return { ...set, run, pieces, faults }
}

test('a piece is asked for once at a time, and each order has the next number', () => {
  const { run, worker, pieces } = begun()
  run.more(2)
  run.more(4)
  expect(worker().orders).toHaveLength(1)
  expect(run.isAsked()).toBe(true)
  worker().reply(600)
  run.more(4)
  expect(worker().orders.map(({ piece, seconds }) => [piece, seconds])).toEqual([
    [0, 2],
    [1, 4],
  ])
  expect(pieces).toHaveLength(1)
})

test('a reply that comes twice counts once', () => {
  const { run, worker, pieces } = begun()
  run.more(2)
  const reply = worker().reply(600)
  worker().send(reply)
  run.more(2)
  worker().send(reply)
  expect(pieces).toHaveLength(1)
})

test('a reply to an earlier run is dropped, however late it comes', () => {
  const set = begun()
  set.run.more(2)
  const [order] = set.worker().orders
  const later = begun(set, 297)
  later.run.more(5)
  set.worker().send({ run: order?.run ?? -1, piece: 0, bytes: new Uint8Array(576), isLast: false })
  expect([set.pieces, later.pieces]).toEqual([[], []])
  set.run.more(4)
  expect(set.worker().orders).toHaveLength(2)
  set.worker().reply(600)
  expect(later.pieces).toHaveLength(1)
})

test('a reply that nobody asked for, or to a piece of another number, is dropped', () => {
  const { run, worker, pieces, faults } = begun()
  run.more(2)
  worker().reply(600)
  const bytes = new Uint8Array(576)
  worker().send({ run: 0, piece: 1, bytes, isLast: true })
  run.more(2)
  worker().send({ run: 0, piece: 7, bytes, isLast: true })
  worker().send({ run: 9, piece: 1, fault: 'composer' })
  expect([pieces.length, faults.length]).toEqual([1, 0])
})

test('a run that fails says why, and the next one has a new worker', () => {
  const first = begun()
  first.run.more(2)
  first.worker().send({ run: 0, piece: 0, fault: 'encoder' })
  expect(first.faults).toEqual(['encoder'])
  expect(first.workers[0]?.isTerminated).toBe(true)
  const second = begun(first)
  second.run.more(2)
  expect(first.workers).toHaveLength(2)
  second.worker().reply(600)
  expect(second.pieces).toHaveLength(1)
})

test('a worker that ends, or cannot start, is a fault of the run and no uncaught error', () => {
  const { run, worker, faults } = begun()
  run.more(2)
  const event = new Event('error', { cancelable: true })
  worker().dispatchEvent(event)
  expect([faults, event.defaultPrevented]).toEqual([['composer'], true])

  const composer = new Composer(() => {
    throw new DOMException('Blocked', 'SecurityError')
  })
  const broken = begun({ ...fakeComposer(), composer })
  broken.run.more(2)
  expect(broken.faults).toEqual(['composer'])
  expect(() => broken.composer.warm(ADDRESS)).not.toThrow()
})

test('what a worker sends after it was given up is dropped', () => {
  const set = begun()
  set.run.more(2)
  set.composer.restart()
  expect(set.workers[0]?.isTerminated).toBe(true)
  const next = begun(set)
  next.run.more(2)
  const { run = -1 } = set.workers[1]?.orders[0] ?? {}
  set.workers[0]?.send({ run, piece: 0, bytes: new Uint8Array(576), isLast: false })
  expect(next.pieces).toEqual([])
})

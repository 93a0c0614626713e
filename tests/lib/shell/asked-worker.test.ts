import { expect, test, vi } from 'vitest'
import { AskedWorker, WorkerFailed } from '~/lib/shell/asked-worker.ts'
import { type Question, type Reply, replyWith } from '~/lib/shell/worker-replies.ts'

const FUNCTIONS = {
  double: (numbers: readonly number[]) => numbers.map((number) => 2 * number),
  refuse: (): number => {
    throw new RangeError('Only numbers below ten')
  },
  break: (): number => {
    throw new TypeError('something private')
  },
}

/** A worker without a thread. Both ways clone, as between threads, and take a moment. */
function startWorker() {
  const ofPage: ((event: { data: Reply }) => void)[] = []
  const onError: ((event: Event) => void)[] = []
  const questions: Question[] = []
  const scope = {
    postMessage: (reply: Reply) => {
      const data = structuredClone(reply)
      queueMicrotask(() => {
        for (const listener of ofPage) listener({ data })
      })
    },
    addEventListener: (_: string, listener: (event: { data: Question }) => void) => {
      ofWorker = listener
    },
  }
  let ofWorker: (event: { data: Question }) => void = () => undefined
  replyWith(FUNCTIONS, scope)
  const worker = {
    postMessage: (question: Question) => {
      const data = structuredClone(question)
      questions.push(data)
      queueMicrotask(() => ofWorker({ data }))
    },
    addEventListener: (type: string, listener: never) => {
      if (type === 'message') ofPage.push(listener)
      else onError.push(listener)
    },
    terminate: vi.fn(() => {
      ofPage.length = 0
    }),
  }
  const crash = () => {
    for (const listener of onError) listener(new Event('error'))
  }
  return { worker: worker as unknown as Worker, crash, questions, terminate: worker.terminate }
}

test('a worker replies to each question, whatever the order', async () => {
  const asked = new AskedWorker<typeof FUNCTIONS>(() => startWorker().worker)
  const [one, other] = await Promise.all([asked.ask('double', [1, 2]), asked.ask('double', [5])])
  expect(one).toEqual([2, 4])
  expect(other).toEqual([10])
})

test('a refusal comes with its words, and any other fault without', async () => {
  const asked = new AskedWorker<typeof FUNCTIONS>(() => startWorker().worker)
  await expect(asked.ask('refuse')).rejects.toThrow(new RangeError('Only numbers below ten'))
  const fault = asked.ask('break')
  await expect(fault).rejects.toThrow(WorkerFailed)
  await expect(fault).rejects.not.toThrow(/private/)
})

test('all that wait are told when a worker dies, and the next question starts another', async () => {
  const workers = [startWorker(), startWorker()]
  let started = 0
  const asked = new AskedWorker<typeof FUNCTIONS>(() => workers[started++]?.worker as Worker)
  const [one, other] = [asked.ask('double', [1]), asked.ask('double', [2])]
  workers[0]?.crash()
  await expect(one).rejects.toThrow(WorkerFailed)
  await expect(other).rejects.toThrow(WorkerFailed)
  expect(workers[0]?.terminate).toHaveBeenCalledOnce()
  expect(await asked.ask('double', [3])).toEqual([6])
  expect(started).toBe(2)
})

test('a question is refused where workers cannot be started', async () => {
  const asked = new AskedWorker<typeof FUNCTIONS>(() => {
    throw new TypeError('blocked')
  })
  await expect(asked.ask('double', [1])).rejects.toThrow(WorkerFailed)
})

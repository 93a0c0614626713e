import { DataError } from '~/lib/data-error.ts'
import type { Row, Statement } from '~/lib/sql.ts'

/** Sends statements that change nothing in one request, and answers the rows of each. */
type SendReads = (statements: readonly Statement[]) => Promise<Row[][]>

type Waiting = {
  readonly statement: Statement
  resolve(rows: Row[]): void
  reject(error: unknown): void
}

// What one statement did wrong says nothing about its neighbours in the request.
function isOwnFault(error: unknown): boolean {
  if (!(error instanceof DataError)) return false
  return error.kind === 'invalid' || error.kind === 'forbidden' || error.kind === 'unexpected'
}

async function settle(reads: readonly Waiting[], send: SendReads): Promise<void> {
  try {
    const answers = await send(reads.map(({ statement }) => statement))
    for (const [index, read] of reads.entries()) read.resolve(answers[index] ?? [])
  } catch (error) {
    if (reads.length > 1 && isOwnFault(error)) {
      await Promise.all(reads.map((read) => settle([read], send)))
    } else {
      for (const read of reads) read.reject(error)
    }
  }
}

/**
 * Lets every read that is started in one turn of the event loop travel in one request. When one of
 * them is refused, each is sent again alone, so that only that one fails.
 */
export function gatherReads(send: SendReads): (statement: Statement) => Promise<Row[]> {
  let waiting: Waiting[] = []
  return (statement) =>
    new Promise((resolve, reject) => {
      waiting.push({ statement, resolve, reject })
      if (waiting.length > 1) return
      setTimeout(() => {
        const reads = waiting
        waiting = []
        void settle(reads, send)
      })
    })
}

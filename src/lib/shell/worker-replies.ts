/** What a worker can be asked, by name. Arguments and results are cloned on their way. */
export type Replies = Readonly<Record<string, (...args: never[]) => unknown>>

/** A question by the name of a function, with its arguments. */
export type Question = {
  readonly id: number
  readonly name: string
  readonly args: readonly unknown[]
}

/** What the function returned, or the words of its refusal; `null` for any other fault. */
export type Reply = { readonly id: number } & (
  | { readonly result: unknown }
  | { readonly refusal: string | null }
)

/** TypeScript's own types of workers exclude those of pages. */
export type WorkerScope = {
  postMessage(reply: Reply): void
  addEventListener(type: 'message', listener: (event: { data: Question }) => void): void
}

/**
 * Makes a worker reply to the questions of `AskedWorker`. A `RangeError` is a refusal, and its words
 * are sent; of any other fault nothing is.
 */
export function replyWith(replies: Replies, scope = globalThis as unknown as WorkerScope): void {
  scope.addEventListener('message', ({ data }) => scope.postMessage(replyTo(data, replies)))
}

function replyTo({ id, name, args }: Question, replies: Replies): Reply {
  try {
    const reply = replies[name] as (...args: readonly unknown[]) => unknown
    return { id, result: reply(...args) }
  } catch (error) {
    return { id, refusal: error instanceof RangeError ? error.message : null }
  }
}

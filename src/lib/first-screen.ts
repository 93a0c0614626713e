const once = () => {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

const begun = once()
const whole = once()

/** Resolves once the first page is drawn with its data, or with the error it shows instead. */
export const firstScreen = whole.promise

/** Resolves once the first page has drawn its head; what lies below may follow. */
export const firstScreenBegun = begun.promise

/** Must be called by each page that has drawn its head; only the first call counts. */
export function firstScreenBegins(): void {
  begun.resolve()
}

/** Must be called by each page that is drawn; only the first call counts. */
export function firstScreenDrawn(): void {
  begun.resolve()
  whole.resolve()
}

/** Leaves a slow phone free for the person first; Safari cannot say when it is idle. */
const REST_MS = 500

/** Resolves a while after the first page is whole, for what no page waits for. */
export async function afterFirstScreen(restMs = REST_MS): Promise<void> {
  await firstScreen
  await new Promise((resolve) => setTimeout(resolve, restMs))
}

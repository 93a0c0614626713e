import type { ServerResponse } from 'node:http'

/** Keeps the last byte of an answer back until `work` is done, so whoever reads it can rely on it. */
export function holdAnswer(response: ServerResponse, work: () => Promise<void>): void {
  const end = response.end.bind(response) as (...last: unknown[]) => ServerResponse
  let held = false
  response.end = (...last: unknown[]) => {
    if (held) return end(...last)
    held = true
    work().then(
      () => end(...last),
      () => end(...last),
    )
    return response
  }
}

import type { ServerResponse } from 'node:http'

/**
 * Holds back the last byte of a response until `work` is done, so that its reader can rely on it.
 */
export function holdResponse(response: ServerResponse, work: () => Promise<void>): void {
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

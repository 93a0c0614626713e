import {
  type ObservanceList,
  type ObservanceRequest,
  observancesOf,
} from '~/jyotish/almanac/observances/observances.ts'

/** What the worker says: the dates, or in words why there are none. */
export type AlmanacYearReply =
  | { readonly kind: 'found'; readonly list: ObservanceList }
  | { readonly kind: 'refused'; readonly message: string }

/** TypeScript's own types of workers exclude those of pages. */
declare const self: {
  postMessage(reply: AlmanacYearReply): void
  addEventListener(type: 'message', listener: (event: { data: ObservanceRequest }) => void): void
}

// A year of dates takes longer than a page may stand still. Each page that asks starts its own
// worker, and ends it.
self.addEventListener('message', ({ data }) => self.postMessage(replyTo(data)))

function replyTo(request: ObservanceRequest): AlmanacYearReply {
  try {
    return { kind: 'found', list: observancesOf(request) }
  } catch (error) {
    if (error instanceof RangeError) return { kind: 'refused', message: error.message }
    throw error
  }
}

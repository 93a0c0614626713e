import { AstrologyError } from '~/lib/astrology-error.ts'
import { almanacBeside } from '~/queries/almanac/ask-almanac.ts'
import type { AlmanacReplies } from '~/workers/almanac.ts'

/**
 * Asks the almanac beside the page about a chart; the page stays free meanwhile.
 * Rejects with a `RangeError` when the almanac refuses, and with an `AstrologyError` when the worker
 * fails; both have words for people.
 */
export async function askAlmanac<Name extends keyof AlmanacReplies>(
  name: Name,
  ...args: Parameters<AlmanacReplies[Name]>
): Promise<ReturnType<AlmanacReplies[Name]>> {
  return almanacBeside.ask(name, ...args).catch((cause: unknown) => {
    if (cause instanceof RangeError) throw cause
    throw new AstrologyError(
      'unexpected',
      'This part could not be worked out just now. The chart itself stands. Try again, or reload the page if it keeps failing.',
      { cause },
    )
  })
}

import { observancesOf } from '~/jyotish/almanac/observances/observances.ts'
import { replyWith } from '~/lib/shell/worker-replies.ts'

const REPLIES = { observances: observancesOf }

export type AlmanacReplies = typeof REPLIES

// A year of dates takes longer than a page may stand still.
replyWith(REPLIES)

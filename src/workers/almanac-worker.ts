import { observancesOf } from '~/jyotish/almanac/observances/observances.ts'
import { saturnPeriods } from '~/jyotish/almanac/transits/saturn-periods.ts'
import { skyOver } from '~/jyotish/almanac/transits/sky-over.ts'
import { vargaConfidence } from '~/jyotish/confidence/varga-confidence.ts'
import { replyWith } from '~/lib/shell/worker-replies.ts'

const REPLIES = {
  observances: observancesOf,
  sky: skyOver,
  saturn: saturnPeriods,
  vargas: vargaConfidence,
}

export type AlmanacReplies = typeof REPLIES

replyWith(REPLIES)

import { saturnPeriods } from '~/jyotish/almanac/transits/saturn-periods.ts'
import { skyOver } from '~/jyotish/almanac/transits/sky-over.ts'
import { vargaConfidence } from '~/jyotish/confidence/varga-confidence.ts'
import { replyWith } from '~/lib/shell/worker-replies.ts'

const REPLIES = { sky: skyOver, saturn: saturnPeriods, vargas: vargaConfidence }

export type ChartAlmanacReplies = typeof REPLIES

replyWith(REPLIES)

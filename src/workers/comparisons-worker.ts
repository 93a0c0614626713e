import { comparisonsOf } from '~/domain/insight/comparisons.ts'
import { replyWith } from '~/lib/shell/worker-replies.ts'

const REPLIES = { compare: comparisonsOf }

export type ComparisonReplies = typeof REPLIES

replyWith(REPLIES)

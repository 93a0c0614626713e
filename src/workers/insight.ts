import { comparisonsOf } from '~/domain/insight/comparisons.ts'
import { replyWith } from '~/lib/shell/worker-replies.ts'

const REPLIES = { compare: comparisonsOf }

export type InsightReplies = typeof REPLIES

replyWith(REPLIES)

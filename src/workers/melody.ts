import { sungLine } from '~/domain/melody/sung-line.ts'
import { replyWith } from '~/lib/shell/worker-replies.ts'

const REPLIES = { sungLine }

export type MelodyReplies = typeof REPLIES

replyWith(REPLIES)

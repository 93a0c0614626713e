import { sungLineAt } from '~/domain/melody/sung-line-at.ts'
import { replyWith } from '~/lib/shell/worker-replies.ts'

const REPLIES = { sungLineAt }

export type SungLineReplies = typeof REPLIES

replyWith(REPLIES)

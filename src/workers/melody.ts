import { followedLeg } from '~/domain/melody/followed-leg.ts'
import { replyWith } from '~/lib/shell/worker-replies.ts'
import { type SungLine, sungLineOf } from '~/raga/sound/sung-line.ts'

/** The sung line of the session with an address; `null` where none can be followed. */
function sungLine(address: string): SungLine | null {
  const leg = followedLeg(address)
  return leg && sungLineOf(leg)
}

const REPLIES = { sungLine }

export type MelodyReplies = typeof REPLIES

replyWith(REPLIES)

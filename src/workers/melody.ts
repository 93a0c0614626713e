import { replyWith } from '~/lib/shell/worker-replies.ts'
import { findRaga } from '~/raga/catalogue.ts'
import type { RagaId } from '~/raga/raga.ts'
import { type SungLine, sungLineOf } from '~/raga/sound/sung-line.ts'

/** The sung line of a raga's session; a raga is known by its id on both sides. */
function sungLine(id: RagaId, minutes: number, seed: string): SungLine {
  const raga = findRaga(id)
  if (!raga) throw new RangeError(`No raga is called ${id}`)
  return sungLineOf({ raga, minutes, seed })
}

const REPLIES = { sungLine }

export type MelodyReplies = typeof REPLIES

replyWith(REPLIES)

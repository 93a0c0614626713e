import { improvisationOf } from '~/domain/improvisation/improvisation.ts'
import { type SungLine, sungLineOf } from '~/raga/sound/sung-line.ts'

/**
 * The sung line of the session with an address, of both ragas of a journey; `null` for a recording
 * from elsewhere, and for a drone alone.
 */
export function sungLineAt(address: string): SungLine | null {
  const improvisation = improvisationOf(address)
  if (!improvisation || improvisation.balance === 'drone') return null
  const { legs, seed } = improvisation
  return legs.flatMap((leg, index) =>
    later(sungLineOf({ ...leg, seed }), index === 0 ? 0 : legs[0].minutes * 60),
  )
}

function later(line: SungLine, seconds: number): SungLine {
  return line.map((phrase) => ({
    ...phrase,
    startSeconds: seconds + phrase.startSeconds,
    endSeconds: seconds + phrase.endSeconds,
  }))
}

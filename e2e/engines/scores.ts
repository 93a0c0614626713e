import { RAGAS } from '~/raga/catalogue.ts'
import { repertoireOf } from '~/raga/repertoire.ts'
import { composeAlap } from '~/raga/score/compose-alap.ts'

/** The scores of ten minutes of every raga, each as a number that another bit would change. */
export function sumsOfScores(): Record<string, number> {
  return Object.fromEntries(
    RAGAS.map((raga) => {
      const repertoire = repertoireOf(raga.id)
      const score = composeAlap({ raga, repertoire, minutes: 10, seed: 'engines' })
      return [raga.id, sumOf(JSON.stringify(score))]
    }),
  )
}

/** The 32-bit FNV-1a hash of a text. */
function sumOf(text: string): number {
  let sum = 0x811c9dc5
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193)
  return sum >>> 0
}

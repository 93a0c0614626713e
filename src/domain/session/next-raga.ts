import type { MoodValue } from '~/domain/mood/mood.ts'
import { mayAutoStart } from '~/domain/session/session-link.ts'
import { RAGAS } from '~/raga/catalogue.ts'
import type { Prahar } from '~/raga/model/prahar.ts'
import type { Raga } from '~/raga/model/raga.ts'

/**
 * The raga to play after another: the next one, in a circle, of those that belong to this watch by
 * tradition, its usual watch first; `null` when the watch has no other. A low mood is led to no
 * raga of tense character.
 */
export function nextRaga(raga: Raga, prahar: Prahar, mood: MoodValue | null): Raga | null {
  const fitting = RAGAS.filter(
    ({ name, prahars }) => prahars.includes(prahar) && (mood === null || mayAutoStart(mood, name)),
  )
  const usual = fitting.filter(({ prahars }) => prahars[0] === prahar)
  const circle = [...usual, ...fitting.filter((one) => !usual.includes(one))]
  const next = circle[(circle.indexOf(raga) + 1) % circle.length]
  return next && next !== raga ? next : null
}

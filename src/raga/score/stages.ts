import { ALAP_FORM, type Stage } from '~/raga/score/alap-form.ts'

/** The stage a moment falls into, and how far it has come by then, 0–1. */
export type StageAt = { readonly stage: Stage; readonly progress: number }

/** The stages of a session of so many minutes. */
export function stagesOf(minutes: number): readonly Stage[] {
  return ALAP_FORM.stages.findLast(({ fromMinutes }) => minutes >= fromMinutes)?.stages ?? []
}

/** The stage at a moment of the melody, 0 its first note and 1 its last. */
export function stageAt(stages: readonly Stage[], moment: number): StageAt {
  let begins = 0
  for (const stage of stages) {
    if (moment < begins + stage.share) return { stage, progress: (moment - begins) / stage.share }
    begins += stage.share
  }
  const last = stages.at(-1)
  if (!last) throw new RangeError('An alap needs a stage')
  return { stage: last, progress: 1 }
}

import { expect, test } from 'vitest'
import { RAGAS } from '~/raga/catalogue.ts'
import { measuredSound, soundMissed } from '~dev/recordings/timbre/measured-sound.ts'
import { MEASURED_RAGAS } from './measured-ragas.ts'

const OTHERS = RAGAS.filter(({ id }) => !MEASURED_RAGAS.some((measured) => measured === id))

// In the order of their Sa, so that some find the strings of the last one.
test.each(
  OTHERS.sort((one, other) => one.tonicHz - other.tonicHz).map(
    (raga) => [raga.name, raga] as const,
  ),
)('the drone and the voice of %s sound as real ones do, within their aims', (_name, raga) => {
  expect(soundMissed(measuredSound(raga))).toEqual([])
})

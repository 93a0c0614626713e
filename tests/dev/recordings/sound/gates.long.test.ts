import { join } from 'node:path'
import { expect, test } from 'vitest'
import { RAGAS } from '~/raga/catalogue.ts'
import { checkRecording } from '~dev/recordings/check/check-recording.ts'
import { EXCERPT_GATES, faultsOf, SHORT_GATES } from '~dev/recordings/check/gates.ts'
import { melodyFigures } from '~dev/recordings/check/melody-figures.ts'
import { soundFigures } from '~dev/recordings/check/sound-figures.ts'
import { collect } from '~dev/recordings/measure/collect.ts'
import { mixOf, scoreOf, stemOf } from '~dev/recordings/render/performance.ts'
import { renderFile } from '~dev/recordings/render/render-file.ts'
import { ragaFor } from '~tests/support/sound/raga-for.ts'
import { temporaryFolder } from '~tests/support/temporary-folder.ts'

const SECONDS = 40

test.each(RAGAS.map((raga) => [raga.name, raga] as const))(
  'the first forty seconds of %s have no fault, nor has its whole score',
  (_name, raga) => {
    const recording = { raga, minutes: 10 }
    const score = scoreOf(recording)
    const heard = soundFigures(collect(mixOf(recording), SECONDS))
    const sung = melodyFigures(raga, score, stemOf(recording, score, SECONDS))
    expect(faultsOf({ ...heard, ...sung }, EXCERPT_GATES)).toEqual([])
  },
)

test('a whole recording, encoded and decoded again, passes every gate', async () => {
  const folder = await temporaryFolder()
  const [draft, file] = [join(folder, 'draft'), join(folder, 'yaman-2.mp3')]
  await renderFile({ raga: ragaFor('yaman'), minutes: 2 }, { draft, file })
  const figures = await checkRecording({ name: 'yaman-2.mp3', file })
  expect(faultsOf(figures, SHORT_GATES)).toEqual([])
})

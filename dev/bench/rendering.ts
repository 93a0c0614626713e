import { join } from 'node:path'
import { RAGAS } from '~/raga/catalogue.ts'
import { renderFile } from '~dev/recordings/render-file.ts'

/** How many seconds of sound come out of a second of work, in one thread, MP3 and all. */
export async function benchRendering(folder: string): Promise<string[]> {
  const raga = RAGAS.find(({ id }) => id === 'yaman')
  if (!raga) throw new Error('The catalogue has no Yaman.')
  const began = performance.now()
  await renderFile(
    { raga, minutes: 1 },
    { draft: join(folder, 'bench.part'), file: join(folder, 'bench.mp3') },
  )
  const seconds = (performance.now() - began) / 1000
  return [`${(60 / seconds).toFixed(0)} × real time (one minute of Yaman)`]
}

import { fileURLToPath } from 'node:url'
import { renderBell } from '~/raga/sound/render-session.ts'
import { TIMBRE } from '~/raga/sound/voice/timbre.ts'
import { writeMp3 } from '~dev/recordings/render/render-file.ts'

/** The bell for a session without a recording; the file is committed, so that it always exists. */
export const BELL_FILE = fileURLToPath(new URL('../../public/bell.mp3', import.meta.url))

/** Renders the bell into a file. */
export async function makeBell(file: string = BELL_FILE): Promise<void> {
  await writeMp3(renderBell(), TIMBRE.bellAlone.seconds, { draft: `${file}.draft`, file })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await makeBell()

import * as z from 'zod/mini'
import { detailsOf, type SharedBirth } from '~/domain/birth/shared-birth.ts'
import {
  otherVersion,
  parsedJson,
  type ReadShared,
  readDetails,
  refused,
} from '~/features/astrology/share/read-shared.ts'

const KIND = 'alap-chart'
const VERSION = 1
// The longest birth needs about 1,500 bytes.
const MOST_BYTES = 10_000

const fileShape = z.object({
  kind: z.literal(KIND),
  version: z.int(),
  birth: z.optional(z.unknown()),
})

/** A birth as a small JSON file: what it is, its version, and the details by name. */
export function chartFile(shared: SharedBirth): File {
  const content = { kind: KIND, version: VERSION, birth: detailsOf(shared) }
  return new File([`${JSON.stringify(content, null, 2)}\n`], `${KIND}-${shared.birth.date}.json`, {
    type: 'application/json',
  })
}

/**
 * Reads a file, which may be anything from anyone.
 * @param now in ms UTC
 */
export async function readChartFile(file: File, now: number): Promise<ReadShared> {
  if (file.size > MOST_BYTES) return refused('The file is larger than any chart of Alap.')
  const text = await file.text().catch(() => null)
  return text === null ? refused('The file could not be opened.') : readChartText(text, now)
}

/** The same for the text of a file. */
export function readChartText(text: string, now: number): ReadShared {
  const parsed = z.safeParse(fileShape, parsedJson(text))
  if (!parsed.success) return refused('The file is not a chart of Alap, or was changed.')
  const { version, birth } = parsed.data
  return version === VERSION ? readDetails(birth, 'file', now) : otherVersion('file')
}

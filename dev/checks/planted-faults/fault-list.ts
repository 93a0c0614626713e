import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const fault = z.strictObject({
  /** What a person would notice, in plain words. */
  name: z.string().min(1),
  file: z.string().min(1),
  /** Text that stands exactly once in the file. */
  from: z.string().min(1),
  to: z.string(),
  /** Tests that probably see it; they run first. */
  tests: z.array(z.string()).optional(),
  /** For what only a browser shows: the journey that sees it. */
  journey: z.string().optional(),
})

export type PlantedFault = Readonly<z.infer<typeof fault>>

const LIST_FOLDER = 'tests/planted-faults'

/**
 * All planted faults of the clone.
 * @throws Error for a file that has another shape.
 */
export function readFaults(root: string): readonly PlantedFault[] {
  const folder = join(root, LIST_FOLDER)
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => z.array(fault).parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))))
}

/** The faults whose name or file contains one of the words; all of them without a word. */
export function faultsWith(
  faults: readonly PlantedFault[],
  words: readonly string[],
): readonly PlantedFault[] {
  if (words.length === 0) return faults
  return faults.filter(({ name, file }) =>
    words.some((word) => `${name} ${file}`.toLowerCase().includes(word.toLowerCase())),
  )
}

/** The text with the fault in it, or null where `from` does not stand exactly once. */
export function withFault(text: string, { from, to }: PlantedFault): string | null {
  const [before, after, ...more] = text.split(from)
  return before === undefined || after === undefined || more.length > 0 ? null : before + to + after
}

import { z } from 'zod'

/** By files: the tests that see the faults, and by what a person would notice, a text and its change. */
const list = z.record(
  z.string(),
  z.object({ tests: z.array(z.string()).min(1) }).catchall(z.tuple([z.string(), z.string()])),
)

export type PlantedFault = {
  /** What a person would notice, in plain words. */
  readonly name: string
  readonly file: string
  readonly tests: readonly string[]
  /** Text that stands exactly once in the file. */
  readonly from: string
  readonly to: string
}

/** @throws Error for a list of another shape. */
export function faultsOf(text: string): readonly PlantedFault[] {
  return Object.entries(list.parse(JSON.parse(text))).flatMap(([file, { tests, ...faults }]) =>
    Object.entries(faults).map(([name, [from, to]]) => ({ name, file, tests, from, to })),
  )
}

/**
 * The text with the fault in it.
 * @throws Error where `from` does not stand exactly once.
 */
export function withFault(text: string, { name, from, to }: PlantedFault): string {
  const [before, after, ...more] = text.split(from)
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`The text of the fault "${name}" does not stand once in its file.`)
  return before + to + after
}

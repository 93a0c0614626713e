import { type FailedTest, vitestInCopy } from './vitest-in-copy.ts'

/**
 * The tests that saw a fault, run once more without it: one that still fails has seen nothing.
 */
export async function redWithoutFault(
  copy: string,
  killers: readonly FailedTest[],
): Promise<readonly FailedTest[]> {
  const files = [...new Set(killers.map(({ file }) => file))].filter((file) => file.length > 0)
  if (files.length === 0) return []
  const { failed } = await vitestInCopy(copy, ['run', ...files])
  return failed
}

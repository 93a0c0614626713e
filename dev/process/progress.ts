const colour = process.stdout.isTTY && !process.env.NO_COLOR
const paint = (code: number, text: string) => (colour ? `\u001b[${code}m${text}\u001b[0m` : text)

export const bold = (text: string) => paint(1, text)
export const dim = (text: string) => paint(2, text)
const green = (text: string) => paint(32, text)

/** One line of the terminal's output. */
export function say(line = ''): void {
  console.log(line ? `  ${line}` : '')
}

export function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}

/**
 * Runs a step and prints a line when it is done: its name, its duration, and its address `where`.
 */
export async function step<Result>(
  name: string,
  work: () => Promise<Result>,
  where: (result: Result) => string,
): Promise<Result> {
  const began = performance.now()
  const result = await work()
  say(`${green('✓')} ${name.padEnd(24)} ${seconds(began).padStart(6)}  ${dim(where(result))}`)
  return result
}

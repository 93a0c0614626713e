const LONGEST_NAME = 100

/** What is wrong with a name somebody gives themselves, in a sentence; nothing when it can be taken. */
export function nameFault(name: string): string | undefined {
  const length = [...name.trim()].length
  if (length === 0) return 'Enter your full name.'
  return length > LONGEST_NAME
    ? `This name has ${length} characters. Use at most ${LONGEST_NAME}.`
    : undefined
}

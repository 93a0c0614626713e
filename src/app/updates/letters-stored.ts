/** Drafts are stored a second after the first letter at the latest; a slow device takes longer. */
const STORED_MS = 2000

let lastLetter = Number.NEGATIVE_INFINITY

/** Notes when something is typed. Returns a function that stops this. */
export function noteLetters(): () => void {
  const note = () => {
    lastLetter = performance.now()
  }
  document.addEventListener('input', note)
  return () => document.removeEventListener('input', note)
}

/** Resolves once the last letter that was typed is old enough to be stored. */
export function lettersStored(): Promise<void> {
  const wait = Math.max(0, lastLetter + STORED_MS - performance.now())
  return new Promise((resolve) => setTimeout(resolve, wait))
}

import { firstScreenBegun } from '~/lib/first-screen.ts'

/** Takes away the greeting that the document itself shows, when the first page has its own. */
export function endFirstGreeting(): void {
  void firstScreenBegun.then(() => document.getElementById('greeting')?.remove())
}

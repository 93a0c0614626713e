import { firstScreen } from '~/lib/first-screen.ts'

/** Takes away the greeting that the document itself shows, when the first page is drawn. */
export function endFirstGreeting(): void {
  void firstScreen.then(() => document.getElementById('greeting')?.remove())
}

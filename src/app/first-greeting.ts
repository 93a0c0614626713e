import { firstScreen, firstScreenBegun } from '~/lib/first-screen.ts'

/**
 * Ends what the document itself began (`dev/prerender/app-document.ts`): its greeting when the first
 * page has its own, and its wait with the fonts when the data is there.
 */
export function endFirstGreeting(): void {
  void firstScreenBegun.then(() => document.getElementById('greeting')?.remove())
  void firstScreen.then(() => document.documentElement.removeAttribute('data-fonts'))
}

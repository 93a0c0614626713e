import { paths } from '~/lib/paths.ts'

/** The documents of a build: of the landing page, of the sign-in page and of the rest of the app. */
export const DOCUMENTS = ['index.html', 'login.html', 'app.html'] as const

/** The document for an address of the app; the service worker serves the app's own for all of them. */
export function documentOf(address: string): string {
  return address.replace(/\/$/, '') === paths.login() ? 'login.html' : 'app.html'
}

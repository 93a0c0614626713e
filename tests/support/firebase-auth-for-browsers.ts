import { createRequire } from 'node:module'
import { join } from 'node:path'

/** The browsers' build of Firebase Auth: the one for Node stores nothing in localStorage. */
export function firebaseAuthForBrowsers(): string {
  const firebase = createRequire(import.meta.url).resolve('firebase/package.json')
  const auth = createRequire(firebase).resolve('@firebase/auth/package.json')
  return join(auth, '../dist/esm/index.js')
}

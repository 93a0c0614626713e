import type { Engine } from './drivers/engine.ts'

const RECORD = `
  window.complaints = []
  const record = (...words) => window.complaints.push(words.map(String).join(' '))
  addEventListener('error', (event) => record(event.message))
  addEventListener('unhandledrejection', (event) => record(event.reason))
  addEventListener('securitypolicyviolation', (event) => record('policy', event.blockedURI))
  for (const level of ['error', 'warn']) console[level] = record
`

/**
 * Keeps what the page complains of from now on, until a document is loaded anew. Returns how to
 * read it; a page that was loaded anew has lost it, which rejects.
 */
export async function recordComplaints(engine: Engine): Promise<() => Promise<string[]>> {
  await engine.run(RECORD)
  return async () => {
    const complaints = await engine.run('return window.complaints')
    if (!Array.isArray(complaints)) throw new Error('The page was loaded anew.')
    return complaints.map(String)
  }
}

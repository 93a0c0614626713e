import { createRequire } from 'node:module'

// The package has no types.
type Jsdom = { JSDOM: new (html: string) => { window: { document: Document } } }

/** A document for queries; its scripts do not run. */
export function parseDocument(html: string): Document {
  const { JSDOM } = createRequire(import.meta.url)('jsdom') as Jsdom
  return new JSDOM(html).window.document
}

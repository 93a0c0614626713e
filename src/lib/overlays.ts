/**
 * What opens over any page. It is named in the query of the address, so that it can be linked to
 * and closed with Back; a link to one of these keeps the page below.
 */
export const overlays = {
  /** Everything about one raga, by its id. */
  raga: (id: string) => `?raga=${encodeURIComponent(id)}`,
  /** The breathing ring and nothing else. */
  zen: () => '?zen',
  /** Sitting with bells alone, or over rain or a tanpura. */
  sit: () => '?sit',
  /** The mantras for this person, and their malas. */
  mantras: () => '?mantras',
  /** A picture of the person's days, to be shared. */
  share: () => '?share',
  /** A file for the person's calendar. */
  reminder: () => '?reminder',
  /** Adds recordings of the person's own; with an id, changes one of them. */
  yours: (id = '') => `?yours=${encodeURIComponent(id)}`,
  /** What is saved on this device and not in the account yet. */
  waiting: () => '?waiting',
} as const

/** The query of the page below an overlay: everything that belongs to no overlay. */
export function queryBelow(search: string): string {
  const below = search
    .replace('?', '')
    .split('&')
    .filter((part) => part !== '' && !Object.hasOwn(overlays, part.split('=', 1)[0] ?? ''))
  return below.length > 0 ? `?${below.join('&')}` : ''
}

/** An overlay's query, together with the query of the page below. */
export function queryOver(search: string, overlay: string): string {
  return overlay + queryBelow(search).replace('?', '&')
}

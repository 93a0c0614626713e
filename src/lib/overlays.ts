/**
 * What opens over any page. It is named in the address's query, so that it can be linked to and
 * Back closes it: a link to one of these keeps the page below.
 */
export const overlays = {
  /** Everything about one raga, by its id. */
  raga: (id: string) => `?raga=${encodeURIComponent(id)}`,
  /** The breathing ring and nothing else. */
  zen: () => '?zen',
  /** Sitting by the clock, without a recording. */
  sit: () => '?sit',
  /** The mantras for this person, and their malas. */
  mantras: () => '?mantras',
  /** A picture of one's days, to be shared. */
  share: () => '?share',
  /** A file for one's calendar. */
  reminder: () => '?reminder',
} as const

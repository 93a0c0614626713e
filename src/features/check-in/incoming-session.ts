const SESSION_KEYS = ['sessionData', 'sessionId', 'title', 'audioUrl'] as const

/**
 * The session the page before asked for, to be handed on as it came: the session screen is the one
 * that checks it.
 */
export function incomingSession(state: unknown): Record<string, unknown> {
  if (typeof state !== 'object' || state === null) return {}
  const entries = Object.entries(state)
  return Object.fromEntries(entries.filter(([key]) => SESSION_KEYS.some((known) => known === key)))
}

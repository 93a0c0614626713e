import { isMoodValue, type MoodValue } from '~/domain/mood/mood.ts'

/** A reflection that is being written. */
export type Draft = {
  /** The id the entry will have. */
  readonly id: string
  readonly content: string
  readonly mood: MoodValue | null
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function emptyDraft(): Draft {
  return { id: crypto.randomUUID(), content: '', mood: null }
}

/** Reads what the device kept. Invalid data gives an empty draft, but text is never dropped. */
export function parseDraft(kept: unknown): Draft {
  const empty = emptyDraft()
  if (typeof kept !== 'object' || kept === null) return empty
  const { id, content, mood } = kept as Partial<Record<keyof Draft, unknown>>
  return {
    id: typeof id === 'string' && UUID.test(id) ? id : empty.id,
    content: typeof content === 'string' ? content : '',
    mood: isMoodValue(mood) ? mood : null,
  }
}

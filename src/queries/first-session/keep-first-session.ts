import { idOf, rowOf, type Write } from '~/data/write.ts'
import { checkEntry } from '~/domain/journal/journal-entry.ts'
import { type FirstSession, firstSession } from '~/queries/first-session/first-session.ts'
import { outboxOf } from '~/queries/outbox/outbox-of.ts'
import { checkInHere } from '~/queries/reads/today-mood.ts'
import { rowsOf } from '~/queries/rows/person-rows.ts'
import { storeTogether } from '~/queries/rows/store-write.ts'

/**
 * What became of a first session: `kept`, or `beside` where the account had a check-in of that day
 * already, which stays; `nothing` where this person has brought none that is to be kept.
 */
export type FirstSessionEnd = 'kept' | 'beside' | 'nothing'

let keeping: { readonly uid: string; readonly end: Promise<FirstSessionEnd> } | undefined

/**
 * Stores what the person has brought along from a first session, then drops it from the tab. To be
 * interrupted anywhere and done again is harmless: every id was made when the thing happened.
 * @throws DataError when it is not stored; then it is still in the tab
 */
export function keepFirstSession(uid: string): Promise<FirstSessionEnd> {
  if (keeping?.uid === uid) return keeping.end
  const end = keep(uid)
    .catch((error: unknown) => {
      // The half hour of what could not be stored begins anew.
      const session = firstSession.get()
      if (session) firstSession.keep(session)
      throw error
    })
    .finally(() => {
      keeping = undefined
    })
  keeping = { uid, end }
  return end
}

async function keep(uid: string): Promise<FirstSessionEnd> {
  const session = firstSession.get()
  if (!session?.isWanted) {
    firstSession.drop()
    return 'nothing'
  }
  const checkIn: Write = { kind: 'record-mood', ...session.checkIn, base: null }
  await rowsOf(uid).pull()
  const held = await checkInHere(uid, session.checkIn.day)
  const isOther = held !== null && held.id !== session.checkIn.id
  await storeTogether(uid, [...(isOther ? [] : [checkIn]), ...othersOf(session)])
  // This person may have signed out by now, and somebody else begun a session in this tab.
  if (firstSession.get()?.checkIn.id === session.checkIn.id) firstSession.drop()
  return isOther || isOtherWaiting(uid, checkIn) ? 'beside' : 'kept'
}

/** Whether another check-in of that day waits on this device, which was not replaced either. */
function isOtherWaiting(uid: string, checkIn: Write): boolean {
  const waiting = outboxOf(uid)
    .rows()
    .find(({ row }) => row === rowOf(checkIn))
  return waiting !== undefined && idOf(waiting.write as Write) !== idOf(checkIn)
}

/** The session, if it counts, and the words, if there are any. */
function othersOf({ checkIn, session, words }: FirstSession): readonly Write[] {
  const entry = words && checkEntry(words.content, checkIn.mood)
  return [
    ...(session ? [{ kind: 'record-session', ...session } as const] : []),
    ...(words && entry?.status === 'ready'
      ? [
          {
            kind: 'save-entry',
            id: words.id,
            content: entry.content,
            mood: entry.mood,
            ...words.began,
          } as const,
        ]
      : []),
  ]
}

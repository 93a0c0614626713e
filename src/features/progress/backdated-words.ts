import type { BackdatedRefusal } from '~/domain/practice/backdated-day.ts'
import { WINDOW_DAYS } from '~/domain/practice/completion.ts'

/** Why nothing can be added to a day. */
export const REFUSALS: Readonly<Record<BackdatedRefusal, string>> = {
  future: 'That day has not come yet. Choose today or a day before it.',
  'too-early': `Only the last ${WINDOW_DAYS} days can be filled in. Choose one of those.`,
  'nothing-ticked': 'Tick a session, a journal entry, or both.',
}

/** Why no session can be added to a day. */
export const ONE_IS_ENOUGH = 'A session was added to this day already, and one is enough.'

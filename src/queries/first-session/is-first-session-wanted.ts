import { broughtAlong } from '~/queries/drafts/brought-along.ts'

/**
 * Whether a first session of this tab is to be kept in an account. Says so without the code that knows
 * what is in it.
 */
export function isFirstSessionWanted(): boolean {
  return Object(broughtAlong.get('first-session')).isWanted === true
}

import { IdentityError } from '~/lib/identity-error.ts'

/** An error, and where it is shown: next to a field, or above the button. */
export type DeletionFault = {
  readonly at: 'password' | 'typed' | 'form'
  readonly title?: string
  readonly text: string
}

/** True for the word DELETE and for the person's own address. */
export function isConfirmed(typed: string, email: string): boolean {
  const word = typed.trim()
  return word === 'DELETE' || word.toLowerCase() === email.toLowerCase()
}

/** The password was refused; nothing has changed. */
export function refusedSignIn(error: unknown): DeletionFault {
  const kind = error instanceof IdentityError ? error.kind : 'unexpected'
  if (kind === 'wrong-credentials') {
    return { at: 'password', text: 'This is not your password. Nothing has been deleted.' }
  }
  return {
    at: 'form',
    title: 'Nothing has been deleted',
    text:
      kind === 'too-many-requests'
        ? 'There were too many attempts, so this is paused to keep the account safe. Wait a few minutes, then try again.'
        : kind === 'offline'
          ? 'The sign-in service cannot be reached. Check your connection, then try again.'
          : 'Your password could not be checked. Sign out and in again, then try once more.',
  }
}

/** It is unknown whether the rows are deleted; the sign-in is not. */
export const UNDELETED_DATA: DeletionFault = {
  at: 'form',
  title: 'Your data may not be deleted yet',
  text: 'The database did not confirm it. You can still sign in. Try again: doing it twice is harmless.',
}

/** The rows are deleted; the sign-in is not. */
export function undeletedSignIn(error: unknown): DeletionFault {
  const isOffline = error instanceof IdentityError && error.kind === 'offline'
  return {
    at: 'form',
    title: 'Your data is deleted, your sign-in is not yet',
    text: isOffline
      ? 'All you recorded is gone. The sign-in service cannot be reached, so your address and password still stand. Check your connection, then try again.'
      : 'All you recorded is gone. Your address and password still stand. Try again.',
  }
}

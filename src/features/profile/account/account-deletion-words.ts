import type { Faults } from '~/ui/controls/use-form.ts'
import { identityFaults, identityWords } from '~/ui/feedback/identity-words.ts'

export type DeletionFaults = Faults<'password' | 'typed'>

/** True for the word DELETE and for the person's own address. */
export function isConfirmed(typed: string, email: string): boolean {
  const word = typed.trim()
  return word === 'DELETE' || word.toLowerCase() === email.toLowerCase()
}

/** The password was refused; nothing has changed. */
export function refusedSignIn(error: unknown): DeletionFaults {
  const found = identityFaults(error, 'begin-deletion', { 'wrong-credentials': 'password' })
  if (found.form === undefined) return found
  return { form: { title: 'Nothing has been deleted', text: found.form } }
}

/** It is unknown whether the rows are deleted; the sign-in is not. */
export const UNDELETED_DATA: DeletionFaults = {
  form: {
    title: 'Your data may not be deleted yet',
    text: 'The database did not confirm it. You can still sign in. Try again: doing it twice is harmless.',
  },
}

/** The rows are deleted; the sign-in is not. */
export function undeletedSignIn(error: unknown): DeletionFaults {
  return {
    form: {
      title: 'Your data is deleted, your sign-in is not yet',
      text: identityWords(error, 'delete-sign-in'),
    },
  }
}

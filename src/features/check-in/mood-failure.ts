import { DataError, WriteRefused } from '~/lib/data-error.ts'

const NEWER = 'A newer mood from another device is stored for today, and stays.'

/** Why a mood is not saved, as the check-in says it on its way to the session. */
export function checkInFailure(error: unknown): string {
  const why = error instanceof WriteRefused ? NEWER : 'Failed to save your mood.'
  return `${why} You can still continue with your session.`
}

/** Why a mood is not saved, away from the check-in (specification §8). */
export function moodFailure(error: unknown): string {
  if (error instanceof WriteRefused) return NEWER
  const isSignedOut = error instanceof DataError && error.kind === 'signed-out'
  return isSignedOut
    ? 'Unable to save mood. Please try again.'
    : 'Failed to save mood. Please try again.'
}

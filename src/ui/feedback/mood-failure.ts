import { DataError, dataErrorKind, WriteRefused } from '~/lib/data-error.ts'

const NEWER = 'A newer mood from another device is stored for today, and stays.'
const WRONG_CLOCK =
  'Your mood was not saved. Correct the date in the settings of your device, then try again.'

/** Why a mood was not saved, for the check-in, which continues to the session. */
export function checkInFailure(error: unknown): string {
  if (dataErrorKind(error) === 'wrong-clock') return WRONG_CLOCK
  const why = error instanceof WriteRefused ? NEWER : 'Failed to save your mood.'
  return `${why} You can still continue with your session.`
}

/** Why a mood was not saved, for other pages. */
export function moodFailure(error: unknown): string {
  if (error instanceof WriteRefused) return NEWER
  if (dataErrorKind(error) === 'wrong-clock') return WRONG_CLOCK
  const isSignedOut = error instanceof DataError && error.kind === 'signed-out'
  return isSignedOut
    ? 'Unable to save mood. Please try again.'
    : 'Failed to save mood. Please try again.'
}

/** Why a mood was not cleared. */
export function clearFailure(error: unknown): string {
  return error instanceof WriteRefused ? NEWER : 'Failed to clear mood. Please try again.'
}

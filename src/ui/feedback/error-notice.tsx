import type { ReactNode } from 'react'
import { assertNever } from '~/lib/assert-never.ts'
import { type DataErrorKind, dataErrorKind } from '~/lib/data-error.ts'
import { Button } from '~/ui/controls/button.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'

/**
 * The words for what could not be read: what happened, what is safe, what to do. A screen words its
 * own failed writes.
 */
export function dataErrorWords(kind: DataErrorKind): { title: string; text: string } {
  switch (kind) {
    case 'offline':
      return {
        title: 'Alap cannot be reached just now',
        text: 'Nothing you wrote is lost. Check your connection, then try again.',
      }
    case 'signed-out':
      return {
        title: 'You have been signed out',
        text: 'What you wrote stays on this device. Sign in again to go on.',
      }
    case 'forbidden':
      return {
        title: 'That is not yours to open',
        text: 'Your own entries are untouched. If this keeps happening, sign out and in again.',
      }
    case 'invalid':
      return {
        title: 'That was refused',
        text: 'What you typed is still here. Change it and try again.',
      }
    case 'full':
      return {
        title: 'There is no room for more',
        text: 'What you typed is still here. Delete one that you no longer need, then try again.',
      }
    case 'malformed':
      return {
        title: 'The answer could not be read',
        text: 'Nothing you recorded is lost. Reload the page; it may be an older version.',
      }
    case 'not-configured':
      return {
        title: 'Neon database not configured',
        text: 'This copy of Alap has no database, so nothing can be kept.',
      }
    case 'outdated':
      return {
        title: 'A new version of Alap is here',
        text: 'Reload the page to go on with it. Drafts are kept on this device; copy other words before you reload.',
      }
    case 'wrong-clock':
      return {
        title: 'Nothing was saved under the wrong date',
        text: 'What you typed is still here. Correct the date in the settings of your device, then save it again.',
      }
    case 'disturbed':
      return {
        title: 'Somebody is disturbing Alap just now',
        text: 'Nothing you recorded is lost. It is put right within a minute or two; then try again.',
      }
    case 'superseded':
      return {
        title: 'It was changed somewhere else meanwhile',
        text: 'The newer version is stored and stays. What you typed is still here.',
      }
    case 'conflict':
      return {
        title: 'Something else is stored in its place',
        text: 'It stays as it is. What you typed is still here.',
      }
    case 'gone':
      return {
        title: 'It was deleted somewhere else meanwhile',
        text: 'It stays deleted, and what you typed is still here: save once more to keep it as something new.',
      }
    case 'unexpected':
      return {
        title: 'Something went wrong',
        text: 'Nothing you recorded is lost. Please try again.',
      }
    default:
      return assertNever(kind)
  }
}

/** The same for a write of the person's own: what is refused then is no page that they wanted to open. */
export function failedWriteWords(kind: DataErrorKind): { title: string; text: string } {
  if (kind !== 'forbidden') return dataErrorWords(kind)
  return {
    title: 'The database did not take it',
    text: 'What you typed is still here, and what you saved before is as it was. Sign out and in again, then save it once more.',
  }
}

type FailedWriteProps = {
  /** The screen's own words. */
  title: string
  error: unknown
  action?: ReactNode
  /** Said after the reason. */
  more?: string
}

/** A write that failed, in the form it was sent from: the reason, and what is safe. */
export function FailedWrite({ title, error, action, more = '' }: FailedWriteProps) {
  const reason = failedWriteWords(dataErrorKind(error))
  return (
    <Notice tone="danger" title={title} action={action}>
      {`${reason.title}. ${reason.text}${more}`}
    </Notice>
  )
}

type ErrorNoticeProps = { error: unknown; onRetry?: () => void }

/** An error on the page it concerns, with a next step. */
export function ErrorNotice({ error, onRetry }: ErrorNoticeProps) {
  const kind = dataErrorKind(error)
  const { title, text } = dataErrorWords(kind)
  // The database no longer knows this page's version, so a retry cannot help: reload instead.
  const retry = kind === 'outdated' ? () => window.location.reload() : onRetry
  return (
    <Notice
      tone="danger"
      title={title}
      action={
        retry && (
          <Button variant="quiet" onClick={retry}>
            {kind === 'outdated' ? 'Reload' : 'Try again'}
          </Button>
        )
      }
    >
      {text}
    </Notice>
  )
}

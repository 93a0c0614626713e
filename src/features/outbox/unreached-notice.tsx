import { StripNotice } from '~/features/outbox/view/strip-notice.tsx'
import { ownEnglish } from '~/lib/own-english.ts'
import { useUnreached } from '~/queries/cache/use-unreached.ts'
import { Button } from '~/ui/controls/button.tsx'
import { dataErrorWords } from '~/ui/feedback/error-notice.tsx'

/** Above a page that shows what this device kept, because the database could not be read. */
export function UnreachedNotice() {
  const { unreached, retry } = useUnreached()
  if (!unreached) return null
  const made = new Intl.DateTimeFormat(ownEnglish(), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <StripNotice
      title={dataErrorWords(unreached.kind).title}
      action={
        <Button variant="quiet" onClick={retry}>
          Try again
        </Button>
      }
    >
      {`This is what this device kept on ${made.format(unreached.since)}.`}
    </StripNotice>
  )
}

import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { overlays } from '~/lib/overlays.ts'
import { paths } from '~/lib/paths.ts'
import { ownEnglish } from '~/lib/words/own-english.ts'
import { useUnreached } from '~/queries/cache/use-unreached.ts'
import { useOutbox } from '~/queries/outbox/use-outbox.ts'
import { usePerson } from '~/queries/person.tsx'
import { rowsOf } from '~/queries/rows/person-rows.ts'
import { Button } from '~/ui/controls/button.tsx'
import { ButtonLink } from '~/ui/controls/button-link.tsx'
import { dataErrorWords } from '~/ui/feedback/error-notice.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { useToast } from '~/ui/feedback/toast.ts'
import { useOverlayLink } from '~/ui/overlay/use-overlay-link.ts'

/**
 * Above every page: whether it shows what this device kept, and what waits to be sent. Once a visit it is
 * said that this browser keeps nothing.
 */
export function DeviceStrips() {
  useSayInMemory()
  return (
    <>
      <UnreachedNotice />
      <WaitingStrip />
    </>
  )
}

let isInMemorySaid = false

function useSayInMemory(): void {
  const { uid } = usePerson()
  const { toast } = useToast()
  const say = useEffectEvent(() => {
    if (isInMemorySaid || !rowsOf(uid).areInMemory()) return
    isInMemorySaid = true
    toast({
      title: 'This browser keeps nothing here',
      description:
        'Alap works as long as this page is open. What you record goes straight to your account.',
    })
  })
  useEffect(() => {
    say()
    return rowsOf(uid).subscribe(say)
  }, [uid])
}

/** These go on with Alap's own ragas where nothing was ever read. Other pages speak for themselves. */
const WITH_MUSIC = [paths.dashboard(), paths.dailyAudio(), '/audio/:id']

/** These need no read, and say nothing of one that is missing. */
const WITHOUT_READS = [paths.moodCheckin(), paths.panchang(), paths.vedicCalculator()]

/** A page that went on without its reads fills by itself soon after they can be had. */
const AGAIN_MS = 15_000

/** Above a page that shows what this device kept, or only music, as the database cannot be read. */
function UnreachedNotice() {
  const { unreached, isMissing, isSlow, retry } = useUnreached()
  const { pathname } = useLocation()
  const isAmong = (list: readonly string[]) => list.some((path) => matchPath(path, pathname))
  const again = useEffectEvent(retry)
  const goesOn = isMissing && isAmong([...WITH_MUSIC, ...WITHOUT_READS])
  useEffect(() => {
    if (!goesOn) return
    const timer = setInterval(again, AGAIN_MS)
    return () => clearInterval(timer)
  }, [goesOn])
  const tryAgain = (
    <Button variant="quiet" onClick={retry}>
      Try again
    </Button>
  )
  if (isSlow && isAmong(WITH_MUSIC)) {
    return (
      <StripNotice>
        Your practice is still being fetched: the line is slow. You can listen; your days come by
        themselves.
      </StripNotice>
    )
  }
  if (isMissing && isAmong(WITH_MUSIC)) {
    return (
      <StripNotice action={tryAgain}>
        Alap cannot reach your account just now. You can listen; your days come back with the
        connection.
      </StripNotice>
    )
  }
  if (!unreached) return null
  const made = new Intl.DateTimeFormat(ownEnglish(), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <StripNotice title={dataErrorWords(unreached.kind).title} action={tryAgain}>
      {`This is what this device kept on ${made.format(unreached.since)}.`}
    </StripNotice>
  )
}

/** How many things wait on this device, on every screen, with a way to see them. */
function WaitingStrip() {
  const { waiting } = useOutbox()
  const over = useOverlayLink()
  if (waiting.length === 0) return null
  const inNeed = waiting.filter(({ needsAttention }) => needsAttention).length
  return (
    <WaitingLine>
      <ButtonLink variant="quiet" {...over(overlays.waiting())}>
        {inNeed > 0
          ? counted(inNeed, 'Needs attention: 1 change', 'Need attention: # changes')
          : counted(
              waiting.length,
              'Saved on this device: 1 change',
              'Saved on this device: # changes',
            )}
      </ButtonLink>
    </WaitingLine>
  )
}

function counted(count: number, one: string, many: string): string {
  return count === 1 ? one : many.replace('#', String(count))
}

type StripNoticeProps = { title?: string; action?: ReactNode; children: ReactNode }

/** A notice above the page, as wide as the page's text. */
function StripNotice({ title, action, children }: StripNoticeProps) {
  return (
    <div className="mx-auto w-full max-w-3xl px-4 pt-4">
      <Notice {...(title && { title })} action={action}>
        {children}
      </Notice>
    </div>
  )
}

type WaitingLineProps = {
  /** The way to the list of what waits. */
  children: ReactNode
}

/** One line above the page about what waits on this device. */
function WaitingLine({ children }: WaitingLineProps) {
  return (
    <div role="status" className="flex justify-center px-4 pt-3 text-small">
      {children}
    </div>
  )
}

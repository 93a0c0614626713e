import type { ReactNode } from 'react'
import { Button } from '~/ui/controls/button.tsx'
import { SkipButton } from '~/ui/controls/skip-button.tsx'

type Trouble = { title: string; description: string }

type SessionFootProps = {
  /** The state of the sound in words; empty while it plays normally. */
  status: string
  trouble: Trouble | null
  /** Loading has stalled: a retry may help. */
  canRetry: boolean
  onRetry: () => void
  /** The time line: a separate component, so that a tick renders nothing else. */
  timeline: ReactNode
  onSkip: (seconds: number) => void
  /** False where the recording cannot be sought. */
  canSkip?: boolean
  /** Where the sound resumed, and a button to start over. */
  resumed?: ReactNode
  /** Shown between the two skip buttons. */
  children: ReactNode
}

/** The time line and the controls below it. */
export function SessionFoot(props: SessionFootProps) {
  const { canSkip = true } = props
  return (
    <>
      {props.trouble ? (
        <div
          role="alert"
          className="mb-1 flex flex-wrap items-center justify-center gap-x-4 gap-y-2"
        >
          <p>
            <strong className="font-semibold">{props.trouble.title}</strong>{' '}
            {props.trouble.description}
          </p>
          <TryAgain onPress={props.onRetry} />
        </div>
      ) : (
        <div className="flex min-h-5 flex-wrap items-center justify-center gap-x-4 gap-y-2 text-center">
          <p role="status" className="text-small">
            {props.status}
          </p>
          {props.canRetry && <TryAgain onPress={props.onRetry} />}
        </div>
      )}
      {props.resumed}
      {props.timeline}
      <div className="flex items-center justify-between text-[1.25rem] lg:justify-center lg:gap-8">
        <SkipButton way="back" canSkip={canSkip} onSkip={props.onSkip} />
        <div className="flex items-center gap-2 text-body">{props.children}</div>
        <SkipButton way="forward" canSkip={canSkip} onSkip={props.onSkip} />
      </div>
    </>
  )
}

function TryAgain({ onPress }: { onPress: () => void }) {
  return (
    <Button variant="on-sky" onClick={onPress}>
      Try again
    </Button>
  )
}

type MoreButtonProps = { onPress: () => void; children: ReactNode }

/** Opens more options. It has no frame, so that the play control is the most obvious button. */
export function MoreButton({ onPress, children }: MoreButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onPress}
      className="inline-flex min-h-11 items-center rounded-full px-5 font-semibold eased hover:bg-current/15"
    >
      {children}
    </button>
  )
}

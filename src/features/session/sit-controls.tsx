import type { ReactNode } from 'react'
import { clockTime, spokenTime } from '~/lib/words/clock-time.ts'

type SitControlsProps = {
  /** A change in the sit to report; empty if there is none. */
  notice: string
  main: ReactNode
  beside: ReactNode
}

/** Below the ring of a sit: the main button, with the less important ones under it. */
export function SitControls({ notice, main, beside }: SitControlsProps) {
  return (
    <div className="mx-auto flex max-w-[26rem] flex-col items-center gap-3">
      <p role="status" className="text-balance text-small empty:hidden">
        {notice}
      </p>
      {main}
      <div className="flex justify-center gap-2">{beside}</div>
    </div>
  )
}

type SitTimeProps = { secondsLeft: number; isHidden: boolean; isPaused: boolean }

/** The time left of a sit, in the middle of its ring. */
export function SitTime({ secondsLeft, isHidden, isPaused }: SitTimeProps) {
  return (
    <div className="relative flex flex-col items-center">
      {!isHidden && (
        <p role="timer" aria-label={`${spokenTime(secondsLeft)} left`}>
          <span
            aria-hidden="true"
            className="font-light whitespace-nowrap text-[clamp(2.25rem,min(15vw,11dvh),5.5rem)] figures leading-none tracking-[-0.02em]"
          >
            {clockTime(secondsLeft)}
          </span>
        </p>
      )}
      <p role="status" className={isHidden ? '' : 'absolute top-full mt-2'}>
        {isPaused ? 'Paused' : ''}
      </p>
    </div>
  )
}

type BareButtonProps = { onClick: () => void; opensDialog?: boolean; children: ReactNode }

/** A text button without a frame for a sky, next to the main button. */
export function BareButton({ onClick, opensDialog = false, children }: BareButtonProps) {
  return (
    <button
      type="button"
      {...(opensDialog && { 'aria-haspopup': 'dialog' })}
      onClick={onClick}
      className="inline-flex min-h-11 items-center rounded-full px-5 font-semibold eased hover:bg-current/15"
    >
      {children}
    </button>
  )
}

import { clockTime, spokenTime } from '~/lib/clock-time.ts'

type SitTimeProps = { secondsLeft: number; isHidden: boolean; isPaused: boolean }

/** How much of a sit is left, in the middle of its ring. */
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

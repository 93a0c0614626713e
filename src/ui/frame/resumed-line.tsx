import { clockTime } from '~/lib/clock-time.ts'

type ResumedLineProps = {
  /** Seconds, and the way back to the start; null when it began at its start. */
  resumed: { from: number; startOver: () => void } | null
}

/** Where the sound went on from, and one small thing to do about it. */
export function ResumedLine({ resumed }: ResumedLineProps) {
  if (!resumed) return null
  return (
    <p className="flex items-center justify-center gap-1 text-small figures lg:shrink-0">
      <span role="status">From {clockTime(resumed.from)}.</span>
      <button
        type="button"
        onClick={resumed.startOver}
        className="inline-flex min-h-11 items-center rounded-full px-3 font-semibold underline underline-offset-4 hover:bg-current/15"
      >
        Start over
      </button>
    </p>
  )
}

export type MoodStep = {
  readonly id: string
  readonly name: string
  /** How many days or sessions it stands for, in words. */
  readonly amount: string
  readonly before: number
  readonly after: number
  /** Whether a line joins the two: only if the difference is significant. */
  readonly isJoined: boolean
}

type MoodStepsProps = {
  /** The drawing described in a sentence. */
  description: string
  /** The words for the two ends of the scale. */
  ends: readonly [string, string]
  steps: readonly MoodStep[]
}

const xOf = (mean: number) => `${((mean - 1) / 4) * 100}%`

/** Moods before and after, one row each: an open dot and a full dot. */
export function MoodSteps({ description, ends, steps }: MoodStepsProps) {
  return (
    <div role="img" aria-label={description} className="flex flex-col gap-2 text-small">
      {steps.map((step) => (
        <div key={step.id}>
          <p className="flex flex-wrap justify-between gap-x-3">
            <span>{step.name}</span>
            <span className="text-ink-soft figures">{step.amount}</span>
          </p>
          <div className="px-2 text-accent">
            <StepLine {...step} />
          </div>
        </div>
      ))}
      <div className="flex flex-wrap justify-between gap-x-3 text-ink-soft text-tiny">
        <span>{ends[0]}</span>
        <span className="inline-flex items-center gap-1.5">
          <Dot isFull={false} />
          <span>before</span>
          <Dot isFull />
          <span>after</span>
        </span>
        <span>{ends[1]}</span>
      </div>
    </div>
  )
}

function StepLine({ id, before, after, isJoined }: MoodStep) {
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height="22"
      style={{ overflow: 'visible' }}
      fill="currentColor"
    >
      <line
        x1="0"
        x2="100%"
        y1="11"
        y2="11"
        stroke="currentColor"
        strokeWidth="0.75"
        opacity="0.5"
      />
      {isJoined && (
        <line
          x1={xOf(before)}
          x2={xOf(after)}
          y1="11"
          y2="11"
          stroke="currentColor"
          strokeWidth="2.5"
          data-joined={id}
        />
      )}
      <circle
        cx={xOf(before)}
        cy="11"
        r="6.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        data-mean={before.toFixed(1)}
      />
      <circle cx={xOf(after)} cy="11" r="4.5" data-mean={after.toFixed(1)} />
    </svg>
  )
}

function Dot({ isFull }: { isFull: boolean }) {
  return (
    <svg
      aria-hidden="true"
      width="12"
      height="12"
      className="text-accent"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      <circle cx="6" cy="6" r={isFull ? 4 : 5} fill={isFull ? 'currentColor' : 'none'} />
    </svg>
  )
}

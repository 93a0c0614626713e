import { pagePlaces } from '~/features/session/page-places.ts'
import { useResumedFrom } from '~/features/session/use-resumed-from.ts'
import { clockTime } from '~/lib/clock-time.ts'
import { ResumedLine } from '~/ui/frame/resumed-line.tsx'

/** Says for a while where a recording went on from; nothing when it began at its start. */
export function Resumed() {
  const from = useResumedFrom()
  if (from === null) return null
  return (
    <ResumedLine
      words={`From ${clockTime(from)}.`}
      action="Start over"
      onAct={pagePlaces.startOver}
    />
  )
}

import { dayAs } from '~/domain/day/day-as.ts'
import { timeOfMinute } from '~/domain/day/day-words.ts'
import { addDays } from '~/domain/day/local-day.ts'
import { localMomentAt } from '~/domain/day/local-moment.ts'
import { sessionScreen } from '~/domain/session/session-link.ts'
import { RagaCard } from '~/features/dashboard/raga-card.tsx'
import { clockTime } from '~/lib/words/clock-time.ts'
import { goesOnFrom } from '~/listening/resume/going-on.ts'
import { type Heard, useRecentlyHeard } from '~/queries/listening/recently-heard.ts'
import { emblemNamed } from '~/raga/emblem.ts'

/** The session that was left last on this device, to go on with; nothing while none was left. */
export function WhereYouStopped() {
  const now = new Date()
  const left = useRecentlyHeard().find((heard) => (goesOnFrom(heard, now) ?? 0) > 0)
  if (!left) return null
  const { recording, position } = left
  const { title, raga } = recording
  const known = emblemNamed(raga)
  return (
    <RagaCard
      label={`Where you stopped: ${title}`}
      caption="Where you stopped"
      raga={{ name: raga ?? title, devanagari: known?.raga.devanagari, iast: known?.raga.iast }}
      emblem={known?.emblem ?? null}
      facts={heardWords(left)}
      why={`${whenWords(left.at, now)}. It goes on at ${clockTime(position)}.`}
      begin={{ ...sessionScreen(recording), label: 'Go on', what: `with ${title}` }}
    />
  )
}

/** "The Long Corridor · 14 of 30 min heard". */
function heardWords({ recording: { title, minutes }, position }: Heard): string {
  const heard = Math.max(1, Math.round(position / 60))
  return `${title} · ${minutes === null ? heard : `${heard} of ${minutes}`} min heard`
}

/** "Yesterday, 11:20 PM". */
function whenWords(at: string, now: Date): string {
  const { day, minute } = localMomentAt(new Date(at))
  const today = localMomentAt(now).day
  const named = new Map([
    [today, 'Today'],
    [addDays(today, -1), 'Yesterday'],
  ]).get(day)
  const date = named ?? dayAs(day, { weekday: 'long', day: 'numeric', month: 'long' })
  return `${date}, ${timeOfMinute(minute)}`
}

import type { MoodValue } from '~/domain/mood.ts'
import { sessionLink } from '~/domain/session-link.ts'
import type { Audio } from '~/queries/audios.ts'
import { emblemNamed } from '~/raga/emblem.ts'
import { SessionRow } from '~/ui/dashboard/session-row.tsx'

type SessionItemProps = {
  session: Pick<Audio, 'id' | 'title' | 'audioUrl' | 'raag' | 'moodCategory' | 'minutes'>
  mood: MoodValue | null
}

/** A session in a list, with its raga's emblem and name. */
export function SessionItem({ session, mood }: SessionItemProps) {
  const known = emblemNamed(session.raag)
  const facts = [`${session.minutes} min`, session.moodCategory].filter(Boolean).join(' · ')
  return (
    <SessionRow
      {...sessionLink(session, mood)}
      title={session.title}
      raga={session.raag ? { name: session.raag, devanagari: known?.raga.devanagari } : null}
      emblem={known?.emblem ?? null}
      facts={facts}
    />
  )
}

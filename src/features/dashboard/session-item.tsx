import { Favourite } from '~/features/dashboard/favourite.tsx'
import { paths } from '~/lib/paths.ts'
import type { Audio } from '~/queries/audios.ts'
import { emblemNamed } from '~/raga/emblem.ts'
import { LibraryRow } from '~/ui/library/library-row.tsx'

/** A session of the library, with its raga's emblem and name: press it to read more and hear it. */
export function SessionItem({ session }: { session: Audio }) {
  const known = emblemNamed(session.raag)
  const facts = [`${session.minutes} min`, session.moodCategory].filter(Boolean).join(' · ')
  return (
    <LibraryRow
      to={paths.audio(session.id)}
      title={session.title}
      raga={session.raag ? { name: session.raag, devanagari: known?.raga.devanagari } : null}
      emblem={known?.emblem ?? null}
      facts={facts}
      actions={<Favourite item={session.id} name={session.title} />}
    />
  )
}

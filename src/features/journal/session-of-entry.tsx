import type { DaySession } from '~/domain/journal/session-before.ts'
import { heardAgain } from '~/domain/session/heard-again.ts'
import { RECORDING_MINUTES, ragaRecording } from '~/domain/session/raga-recording.ts'
import { sessionScreen } from '~/domain/session/session-link.ts'
import { paths } from '~/lib/paths.ts'
import { ragaNamed } from '~/raga/catalogue.ts'
import { ButtonLink } from '~/ui/controls/button-link.tsx'
import { Link } from '~/ui/controls/link.tsx'

/** After which session it was written, with a way to hear it again. */
export function SessionOfEntry({ session }: { session: DaySession }) {
  const { minutes } = session
  const raga = ragaNamed(session.raga ?? '')
  const again = heardAgain(session)
  const name = again?.title ?? session.raga
  const length = minutes === null ? '' : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
  return (
    <div className="mt-8 flex flex-wrap items-center justify-between gap-3 border-line border-t py-3">
      <p>
        <span>{name === null ? 'After a session' : 'After '}</span>
        {name !== null && raga && (
          <Link
            to={paths.audio(ragaRecording(raga, RECORDING_MINUTES[0]).id)}
            className="text-accent underline underline-offset-4"
          >
            {name}
          </Link>
        )}
        {name !== null && !raga && <span className="font-semibold">{name}</span>}
        {length && <span>{`, ${length}`}</span>}
      </p>
      {again && (
        <ButtonLink {...sessionScreen(again)} variant="quiet">
          Hear it again
        </ButtonLink>
      )}
    </div>
  )
}

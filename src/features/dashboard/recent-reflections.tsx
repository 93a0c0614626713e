import { dayAs } from '~/domain/day/day-as.ts'
import { moodOf } from '~/domain/mood/mood.ts'
import { paths } from '~/lib/paths.ts'
import { RecordingList } from '~/listening/recording-list.tsx'
import type { Entry } from '~/queries/reads/journal.ts'
import { ButtonLink } from '~/ui/controls/button-link.tsx'
import { Card } from '~/ui/layout/card.tsx'
import { MoodFace } from '~/ui/motifs/mood-face.tsx'

const HEADING = 'Recent Reflections'
const SHOWN = 3

/** The last few reflections, or an invitation to write the first. */
export function RecentReflections({ entries }: { entries: readonly Entry[] }) {
  const isEmpty = entries.length === 0
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="font-semibold">{HEADING}</h2>
        {!isEmpty && (
          <ButtonLink to={paths.journal()} variant="ghost" size="tight">
            All Reflections
          </ButtonLink>
        )}
      </div>
      {isEmpty ? (
        <>
          <p className="mt-2 mb-4 text-ink-soft">What you write after a session stands here.</p>
          <ButtonLink to={paths.journal()} variant="quiet">
            Write the first line
          </ButtonLink>
        </>
      ) : (
        <RecordingList label={HEADING}>
          {entries.slice(0, SHOWN).map((entry) => (
            <Reflection key={entry.id} entry={entry} />
          ))}
        </RecordingList>
      )}
    </Card>
  )
}

/** The first two lines of a reflection. */
function Reflection({ entry: { day, mood, content } }: { entry: Entry }) {
  const { value, word } = moodOf(mood)
  return (
    <li className="flex gap-4 border-line border-b py-3 last:border-b-0">
      <span className="shrink-0 text-accent">
        <MoodFace value={value} size="small" />
      </span>
      <div className="min-w-0">
        <p className="text-ink-soft text-small">{`${dayAs(day, { day: 'numeric', month: 'short' })} · ${word}`}</p>
        <p dir="auto" className="line-clamp-2 font-display">
          {content}
        </p>
      </div>
    </li>
  )
}

import { useQuery } from '@tanstack/react-query'
import { firstOfMonth, type LocalDay } from '~/domain/day/local-day.ts'
import { excerptOf } from '~/domain/journal/search-entries.ts'
import { paths } from '~/lib/paths.ts'
import { entriesOfMonth } from '~/queries/journal/journal-rows.ts'
import { usePerson } from '~/queries/person.tsx'
import { Link } from '~/ui/controls/link.tsx'

/** More than two lines of any width. */
const TWO_LINES = 240

/** Two lines of each entry of a day, which lead to the whole of it. */
export function WrittenOnDay({ day }: { day: LocalDay }) {
  const { uid } = usePerson()
  const { data } = useQuery(entriesOfMonth(uid, firstOfMonth(day)))
  const entries = data?.filter((entry) => entry.day === day) ?? []
  if (entries.length === 0) return null
  return (
    <ul aria-label="What you wrote" className="ruled">
      {entries.map(({ id, content }) => (
        <li key={id}>
          <Link to={paths.journalEntry(id)} className="flex min-h-11 items-center py-2">
            <span dir="auto" className="line-clamp-2 font-display">
              {excerptOf(content, '', TWO_LINES)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

import { dayAs } from '~/domain/day/day-as.ts'
import { monthInFull, timeOfMinute } from '~/domain/day/day-words.ts'
import { type LocalDay, localDay } from '~/domain/day/local-day.ts'
import { isMoodValue, moodOf } from '~/domain/mood/mood.ts'
import type { MyRow } from '~/domain/my-data/my-data.ts'

/**
 * Reflections as Markdown, to read and to print: a heading for each month and for each entry, oldest
 * first. A line of a text that Markdown would take for a heading is kept from it; all else is as it was
 * written.
 */
export function journalMarkdown(entries: readonly MyRow[]): string {
  const parts = ['# Journal']
  let month = ''
  for (const entry of [...entries].sort(oldestFirst)) {
    const day = dayOf(entry)
    if (day.slice(0, 7) !== month) parts.push(`## ${monthInFull(day)}`)
    month = day.slice(0, 7)
    parts.push(`### ${headOf(entry, day)}`, textOf(String(entry.content ?? '')))
  }
  return `${parts.join('\n\n')}\n`
}

/** Its shape was checked when it was read. */
const dayOf = ({ local_date: day }: MyRow) => localDay(String(day))

function headOf({ local_minute: minute, mood, starred }: MyRow, day: LocalDay): string {
  const parts = [
    dayAs(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    typeof minute === 'number' ? timeOfMinute(minute) : null,
    isMoodValue(mood) ? moodOf(mood).word : null,
    starred === true ? 'starred' : null,
  ]
  return parts.filter((part) => part !== null).join(' · ')
}

/** Each line stays a line: two spaces at its end are Markdown's sign of that. */
function textOf(content: string): string {
  return content
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/^( {0,3})(#{1,6}(?=\s|$)|=+\s*$|-+\s*$)/gm, '$1\\$2')
    .replaceAll(/(?<=\S)\n(?=\S)/g, '  \n')
}

function oldestFirst(a: MyRow, b: MyRow): number {
  return keyOf(a) < keyOf(b) ? -1 : 1
}

function keyOf({ local_date: day, date_created: at, id }: MyRow): string {
  return `${String(day)} ${String(at)} ${String(id)}`
}

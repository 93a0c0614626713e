import { excerptOf } from '~/domain/journal/search-entries.ts'
import { paths } from '~/lib/paths.ts'
import { agoWords } from '~/lib/words/ago-words.ts'
import { useOnThisDayChoices } from '~/queries/journal/on-this-day-choices.ts'
import { useOnThisDay } from '~/queries/journal/use-on-this-day.ts'
import { useToday } from '~/queries/practice/use-today.ts'
import { Link } from '~/ui/controls/link.tsx'
import { Card } from '~/ui/layout/card.tsx'

const QUOTED = 120

/** The latest of what was written on days like this one, unless the person does not want it here. */
export function OnThisDay() {
  const day = useToday()
  const { all, light, today } = useOnThisDay()
  const [choices] = useOnThisDayChoices()
  const [latest] = choices?.isHardLeftOut || today !== 'not-hard' ? light : all
  if (!latest || !choices || choices.isLeftOutAtHome || choices.hiddenOn === day) return null
  const { entry, ago } = latest
  return (
    <Card tone="wash">
      <h2 className="font-semibold">On this day</h2>
      <Link to={paths.journalEntry(entry.id)} className="block pt-2">
        <span className="text-ink-soft text-small">{`Written ${agoWords(ago)}`}</span>{' '}
        <span dir="auto" className="line-clamp-2 break-words font-display">
          {excerptOf(entry.content, '', QUOTED)}
        </span>
      </Link>
    </Card>
  )
}

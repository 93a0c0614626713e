import { useMemo, useState } from 'react'
import { minuteOfDayAt } from '~/domain/minute-of-day.ts'
import { daysInWords } from '~/domain/practice/streak-words.ts'
import { type SharedCount, shareWords } from '~/domain/share-words.ts'
import { cardRaga } from '~/features/share/card-raga.ts'
import { ShareWays } from '~/features/share/share-ways.tsx'
import { usePerson } from '~/queries/person.tsx'
import { useShelf } from '~/queries/shelf.ts'
import { useToday } from '~/queries/use-today.ts'
import { Stack } from '~/ui/layout/stack.tsx'
import { TickChoice } from '~/ui/progress/tick-choice.tsx'
import { RadioChoice } from '~/ui/radio-choice.tsx'
import { ShareCard } from '~/ui/share/share-card.tsx'
import { Text } from '~/ui/text.tsx'

/** Both in days; `total` is one at least, and a `streak` of none is not offered. */
type SharedDaysProps = { streak: number; total: number }

/** The card, what is on it, and the ways to send it. */
export function SharedDays({ streak, total }: SharedDaysProps) {
  const person = usePerson()
  const raga = useCardRaga()
  const [wished, wish] = useState<SharedCount>('streak')
  const [isNamed, setNamed] = useState(false)
  const [picture, setPicture] = useState<Blob | null>()
  const counted = streak > 0 ? wished : 'total'
  const days = counted === 'streak' ? streak : total
  const name = isNamed ? person.name : null
  const card = useMemo(() => {
    if (!raga) return null
    const words = shareWords({ counted, days, raga: raga.name, name })
    return { words, content: { days, line: words.line, raga, name } }
  }, [counted, days, raga, name])
  if (!card) return null

  return (
    <Stack>
      <ShareCard content={card.content} alt={card.words.alt} onDrawn={setPicture} />
      {streak > 0 && total > streak && (
        <RadioChoice
          legend="Which days"
          value={counted}
          onChange={wish}
          choices={[
            { value: 'streak', label: 'In a row', detail: daysInWords(streak) },
            { value: 'total', label: 'All of them', detail: daysInWords(total) },
          ]}
        />
      )}
      {person.name && (
        <TickChoice
          legend="On the picture"
          choices={[{ label: `My name, ${person.name}`, isTicked: isNamed, onTick: setNamed }]}
        />
      )}
      <ShareWays picture={picture} text={`${card.words.text} ${location.origin}`} />
      <Text size="small" tone="soft">
        The picture is drawn on your device and goes nowhere until you send it.
      </Text>
    </Stack>
  )
}

/** One raga for as long as the card is open, unless another has been heard. */
function useCardRaga() {
  const heard = useShelf()[0]?.raga ?? null
  const today = useToday()
  return useMemo(() => cardRaga(heard, minuteOfDayAt(new Date()), today), [heard, today])
}

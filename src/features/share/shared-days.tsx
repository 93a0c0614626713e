import { useEffect, useMemo, useRef, useState } from 'react'
import { daysBetween, type LocalDay, localDay } from '~/domain/day/local-day.ts'
import { minuteOfDayAt } from '~/domain/day/local-moment.ts'
import {
  CARD,
  drawShareCard,
  loadCardFonts,
  type ShareCardContent,
} from '~/features/share/draw-share-card.ts'
import { ShareActions } from '~/features/share/share-actions.tsx'
import { type SharedCount, shareWords } from '~/features/share/share-words.ts'
import { daysInWords } from '~/lib/words/practice-words.ts'
import { useRecentlyHeard } from '~/queries/listening/recently-heard.ts'
import { usePerson } from '~/queries/person.tsx'
import { useToday } from '~/queries/practice/use-today.ts'
import { ragaNamed, ragasByWatch } from '~/raga/catalogue.ts'
import { emblemOf } from '~/raga/emblem.ts'
import { praharAt } from '~/raga/model/prahar.ts'
import { RadioChoice, TickChoice } from '~/ui/choices/choices.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/layout/text.tsx'

/** Both in days. `total` is at least one; with a `streak` of zero, the streak is not offered. */
type SharedDaysProps = { streak: number; total: number }

/** The card, its options, and the ways to share it. */
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
      <ShareActions picture={picture} text={`${card.words.text} ${location.origin}`} />
      <Text size="small" tone="soft">
        The picture is drawn on your device and goes nowhere until you send it.
      </Text>
    </Stack>
  )
}

/** The same raga while the card is open, unless the person hears another one. */
function useCardRaga() {
  const heard = useRecentlyHeard()[0]?.recording.raga ?? null
  const today = useToday()
  return useMemo(() => cardRaga(heard, minuteOfDayAt(new Date()), today), [heard, today])
}

const FIRST_DAY = localDay('2024-01-01')

/** The last raga heard, or one of the hour that changes from day to day, with its figure. */
function cardRaga(
  heard: string | null,
  minuteOfDay: number,
  day: LocalDay,
): ShareCardContent['raga'] | null {
  const ofHour = ragasByWatch(praharAt(minuteOfDay))[0]?.ragas ?? []
  const turn = Math.abs(daysBetween(FIRST_DAY, day))
  const raga = ragaNamed(heard ?? '') ?? ofHour[turn % ofHour.length]
  return raga ? { name: raga.name, devanagari: raga.devanagari, ...emblemOf(raga) } : null
}

type ShareCardProps = {
  /** Must be the same object while the content is the same. */
  content: ShareCardContent
  alt: string
  /** Receives the drawing as a file; `null` if it cannot become one. */
  onDrawn: (picture: Blob | null) => void
}

/** A picture to share, exactly as it will be sent. */
function ShareCard({ content, alt, onDrawn }: ShareCardProps) {
  const canvas = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    let isWanted = true
    void loadCardFonts(content).then(() => {
      if (!isWanted || !canvas.current) return
      drawShareCard(canvas.current, content)
      canvas.current.toBlob((picture) => {
        if (isWanted) onDrawn(picture)
      }, 'image/png')
    })
    return () => {
      isWanted = false
    }
  }, [content, onDrawn])

  return (
    <div className="mx-auto max-w-[22rem]">
      <canvas
        ref={canvas}
        role="img"
        aria-label={alt}
        width={CARD.width}
        height={CARD.height}
        className="w-full rounded-card"
      />
    </div>
  )
}

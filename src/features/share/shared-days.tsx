import { useEffect, useMemo, useRef, useState } from 'react'
import { daysBetween, type LocalDay, localDay } from '~/domain/day/local-day.ts'
import { minuteOfDayAt } from '~/domain/day/local-moment.ts'
import {
  CARD,
  drawShareCard,
  loadCardFonts,
  type ShareCardContent,
} from '~/features/share/draw-share-card.ts'
import { type SharedCount, shareWords } from '~/features/share/share-words.ts'
import { downloadFile } from '~/lib/download-file.ts'
import { daysInWords } from '~/lib/words/practice-words.ts'
import { useRecentlyHeard } from '~/queries/listening/recently-heard.ts'
import { usePerson } from '~/queries/person.tsx'
import { useToday } from '~/queries/practice/use-today.ts'
import { ragaNamed, ragasByWatch } from '~/raga/catalogue.ts'
import { emblemOf } from '~/raga/emblem.ts'
import { praharAt } from '~/raga/model/prahar.ts'
import { RadioChoice, TickChoice } from '~/ui/choices/choices.tsx'
import { Button } from '~/ui/controls/button.tsx'
import { TextField } from '~/ui/controls/field.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { Row } from '~/ui/layout/row.tsx'
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
  return raga
    ? { name: raga.name, devanagari: raga.devanagari, iast: raga.iast, ...emblemOf(raga) }
    : null
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

type ShareActionsProps = {
  /** `undefined` while it is drawn, `null` if it cannot become a file. */
  picture: Blob | null | undefined
  text: string
}

const OUTCOMES = {
  downloaded: 'The picture is among your downloads.',
  copied: 'The words are copied.',
  sent: 'Shared.',
  refused: 'Your device did not take the picture. You can download it or copy the words.',
  uncopied: 'Your browser does not let a page copy. The words are below, to be copied by hand.',
  undrawn: 'Your browser does not let a page keep a picture. The words can be copied.',
} as const

/** The ways to share a card; nothing is sent before the person presses. */
function ShareActions({ picture, text }: ShareActionsProps) {
  const [said, say] = useState<keyof typeof OUTCOMES | null>(null)
  const file = picture ? shareableFile(picture) : null
  const outcome = said ?? (picture === null ? 'undrawn' : null)

  return (
    <Stack>
      {file && (
        <Button
          fill
          onClick={async () => {
            const ended = await sendPicture(file, text)
            say(ended === 'left' ? null : ended)
          }}
        >
          Share
        </Button>
      )}
      <Row justify="center">
        {picture !== null && (
          <Button
            variant={file ? 'quiet' : 'primary'}
            busy={picture === undefined}
            onClick={() => {
              if (!picture) return
              downloadFile(PICTURE_NAME, picture)
              say('downloaded')
            }}
          >
            Download picture
          </Button>
        )}
        <Button
          variant="quiet"
          onClick={async () => say((await copyText(text)) ? 'copied' : 'uncopied')}
        >
          Copy text
        </Button>
      </Row>
      {outcome && <Notice>{OUTCOMES[outcome]}</Notice>}
      {outcome === 'uncopied' && (
        <TextField
          label="The words"
          value={text}
          readOnly
          onChange={() => undefined}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </Stack>
  )
}

const PICTURE_NAME = 'alap-days-of-practice.png'

/** The result of an attempt to share; a person who cancels causes no error message. */
type Sent = 'sent' | 'left' | 'refused'

/** The picture as a file, if this device can share such files. */
function shareableFile(picture: Blob): File | null {
  const file = new File([picture], PICTURE_NAME, { type: 'image/png' })
  if (typeof navigator.share !== 'function') return null
  return navigator.canShare?.({ files: [file] }) ? file : null
}

/** Opens the device's own share sheet. */
async function sendPicture(file: File, text: string): Promise<Sent> {
  try {
    await navigator.share({ files: [file], text })
    return 'sent'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'left' : 'refused'
  }
}

/** Copies the text. Returns whether it is now on the clipboard. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

import { type RefObject, useState } from 'react'
import type { Birth } from '~/domain/birth/birth.ts'
import { readingTaken } from '~/domain/birth/birth-clock.ts'
import { birthDayWords, coordinateWords } from '~/features/astrology/birth/birth-words.ts'
import { NotPrinted } from '~/features/astrology/not-printed.tsx'
import { ChartShareRow } from '~/features/astrology/share/chart-share-row.tsx'
import { takenTime } from '~/lib/words/taken-time.ts'
import { Button } from '~/ui/controls/button.tsx'
import { Card } from '~/ui/layout/card.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading, Text } from '~/ui/layout/text.tsx'

type BirthLineProps = {
  birth: Birth
  /** Whose chart it is, if it is kept under a name. */
  name: string | undefined
  sureToMinutes: number | null
  /** The chart is there, so it can be given away and printed. */
  isReady: boolean
  onChange: () => void
  /** The button that opens the form in place of this line. */
  changeRef: RefObject<HTMLButtonElement | null>
}

/** The birth of a chart in a line, and what can be done with it. */
export function BirthLine(props: BirthLineProps) {
  const { birth, name, sureToMinutes, isReady, onChange, changeRef } = props
  const [isSharing, setSharing] = useState(false)
  const where = `${birth.place} · ${coordinateWords(birth.latitude, birth.longitude)}`
  return (
    <Card>
      <Stack>
        <Row justify="between">
          <div className="min-w-0">
            <Heading>{name === undefined ? 'The chart' : `The chart of ${name}`}</Heading>
            <Text>
              <span className="font-semibold">{`${birthDayWords(birth.date)}, ${takenTime(birth.time, readingTaken(birth))}`}</span>
              <span className="text-ink-soft">{`, ${where}`}</span>
            </Text>
          </div>
          <NotPrinted>
            <Row gap="tight">
              <Button ref={changeRef} variant="quiet" onClick={onChange}>
                Change
              </Button>
              {isReady && (
                <>
                  <Button
                    variant="quiet"
                    aria-expanded={isSharing}
                    onClick={() => setSharing(!isSharing)}
                  >
                    Share
                  </Button>
                  <Button variant="quiet" onClick={() => window.print()}>
                    Print
                  </Button>
                </>
              )}
            </Row>
          </NotPrinted>
        </Row>
        {isSharing && <ChartShareRow birth={birth} sureToMinutes={sureToMinutes} />}
      </Stack>
    </Card>
  )
}

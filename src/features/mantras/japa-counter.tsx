import { useEffect, useRef } from 'react'
import type { LocalDay } from '~/domain/day/local-day.ts'
import { placeOf } from '~/domain/mantra/japa.ts'
import type { Mantra } from '~/domain/mantra/mantra-texts.ts'
import { MalaButton } from '~/features/mantras/mala-button.tsx'
import { MantraWords } from '~/features/mantras/mantra-item.tsx'
import { useJapaCounter } from '~/features/mantras/use-japa-counter.ts'
import { beadWords } from '~/lib/words/bead-words.ts'
import { ownEnglish } from '~/lib/words/own-english.ts'
import { Button } from '~/ui/controls/button.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/layout/text.tsx'

type JapaCounterProps = { mantra: Mantra; onBack: () => void }

/** Counts the repetitions of a mantra, bead by bead. */
export function JapaCounter({ mantra, onBack }: JapaCounterProps) {
  const counter = useJapaCounter(mantra.id)
  const { bead, turned, atGuru } = placeOf(counter.japa)
  const mala = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    mala.current?.focus()
  }, [])
  return (
    <Stack align="center">
      <MantraWords {...mantra} />
      <MalaButton
        ref={mala}
        bead={bead}
        turned={turned}
        words={beadWords(placeOf(counter.japa))}
        ready={counter.isReady}
        onNext={counter.next}
      />
      <Text size="small" tone="soft">
        {atGuru
          ? 'The round is complete. Rest, or turn and go on.'
          : counter.leftOn
            ? `Left on ${inWords(counter.leftOn)}. Go on, or start anew.`
            : `${mantra.practice}.`}
      </Text>
      <Row justify="center" gap="tight">
        <Button variant="quiet" disabled={!counter.undo} onClick={counter.undo ?? undefined}>
          One bead back
        </Button>
        {counter.goBack ? (
          <Button
            variant="quiet"
            onClick={counter.goBack.run}
          >{`Back to bead ${counter.goBack.bead}`}</Button>
        ) : (
          <Button
            variant="quiet"
            disabled={!counter.startAnew}
            onClick={counter.startAnew ?? undefined}
          >
            Start anew
          </Button>
        )}
        <Button variant="ghost" onClick={onBack}>
          All mantras
        </Button>
      </Row>
      {counter.readAgain && (
        <>
          <Text size="small" tone="soft">
            Your count could not be read. Nothing of it is lost; counting goes on once it is here.
          </Text>
          <Button variant="quiet" onClick={counter.readAgain}>
            Try again
          </Button>
        </>
      )}
      {counter.isLost && (
        <Text size="small" tone="soft">
          This count could not be saved, so it lasts as long as this page.
        </Text>
      )}
    </Stack>
  )
}

function inWords(day: LocalDay): string {
  return new Intl.DateTimeFormat(ownEnglish(), {
    weekday: 'long',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(Date.parse(day))
}

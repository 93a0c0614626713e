import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sessionTotals } from '~/domain/practice/practice-figures.ts'
import { usePerson } from '~/queries/person.tsx'
import { practiceDays } from '~/queries/reads/practice.ts'
import { Disclosure } from '~/ui/controls/disclosure.tsx'
import { Card } from '~/ui/layout/card.tsx'
import { Stack } from '~/ui/layout/stack.tsx'

const HEADING = 'How to sit with it'

const STEPS = [
  'Sit or lie where you can be still. Let the back grow long and the hands rest.',
  'Turn the sound low, so that you lean towards it a little. Headphones are good.',
  'Close your eyes, or let them rest on one place.',
  'Find the tanpura first, the low strings that never stop. Let the breath settle there.',
  'Follow the melody from note to note. When the mind wanders, come back to the note that sounds.',
  'At the bell, stay for three breaths before you open your eyes.',
]

/** After so many sessions a phone folds the steps. */
const KNOWN_AFTER = 5

/** How to listen, in six steps; folded on a phone once the person knows them. */
export function HowToSit() {
  const { data: days } = useQuery(practiceDays(usePerson().uid))
  const [isWide] = useState(() => window.matchMedia?.('(width >= 37.5rem)').matches ?? true)
  const [isOpen, setOpen] = useState(false)
  const isKnown = days !== undefined && sessionTotals(days).sessions >= KNOWN_AFTER
  return (
    <Card>
      {isKnown && !isWide ? (
        <Disclosure title={`${HEADING}, in six lines`} isOpen={isOpen} onToggle={setOpen}>
          <div className="pt-2">
            <Steps />
          </div>
        </Disclosure>
      ) : (
        <Stack>
          <h2 className="font-semibold">{HEADING}</h2>
          <Steps />
        </Stack>
      )}
    </Card>
  )
}

function Steps() {
  return (
    <ol aria-label={HEADING} className="flex flex-col gap-3">
      {STEPS.map((step, index) => (
        <li key={step} className="flex gap-4">
          <span
            aria-hidden="true"
            className="w-3 shrink-0 font-display font-semibold text-accent text-lead leading-snug"
          >
            {index + 1}
          </span>
          <span className="min-w-0 flex-1">{step}</span>
        </li>
      ))}
    </ol>
  )
}

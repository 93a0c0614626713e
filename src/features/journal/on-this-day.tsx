import { type ReactNode, useId, useState } from 'react'
import { dayInFull, timeOfMinute } from '~/domain/day/day-words.ts'
import type { LocalDay } from '~/domain/day/local-day.ts'
import type { Remembered } from '~/domain/journal/on-this-day.ts'
import { excerptOf } from '~/domain/journal/search-entries.ts'
import { EntryLink } from '~/features/journal/reading-place.tsx'
import { agoWords } from '~/lib/words/ago-words.ts'
import {
  type OnThisDayChoices,
  useOnThisDayChoices,
} from '~/queries/journal/on-this-day-choices.ts'
import { useOnThisDay } from '~/queries/journal/use-on-this-day.ts'
import { useToday } from '~/queries/practice/use-today.ts'
import type { Entry } from '~/queries/reads/journal.ts'
import { TickChoice } from '~/ui/choices/choices.tsx'
import { Button } from '~/ui/controls/button.tsx'
import { Disclosure } from '~/ui/controls/disclosure.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/layout/text.tsx'

/** What was written on days like this one, with what the person wants to see of it. */
export function OnThisDay() {
  const day = useToday()
  const { all, light, today } = useOnThisDay()
  const [choices, change] = useOnThisDayChoices()
  const [isAskedFor, setAskedFor] = useState(false)
  const [isPutAway, setPutAway] = useState(false)
  if (!choices || all.length === 0) return null
  if (choices.hiddenOn === day) {
    return (
      <Framed>
        <Row>
          <Text>Hidden until tomorrow.</Text>
          {/* It takes the place of the button that was pressed. */}
          <Button variant="ghost" autoFocus={isPutAway} onClick={() => change({ hiddenOn: null })}>
            Show it again
          </Button>
        </Row>
      </Framed>
    )
  }
  const isGentle = choices.isHardLeftOut || (today !== 'not-hard' && !isAskedFor)
  const shown = isGentle ? light : all
  const isAsking =
    !choices.isHardLeftOut && today === 'hard' && !isAskedFor && light.length < all.length
  if (shown.length === 0 && !isAsking && !choices.isHardLeftOut) return null
  return (
    <Framed>
      <Stack>
        <RememberedEntries entries={shown} />
        {isAsking && (
          <div>
            <Text tone="soft">
              You feel Very Sad today, so what you wrote on hard days is left out.
            </Text>
            <Button variant="ghost" onClick={() => setAskedFor(true)}>
              Show it anyway
            </Button>
          </div>
        )}
        {choices.isHardLeftOut && shown.length === 0 && (
          <Text tone="soft">What you wrote on a hard day is left out.</Text>
        )}
        <Choices
          choices={choices}
          onChange={change}
          onHide={() => {
            setPutAway(true)
            change({ hiddenOn: day })
          }}
        />
      </Stack>
    </Framed>
  )
}

function Framed({ children }: { children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-card bg-accent-wash p-5 sm:p-7">
      <h2 id={id} className="mb-2 font-semibold">
        On this day
      </h2>
      {children}
    </section>
  )
}

const QUOTED = 180

/** The latest in its words, and the others by their days. */
function RememberedEntries({ entries }: { entries: readonly Remembered<Entry>[] }) {
  const today = useToday()
  const [latest, ...others] = entries
  if (!latest) return null
  const { entry, ago } = latest
  return (
    <Stack gap="tight">
      <Text size="small" tone="soft">{`${dayInFull(entry.day, today)}, ${agoWords(ago)}`}</Text>
      <p dir="auto" className="font-display text-lead">
        {`“${excerptOf(entry.content, '', QUOTED)}”`}
      </p>
      <EntryLink
        id={entry.id}
        aria-label={`Open the entry of ${dayInFull(entry.day, today)}`}
        className={LINK}
      >
        Open
      </EntryLink>
      <OtherYears entries={others} />
    </Stack>
  )
}

/** So many stand there without a press. */
const FEW = 2

function OtherYears({ entries }: { entries: readonly Remembered<Entry>[] }) {
  const today = useToday()
  const [isOpen, setOpen] = useState(false)
  if (entries.length === 0) return null
  const list = (
    <ul aria-label="More on this day">
      {entries.map(({ entry, ago }) => (
        <li key={entry.id}>
          <EntryLink id={entry.id} className={LINK}>
            {`${momentInFull(entry, today)}, ${agoWords(ago)}`}
          </EntryLink>
        </li>
      ))}
    </ul>
  )
  if (entries.length <= FEW) return list
  return (
    <Disclosure title={`${entries.length} more on this day`} isOpen={isOpen} onToggle={setOpen}>
      {isOpen && list}
    </Disclosure>
  )
}

/** With the time of day, so that two entries of a day have names of their own. */
function momentInFull({ day, minute }: Entry, today: LocalDay): string {
  const words = dayInFull(day, today)
  return minute === null ? words : `${words}, ${timeOfMinute(minute)}`
}

const LINK = 'inline-flex min-h-11 items-center text-accent underline underline-offset-4'

type ChoicesProps = {
  choices: OnThisDayChoices
  onChange: (changes: Partial<OnThisDayChoices>) => void
  onHide: () => void
}

function Choices({ choices, onChange, onHide }: ChoicesProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Row>
        <Button variant="quiet" onClick={onHide}>
          Hide this
        </Button>
      </Row>
      <Disclosure title="What is shown" isOpen={isOpen} onToggle={setOpen}>
        {isOpen && (
          <TickChoice
            legend="Kept on this device"
            choices={[
              {
                label: 'Leave out hard days',
                isTicked: choices.isHardLeftOut,
                onTick: (isHardLeftOut) => onChange({ isHardLeftOut }),
              },
              {
                label: 'Not at home',
                isTicked: choices.isLeftOutAtHome,
                onTick: (isLeftOutAtHome) => onChange({ isLeftOutAtHome }),
              },
            ]}
          />
        )}
      </Disclosure>
    </div>
  )
}

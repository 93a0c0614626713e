import { useState } from 'react'
import { type Telling, timeTold } from '~/domain/panchang/place-clock.ts'
import { eventsTold, spanTold } from '~/features/panchang/limb-words.ts'
import type { PanchangDay } from '~/jyotish/almanac/panchang.ts'
import { Disclosure } from '~/ui/controls/disclosure.tsx'
import { FactList } from '~/ui/layout/fact-list.tsx'
import { FigureTable } from '~/ui/layout/figure-table.tsx'
import { SideBySide } from '~/ui/layout/side-by-side.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading } from '~/ui/layout/text.tsx'

type TimesOfDayProps = { day: PanchangDay; telling: Telling }

/** The times of the Sun and the Moon, and the parts of the day that follow from them. */
export function TimesOfDay({ day, telling }: TimesOfDayProps) {
  const { rises, sets } = day.moonOfDay
  const none = 'none before the next sunrise'
  return (
    <Stack gap="wide">
      <SideBySide>
        <Stack>
          <Heading level={3}>Sun and Moon</Heading>
          <FactList
            facts={[
              { name: 'Sunrise', value: timeTold(telling, day.sunrise) },
              { name: 'Sunset', value: timeTold(telling, day.sunset) },
              { name: 'Moonrise', value: eventsTold(telling, rises, none) },
              { name: 'Moonset', value: eventsTold(telling, sets, none) },
            ]}
          />
        </Stack>
        <Stack>
          <Heading level={3}>Parts of the day</Heading>
          <FactList facts={partFacts(day, telling)} />
        </Stack>
      </SideBySide>
      <Horas day={day} telling={telling} />
      <Choghadiyas day={day} telling={telling} />
    </Stack>
  )
}

function partFacts(day: PanchangDay, telling: Telling) {
  return [
    { name: 'Rahu kaal', value: spanTold(telling, day.rahuKaal) },
    { name: 'Yamaganda', value: spanTold(telling, day.yamaganda) },
    { name: 'Gulika', value: spanTold(telling, day.gulikaKaal) },
    {
      name: 'Abhijit',
      value: day.abhijit.isObserved
        ? spanTold(telling, day.abhijit)
        : 'not observed on a Wednesday',
    },
  ]
}

function Horas({ day, telling }: TimesOfDayProps) {
  return (
    <FoldedTimes
      title="Horas"
      caption="Twelve of the day and twelve of the night, each with its lord."
      telling={telling}
      spans={day.horas.map(({ lord, ...span }) => ({ ...span, name: lord }))}
    />
  )
}

function Choghadiyas({ day, telling }: TimesOfDayProps) {
  return (
    <FoldedTimes
      title="Choghadiya"
      caption="Eight of the day and eight of the night, by the tables of Gujarat."
      telling={telling}
      spans={day.choghadiyas}
    />
  )
}

type FoldedTimesProps = {
  title: string
  caption: string
  telling: Telling
  spans: readonly { readonly name: string; readonly from: number; readonly until: number }[]
}

/** A list of equal parts, closed until somebody wants it. */
function FoldedTimes({ title, caption, telling, spans }: FoldedTimesProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure title={title} isOpen={isOpen} onToggle={setOpen}>
      {isOpen && (
        <FigureTable
          caption={caption}
          headings={['Name', 'From', 'Until']}
          rows={spans.map(({ name, from, until }) => ({
            id: `${from}`,
            name,
            cells: [timeTold(telling, from), timeTold(telling, until)],
          }))}
        />
      )}
    </Disclosure>
  )
}

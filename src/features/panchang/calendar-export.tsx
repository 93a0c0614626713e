import { memo, useState } from 'react'
import { calendarFile } from '~/domain/calendar/calendar-file.ts'
import { firstOfMonthAfter } from '~/domain/day/calendar-day.ts'
import { dayInFull } from '~/domain/day/day-words.ts'
import { addDays, type LocalDay } from '~/domain/day/local-day.ts'
import { type AlmanacPlace, townOf } from '~/domain/panchang/almanac-place.ts'
import { limbName } from '~/domain/panchang/limb-names.ts'
import { isAnyWanted, type Wishes, wantedOf } from '~/domain/panchang/observance-wishes.ts'
import { dayAt } from '~/domain/panchang/place-clock.ts'
import { observanceEvents } from '~/features/panchang/observance-words.ts'
import type { ObservanceList, Wanted } from '~/jyotish/almanac/observances/observances.ts'
import { OBSERVANCE_NAMES } from '~/jyotish/names/observance-names.ts'
import { tithiName } from '~/jyotish/names/tithi-names.ts'
import { downloadFile } from '~/lib/download-file.ts'
import type { Name } from '~/lib/words/name-forms.ts'
import { ownName, ownNameLanguage } from '~/lib/words/own-names.ts'
import type { OfferedSunrise } from '~/queries/almanac/sunrise-kind.ts'
import { TickChoice } from '~/ui/choices/choices.tsx'
import { Button } from '~/ui/controls/button.tsx'
import { SelectField } from '~/ui/controls/select-field.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { SideBySide } from '~/ui/layout/side-by-side.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/layout/text.tsx'
import { SentenceWithNames } from '~/ui/motifs/sentence-with-names.tsx'

type CalendarExportProps = { place: AlmanacPlace; sunriseKind: OfferedSunrise }

const FIRST: Wishes = {
  ekadashi: true,
  purnima: true,
  amavasya: true,
  sankranti: false,
  pradosha: false,
  tithi: null,
  nakshatra: null,
}

const TICKS = ['ekadashi', 'purnima', 'amavasya', 'sankranti', 'pradosha'] as const

/** A year of days for the person's own calendar. */
export const CalendarExport = memo(({ place, sunriseKind }: CalendarExportProps) => {
  const [wishes, setWishes] = useState(FIRST)
  const { save, said, isBusy } = useSave({ place, sunriseKind })
  const wish = (changes: Partial<Wishes>) => setWishes({ ...wishes, ...changes })
  return (
    <SideBySide>
      <Stack>
        <Text tone="soft">
          <span>{`A file with the days of the next twelve months in ${townOf(place)}.`}</span>{' '}
          <SentenceWithNames>{`A day has the tithi that runs at its sunrise, and ${ownName(OBSERVANCE_NAMES.pradosha)} the thirteenth in the first fifth of its night; traditions that count in another way may keep the day before or after.`}</SentenceWithNames>
        </Text>
        <SelectField
          label="Another tithi"
          placeholder="None"
          value={wishes.tithi === null ? '' : `${wishes.tithi}`}
          onChange={(value) => wish({ tithi: numberOf(value) })}
          options={optionsOf(30, tithiName)}
        />
        <SelectField
          label="A nakshatra"
          placeholder="None"
          value={wishes.nakshatra === null ? '' : `${wishes.nakshatra}`}
          onChange={(value) => wish({ nakshatra: numberOf(value) })}
          options={optionsOf(27, (index) => limbName('nakshatra', index))}
        />
      </Stack>
      <Stack>
        <TickChoice
          legend="Days"
          choices={TICKS.map((tick) => ({
            label: OBSERVANCE_NAMES[tick],
            isTicked: wishes[tick],
            onTick: (isTicked) => wish({ [tick]: isTicked }),
          }))}
        />
        <Row>
          <Button busy={isBusy} onClick={() => void save(wishes)}>
            Download for my calendar
          </Button>
        </Row>
        {said && <Notice>{said}</Notice>}
      </Stack>
    </SideBySide>
  )
})

/** Saves the file, and what is said of it as long as place and sunrise stay the same. */
function useSave({ place, sunriseKind }: CalendarExportProps) {
  const [isBusy, setBusy] = useState(false)
  const [result, setResult] = useState<{ of: string; words: string } | null>(null)
  const of = JSON.stringify([place, sunriseKind])
  async function save(wishes: Wishes) {
    const wanted = wantedOf(wishes)
    if (!isAnyWanted(wanted)) {
      setResult({ of, words: 'Choose at least one kind of day.' })
      return
    }
    setBusy(true)
    const words = await saveAlmanacYear({ place, sunriseKind, wanted })
    setResult({ of, words })
    setBusy(false)
  }
  return { save, isBusy, said: result?.of === of ? result.words : null }
}

function optionsOf(count: number, nameOf: (index: number) => Name) {
  return Array.from({ length: count }, (_, index) => ({
    value: `${index}`,
    label: ownName(nameOf(index)),
    lang: ownNameLanguage(),
  }))
}

function numberOf(value: string): number | null {
  return value === '' ? null : Number(value)
}

type YearAsked = {
  readonly place: AlmanacPlace
  readonly sunriseKind: OfferedSunrise
  readonly wanted: Wanted
}

/** Computes the year beside the page, downloads its file, and says what happened. */
async function saveAlmanacYear({ place, sunriseKind, wanted }: YearAsked): Promise<string> {
  try {
    const { almanacBeside } = await import('~/queries/almanac/ask-almanac.ts')
    const { latitude, longitude, zone } = place
    const from = dayAt(zone, Date.now())
    const until = yearAfter(from)
    const list = await almanacBeside.ask('observances', {
      latitude,
      longitude,
      zone,
      sunriseKind,
      from,
      until,
      wanted,
    })
    const first = list.found[0]
    if (!first) return wordsWithout(list, place)
    const events = observanceEvents(list.found, place)
    const content = calendarFile(events, Date.now())
    downloadFile('alap-panchang.ics', new Blob([content], { type: 'text/calendar;charset=utf-8' }))
    const day = 'date' in first ? (first.date as LocalDay) : dayAt(zone, first.at)
    return `${counted(events.length)} in ${townOf(place)}, the first on ${dayInFull(day, from)}. The file is among your downloads: open it, and your calendar asks where to put it. ${wordsWithout(list, place)}`.trim()
  } catch (error) {
    if (error instanceof RangeError) return error.message
    return 'The days could not be computed just now, and no file was made. Check your connection and try again.'
  }
}

const counted = (count: number) => (count === 1 ? '1 day' : `${count} days`)

function wordsWithout({ found, withoutSun }: ObservanceList, place: AlmanacPlace): string {
  if (withoutSun > 0) {
    return `${counted(withoutSun)} could not be placed, because the Sun does not rise or set in ${townOf(place)} then.`
  }
  return found.length === 0 ? 'There is no such day in these twelve months.' : ''
}

/** The same date a year later; of 29 February the first of March. */
function yearAfter(day: LocalDay): LocalDay {
  return addDays(firstOfMonthAfter(day, 12), Number(day.slice(8)) - 1)
}

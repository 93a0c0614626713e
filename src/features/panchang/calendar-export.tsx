import { memo, useState } from 'react'
import { type AlmanacPlace, townOf } from '~/domain/panchang/almanac-place.ts'
import { tithiName } from '~/domain/panchang/limb-names.ts'
import { isAnyWanted, type Wishes, wantedOf } from '~/domain/panchang/observance-wishes.ts'
import { saveAlmanacYear } from '~/features/panchang/save-almanac-year.ts'
import { NAKSHATRAS } from '~/jyotish/chart/nakshatra.ts'
import type { OfferedSunrise } from '~/queries/almanac/sunrise-kind.ts'
import { TickChoice } from '~/ui/choices/choices.tsx'
import { Button } from '~/ui/controls/button.tsx'
import { SelectField } from '~/ui/controls/select-field.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading, Text } from '~/ui/layout/text.tsx'

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

const TICKS = [
  { wish: 'ekadashi', label: 'Ekadashi' },
  { wish: 'purnima', label: 'Purnima' },
  { wish: 'amavasya', label: 'Amavasya' },
  { wish: 'sankranti', label: 'Sankranti' },
  { wish: 'pradosha', label: 'Pradosha' },
] as const

/** A year of days for the person's own calendar. */
export const CalendarExport = memo(({ place, sunriseKind }: CalendarExportProps) => {
  const [wishes, setWishes] = useState(FIRST)
  const { save, said, isBusy } = useSave({ place, sunriseKind })
  const wish = (changes: Partial<Wishes>) => setWishes({ ...wishes, ...changes })
  return (
    <Stack>
      <Heading>A year for your calendar</Heading>
      <Text tone="soft">{`A file with the days of the next twelve months in ${townOf(place)}. A day has the tithi that runs at its sunrise, and Pradosha the thirteenth in the first fifth of its night; traditions that count in another way may keep the day before or after.`}</Text>
      <Stack>
        <TickChoice
          legend="Days"
          choices={TICKS.map((tick) => ({
            label: tick.label,
            isTicked: wishes[tick.wish],
            onTick: (isTicked) => wish({ [tick.wish]: isTicked }),
          }))}
        />
        <Stack>
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
            options={optionsOf(27, (index) => NAKSHATRAS[index] ?? '')}
          />
        </Stack>
      </Stack>
      <Row>
        <Button busy={isBusy} onClick={() => void save(wishes)}>
          Download for my calendar
        </Button>
      </Row>
      {said && <Notice>{said}</Notice>}
    </Stack>
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

function optionsOf(count: number, nameOf: (index: number) => string) {
  return Array.from({ length: count }, (_, index) => ({ value: `${index}`, label: nameOf(index) }))
}

function numberOf(value: string): number | null {
  return value === '' ? null : Number(value)
}

import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type CalendarEvent, calendarFile } from '~/domain/calendar/calendar-file.ts'
import { addDays, type LocalDay } from '~/domain/day/local-day.ts'
import { minuteOfDayAt } from '~/domain/day/local-moment.ts'
import type { FoundPlace } from '~/domain/places/place.ts'
import { dayOfSunrise, yearOfSunrises } from '~/domain/share/reminder-sunrise.ts'
import { downloadFile } from '~/lib/download-file.ts'
import { deviceSetting } from '~/lib/shell/device-setting.ts'
import { ownEnglish } from '~/lib/words/own-english.ts'
import { usePerson } from '~/queries/person.tsx'
import { usePlaceSearch } from '~/queries/places/places.ts'
import { useToday } from '~/queries/practice/use-today.ts'
import { astroProfile } from '~/queries/reads/astro-profile.ts'
import { RadioChoice } from '~/ui/choices/choices.tsx'
import { Button } from '~/ui/controls/button.tsx'
import { Combobox } from '~/ui/controls/combobox.tsx'
import { TextField } from '~/ui/controls/field.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Dialog } from '~/ui/overlay/dialog.tsx'

type ReminderOverlayProps = { onClose: () => void }

/** Daily reminder: a file for the person's calendar, which then shows the reminders. */
export function ReminderOverlay({ onClose }: ReminderOverlayProps) {
  const [when, setWhen] = useState<'hour' | 'sunrise'>('hour')
  const [isSaved, setSaved] = useState(false)
  const onSaved = () => setSaved(true)
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title="Daily reminder"
      description="Alap makes a file for your calendar, and your calendar reminds you. Alap itself sends nothing."
    >
      <Stack>
        <RadioChoice
          legend="When"
          value={when}
          onChange={(chosen) => {
            setWhen(chosen)
            setSaved(false)
          }}
          choices={[
            { value: 'hour', label: 'At an hour', detail: 'The same every day, wherever you are' },
            { value: 'sunrise', label: 'At sunrise', detail: 'Of one place, for a year' },
          ]}
        />
        {when === 'hour' ? (
          <DailyReminder onSaved={onSaved} />
        ) : (
          <SunriseReminder onSaved={onSaved} />
        )}
        {isSaved && (
          <Notice>
            The file is among your downloads. Open it, and your calendar asks where to put it. A
            calendar of its own is easily taken away again.
          </Notice>
        )}
      </Stack>
    </Dialog>
  )
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** A reminder at the same time every day. */
function DailyReminder({ onSaved }: { onSaved: () => void }) {
  const today = useToday()
  const [time, setTime] = useState('06:30')
  const [problem, setProblem] = useState<string>()

  function save() {
    if (!TIME.test(time)) {
      setProblem('Choose a time of the day, such as 06:30.')
      return
    }
    const [hour = 0, minute = 0] = time.split(':').map(Number)
    const isToCome = hour * 60 + minute > minuteOfDayAt(new Date())
    saveDailyReminder(isToCome ? today : addDays(today, 1), time)
    onSaved()
  }

  return (
    <Stack>
      <TextField
        type="time"
        label="Time"
        value={time}
        error={problem}
        onChange={(typed) => {
          setTime(typed)
          setProblem(undefined)
        }}
      />
      <Button onClick={save}>Download for my calendar</Button>
    </Stack>
  )
}

/** A reminder at every sunrise of a year, at a place the person names. */
function SunriseReminder({ onSaved }: { onSaved: () => void }) {
  const home = useHomePlace()
  const { save, said } = useSunriseFile(home.place, onSaved)
  const places = home.search.status === 'found' ? home.search.places : []
  return (
    <Stack>
      {home.birthPlace && (
        <RadioChoice
          legend="Where you live"
          value={home.isBirthPlace === null ? null : home.isBirthPlace ? 'birth' : 'other'}
          onChange={(where) => home.setBirthPlace(where === 'birth')}
          choices={[
            { value: 'birth', label: 'Where I was born', detail: home.birthPlace.label },
            { value: 'other', label: 'Somewhere else', detail: '' },
          ]}
        />
      )}
      {home.isBirthPlace === false && (
        <Combobox
          label="Town or city"
          maxLength={300}
          value={home.typed}
          onChange={home.type}
          options={places.map(({ label }) => label)}
          onChoose={(index) => {
            const chosen = places[index]
            if (chosen) home.choose(chosen)
          }}
          note={home.search.status === 'found' ? (home.search.attribution ?? undefined) : undefined}
          error={home.search.status === 'unknown' ? home.search.message : undefined}
          hint={home.place ? 'The sunrise is reckoned for this place.' : 'Choose it from the list.'}
        />
      )}
      <Button disabled={home.place === null} onClick={save}>
        Download for my calendar
      </Button>
      {said && <Notice>{said}</Notice>}
    </Stack>
  )
}

type Home = ReturnType<typeof useHomePlace>['place']

/** The sunrises are computed only on request. */
function useSunriseFile(place: Home, onSaved: () => void) {
  const today = useToday()
  const [result, setResult] = useState<{ place: Home; words: string } | null>(null)

  function save() {
    if (place) setResult({ place, words: saveFile(place, today, onSaved) })
  }

  return { save, said: result?.place === place ? result?.words : null }
}

function saveFile(
  place: NonNullable<Home>,
  today: ReturnType<typeof useToday>,
  onSaved: () => void,
): string {
  try {
    const sunrises = yearOfSunrises(place, today).filter((at) => at > Date.now())
    const description = `Sunrise in ${place.label}.`
    download(
      sunrises.map((start) => ({
        ...reminder(`sunrise-${dayOfSunrise(start, place)}`, description),
        start,
      })),
    )
    onSaved()
    const first = new Intl.DateTimeFormat(ownEnglish(), { dateStyle: 'long', timeStyle: 'short' })
    return `${sunrises.length} sunrises in ${place.label}; the first, by your clock, on ${first.format(sunrises[0])}.`
  } catch (error) {
    if (error instanceof RangeError) return error.message
    throw error
  }
}

type Place = Pick<FoundPlace, 'label' | 'latitude' | 'longitude'>

/**
 * The place for the sunrises. The place of birth is used only if the person says they live there.
 */
function useHomePlace() {
  const profile = useQuery(astroProfile(usePerson().uid)).data
  const [isBirthPlace, setBirthPlace] = useState<boolean | null>(null)
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<Place | null>(null)
  const search = usePlaceSearch(chosen ? '' : typed)
  const birthPlace = useMemo(() => (profile ? birthPlaceOf(profile) : null), [profile])
  return {
    birthPlace,
    /** `null` until a person with a birth place has answered. */
    isBirthPlace: birthPlace ? isBirthPlace : false,
    setBirthPlace,
    typed,
    type: (text: string) => {
      setTyped(text)
      setChosen(null)
    },
    search,
    choose: (place: Place) => {
      setTyped(place.label)
      setChosen(place)
    },
    place: birthPlace && isBirthPlace ? birthPlace : chosen,
  }
}

type Stored = { birthPlace: string; latitude: number | null; longitude: number | null }

function birthPlaceOf({ birthPlace, latitude, longitude }: Stored): Place | null {
  if (latitude === null || longitude === null) return null
  return { label: birthPlace, latitude, longitude }
}

const SUMMARY = 'Sit with Alap'

/** Downloads a calendar file with a daily reminder at a local time, `HH:MM`. */
function saveDailyReminder(from: LocalDay, time: string): void {
  const description = 'As long or as short as the day allows.'
  download([{ ...reminder('daily', description), start: { day: from, time }, isDaily: true }])
}

/** Made again on this device it has the same id, so that a calendar replaces the one it has. */
function reminder(what: string, description: string) {
  return { id: `${what}-${ownId()}@alap`, summary: SUMMARY, description, rings: true }
}

const ID_KEY = 'alap:reminder'

function ownId(): string {
  const kept = deviceSetting.read(ID_KEY)
  if (kept) return kept
  const made = crypto.randomUUID()
  deviceSetting.keep(ID_KEY, made)
  return made
}

/** Downloads a calendar file with these events. */
function download(events: readonly CalendarEvent[]): void {
  const content = calendarFile(events, Date.now())
  downloadFile('alap-reminder.ics', new Blob([content], { type: 'text/calendar;charset=utf-8' }))
}

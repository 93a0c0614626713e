import { birthOf } from '~/domain/birth/birth.ts'
import type { SharedBirth } from '~/domain/birth/shared-birth.ts'
import { localDay } from '~/domain/day/local-day.ts'
import { MY_KINDS, type MyRows } from '~/domain/my-data/my-data.ts'
import { myDataText } from '~/domain/my-data/my-data-text.ts'
import { chartFile } from '~/features/astrology/share/chart-file.ts'
import { chartFragment } from '~/features/astrology/share/chart-link.ts'
import { ALL, chunks, IMAGE, SCRIPT } from './payloads.ts'

type Upload = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

const upload = (text: string): Upload => ({
  name: 'hostile.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
})

/** A file of somebody's data that Alap refuses. */
export const REFUSED_DATA = upload(
  JSON.stringify({
    format: 'alap-my-data',
    version: ALL,
    mood_logs: [{ id: ALL, [SCRIPT]: ALL }],
  }),
)

/** The text of the entry in the file below. */
export const IMPORTED_TEXT = `Imported: ${ALL}`

const DAY = '2020-01-05'
const INSTANT = `${DAY}T10:00:00.000000Z`
const BIRTH = {
  birth_date: '1991-02-28',
  birth_time: '05:40:00',
  birth_place: chunks(300)[1] ?? '',
  timezone: 'auto',
  latitude: 18.5196,
  longitude: 73.8554,
  zone: 'Asia/Kolkata',
  utc_offset_seconds: 19_800,
  sure_to_minutes: 60,
  updated_at: INSTANT,
}

/** A file of somebody's data with payloads wherever a text may stand, which Alap accepts. */
export function acceptedData(): Upload {
  const none = Object.fromEntries(MY_KINDS.map((kind) => [kind, []])) as unknown as MyRows
  const text = myDataText(
    {
      ...none,
      account: { created_at: INSTANT, email: SCRIPT },
      mood_logs: [
        {
          ...{ id: crypto.randomUUID(), emotion: 'session_complete' },
          ...{ emotion_label: 'Meditation Session Completed', local_date: DAY, local_minute: 600 },
          ...{ timestamp: INSTANT, minutes: 10, raag: chunks(100)[0] ?? '', heard: null },
        },
      ],
      journal_entries: [
        {
          ...{
            id: crypto.randomUUID(),
            content: IMPORTED_TEXT,
            mood: 4,
            local_date: DAY,
            starred: false,
          },
          ...{ local_minute: 600, date_created: INSTANT, updated_at: INSTANT },
        },
      ],
      kept_charts: [{ id: crypto.randomUUID(), name: `Imported ${IMAGE}`, ...BIRTH }],
      personal_recordings: [
        {
          ...{ id: crypto.randomUUID(), title: `Imported ${IMAGE}`, raag: chunks(100)[0] ?? '' },
          ...{ moodcategory: '', seconds: 1471, file: null, bytes: null, updated_at: INSTANT },
          address: `https://media.example/${encodeURIComponent(SCRIPT)}`,
        },
      ],
    },
    INSTANT,
  )
  return upload(text)
}

/** A birth at a place of that name, as somebody sends it. */
function sharedFrom(place: string): SharedBirth {
  const birth = birthOf({
    ...{ birthDate: localDay('1991-02-28'), birthTime: '05:40', birthPlace: place },
    ...{ timezone: 'auto', latitude: 18.5196, longitude: 73.8554, zone: 'Asia/Kolkata' },
    ...{ utcOffsetSeconds: 19_800, sureToMinutes: null },
  })
  if (!birth) throw new Error('The birth has no place.')
  return { birth, sureToMinutes: null }
}

/** The fragment of a link to such a chart, and a file with one. */
export const hostileFragment = (): string => chartFragment(sharedFrom(`${SCRIPT} ${IMAGE}`))
export const hostileChart = async (): Promise<Upload> =>
  upload(await chartFile(sharedFrom(`${IMAGE} ${SCRIPT}`)).text())

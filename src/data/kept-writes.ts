import * as z from 'zod/mini'
import { dayShape, minuteShape, moodShape } from '~/data/parse-reply.ts'
import { describedShapes, soundShape } from '~/data/personal-recordings.ts'
import { settingShape, settingValueShape } from '~/data/settings.ts'
import { degrees, storedBirthShapes, whole } from '~/data/user-astro-profiles.ts'
import type { Write } from '~/data/write.ts'
import { parseJapa } from '~/domain/mantra/japa.ts'
import { MY_KINDS } from '~/domain/my-data/my-data.ts'
import { isFavouriteItem } from '~/domain/session/recording.ts'

/** What the database takes of an import: parts, and rows of one (`api.import_rows`). */
const MOST_PARTS = 10_000
const MOST_ROWS_OF_PART = 5000

const id = z.uuid()
const text = z.string()
const instant = z.iso.datetime()
/** What the database compares with. */
const base = z.optional(z.nullable(text))
const when = { day: dayShape, minute: minuteShape, at: instant }
/** It comes from before the restore of a backup. */
const returned = z.optional(z.literal(true))
const ofDay = z.object({ day: dayShape })
const ofItem = z.object({ item: text.check(z.refine(isFavouriteItem)) })

const { sureToMinutes, zone, utcOffsetSeconds, ...birthShapes } = storedBirthShapes
const birth = {
  ...birthShapes,
  zone: z.optional(zone),
  utcOffsetSeconds: z.optional(utcOffsetSeconds),
  sureToMinutes: z.optional(sureToMinutes),
}

const importPart = z.object({
  id,
  part: whole(0, MOST_PARTS - 1),
  table: z.enum(MY_KINDS),
  rows: z.custom(areRows),
})

/**
 * The shape of every kind of write as it waits on the device, where anyone may have changed it. What
 * an earlier version of the app left out is optional.
 */
const SHAPES: { readonly [Kind in Write['kind']]: z.ZodMiniType } = {
  'open-account': z.object({}),
  'record-mood': z.object({ id, mood: moodShape, base, ...when }),
  'clear-mood': z.extend(ofDay, { base }),
  'record-session': z.object({
    id,
    ...when,
    minutes: z.nullable(z.number()),
    raga: z.nullable(text),
    heard: z.optional(z.nullable(text)),
  }),
  'add-backdated': z.object({
    day: dayShape,
    sessionId: z.nullable(id),
    entryId: z.nullable(id),
  }),
  'save-entry': z.object({
    id,
    content: text,
    mood: moodShape,
    day: dayShape,
    minute: minuteShape,
    at: instant,
    copyOf: z.optional(z.literal('edit')),
    returned: z.optional(z.literal(['as-written', 'changed'])),
  }),
  'edit-entry': z.object({
    id,
    content: text,
    mood: moodShape,
    day: z.optional(dayShape),
    at: instant,
    base: text,
    returned,
    of: z.optional(
      z.object({
        day: dayShape,
        minute: minuteShape,
        createdAt: instant,
        was: z.optional(moodShape),
      }),
    ),
  }),
  'delete-entry': z.object({
    id,
    base: z.optional(text),
    day: z.optional(dayShape),
    minute: z.optional(minuteShape),
    mood: z.optional(moodShape),
  }),
  'star-entry': z.object({ id, isStarred: z.boolean() }),
  'add-rest-day': ofDay,
  'remove-rest-day': ofDay,
  celebrate: z.object({ achievements: z.array(text), at: instant }),
  'record-japa': z
    .object({ mantra: text, day: dayShape, beads: z.number(), at: instant, base })
    .check(z.refine((count) => parseJapa(count) !== null)),
  'choose-setting': z.object({ setting: settingShape, value: settingValueShape, at: instant }),
  'add-favourite': z.extend(ofItem, { at: instant }),
  'remove-favourite': ofItem,
  'save-astro-profile': z.object({
    profile: z.object({
      fullName: z.nullable(text),
      ...birth,
      currentDasha: z.nullable(text),
      moonSign: z.nullable(text),
    }),
    at: instant,
    base,
    returned,
  }),
  'keep-chart': z.object({
    id,
    name: text,
    ...birth,
    latitude: degrees(90),
    longitude: degrees(180),
    at: instant,
    base,
    returned,
  }),
  'delete-chart': z.object({ id, base }),
  'keep-recording': z.object({
    ...describedShapes,
    raga: z.nullable(text),
    sound: soundShape,
    at: instant,
    base,
    returned,
  }),
  'delete-recording': z.object({ id, base }),
  'import-rows': importPart,
  'undo-import': z.extend(importPart, { seq: z.nullable(z.int()) }),
}

// A list stays as it is, and may be asked about at every screen.
const sound = new WeakSet<object>()

/** Rows of values that the database reads, or refuses, as it does with any file. */
function areRows(kept: unknown): boolean {
  if (!Array.isArray(kept)) return false
  if (sound.has(kept)) return true
  const areSound =
    kept.length <= MOST_ROWS_OF_PART &&
    kept.every((row) => Object(row) === row && Object.values(row).every(isValue))
  if (areSound) sound.add(kept)
  return areSound
}

function isValue(value: unknown): boolean {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

/** What the device has kept as a write: one to send, one of a newer version, or damaged. */
export type Kept = 'write' | 'newer' | 'damaged'

/** Reads what the device has kept as a write. */
export function readKept(kept: unknown): Kept {
  const kind: unknown = Object(kept).kind
  if (typeof kind !== 'string') return 'damaged'
  if (!isKind(kind)) return 'newer'
  return z.safeParse(SHAPES[kind], kept).success ? 'write' : 'damaged'
}

/** Whether it is a write that this version of the app can show and send. */
export function isWrite(kept: unknown): kept is Write {
  return readKept(kept) === 'write'
}

function isKind(kind: string): kind is Write['kind'] {
  return Object.hasOwn(SHAPES, kind)
}

import { isDeepStrictEqual } from 'node:util'
import { editEntry, saveEntry } from '~/data/journal-entries.ts'
import { deleteChart, keepChart } from '~/data/kept-charts.ts'
import { deleteRecording, keepRecording, type RecordingEdit } from '~/data/personal-recordings.ts'
import { saveBirthDetails } from '~/data/user-astro-profiles.ts'
import { localDay } from '~/domain/day/local-day.ts'
import { checkEntry } from '~/domain/journal/journal-entry.ts'
import { addressFault, addressOf, titleOfFile } from '~/domain/session/adding-recording.ts'
import type { Database } from '~/lib/call.ts'
import { DataError } from '~/lib/data-error.ts'
import { randomStream } from '~/raga/random.ts'
import {
  astroProfileHeld,
  entriesHeld,
  keptChartsHeld,
  personalRecordingsHeld,
} from '~tests/support/database/held.ts'
import type { Verdict } from '../fuzz-run.ts'
import { pick, type Random } from '../mutate-json.ts'
import { oddText, points, stored } from './odd-text.ts'

const DAY = localDay('2026-03-04')
const instant = (at: number) => new Date(Date.UTC(2026, 2, 4) + at).toISOString()
const idOf = (at: number) => `00000000-0000-4000-9000-${at.toString(16).padStart(12, '0')}`
const shown = (value: unknown) => String(JSON.stringify(value)).slice(0, 300)

type Attempt = (db: Database, random: Random, at: number) => Promise<Verdict>

/** The journal's way: what cannot be stored is refused by name before anything is sent. */
const writesEntry: Attempt = async (db, random, at) => {
  const text = oddText(random, 20_000)
  const expected = stored(text).trim()
  const check = checkEntry(text, 3)
  const isFit =
    points(expected) <= 20_000 && !/^[\s\u0085\u180e\u200b-\u200d\u2060]*$/u.test(expected)
  if (check.status !== 'ready') {
    return isFit ? { fault: `${check.status}: ${shown(text)}` } : 'refused'
  }
  if (!isFit) return { fault: `ready: ${shown(text)}` }
  const written = { id: idOf(at), content: check.content, mood: check.mood }
  await db.write(saveEntry({ ...written, day: DAY, minute: 0, at: instant(at) }))
  if (random() < 0.3) {
    const content = 'x'
    await db.write(editEntry({ ...written, content, at: instant(at + 1), base: instant(at) }))
    const base = instant(at + 1)
    await db.write(editEntry({ ...written, at: instant(at + 2), base }))
  }
  const found = (await entriesHeld(db)).find(({ id }) => id === written.id)
  return found?.content === expected
    ? 'accepted'
    : { fault: `sent ${shown(expected)}, stored ${shown(found)}` }
}

const fits = (text: string, most: number) => /[^ ]/.test(text) && points(text) <= most

/** The names and places of birth details, one row a person. */
const writesBirth: Attempt = async (db, random, at) => {
  const [name, place] = [oddText(random, 200), oddText(random, 300)]
  const profile = {
    fullName: name,
    birthDate: localDay('1990-01-18'),
    birthTime: '08:30',
    birthPlace: place,
    timezone: 'auto',
    latitude: random() < 0.5 ? null : random() * 180 - 90,
    longitude: random() * 360 - 180,
    zone: 'Asia/Kolkata',
    utcOffsetSeconds: 19_800,
    sureToMinutes: null,
    currentDasha: null,
    moonSign: null,
  }
  const placed = profile.latitude === null ? { longitude: null, utcOffsetSeconds: null } : {}
  const before = await astroProfileHeld(db)
  const base = before?.updatedAt ?? null
  const call = saveBirthDetails({ profile: { ...profile, ...placed }, at: instant(at), base })
  const heldName = stored(name).trim() || null
  const heldPlace = stored(place).trim()
  const isFit = fits(heldPlace, 300) && (heldName === null || fits(heldName, 200))
  try {
    await db.write(call)
  } catch (error) {
    const isNamed = error instanceof DataError && error.kind === 'invalid'
    const after = await astroProfileHeld(db)
    if (!isNamed || isFit || after?.updatedAt !== before?.updatedAt) {
      return { fault: `${String(error)}: ${shown([name, place])}` }
    }
    return 'refused'
  }
  const found = await astroProfileHeld(db)
  const expected = { ...profile, ...placed, fullName: heldName, birthPlace: heldPlace }
  const isSame =
    found !== null &&
    JSON.stringify({ ...found, updatedAt: 0 }) === JSON.stringify({ ...expected, updatedAt: 0 })
  return isSame && isFit ? 'accepted' : { fault: `sent ${shown(expected)}, stored ${shown(found)}` }
}

/** The name and the place of a kept chart, which is taken away again: a person keeps few. */
const writesChart: Attempt = async (db, random, at) => {
  const [name, place] = [oddText(random, 200), oddText(random, 300)]
  const chart = {
    id: idOf(at),
    name,
    birthDate: localDay('1990-01-18'),
    birthTime: '08:30',
    birthPlace: place,
    timezone: 'auto',
    latitude: random() * 180 - 90,
    longitude: random() * 360 - 180,
    zone: 'Asia/Kolkata',
    utcOffsetSeconds: 19_800,
    sureToMinutes: null,
  }
  const held = { ...chart, name: stored(name).trim(), birthPlace: stored(place).trim() }
  const isFit = fits(held.name, 200) && fits(held.birthPlace, 300)
  try {
    await db.write(keepChart({ ...chart, at: instant(at), base: null }))
  } catch (error) {
    const isNamed = error instanceof DataError && error.kind === 'invalid'
    return isNamed && !isFit ? 'refused' : { fault: `${String(error)}: ${shown([name, place])}` }
  }
  const found = (await keptChartsHeld(db)).find(({ id }) => id === chart.id)
  await db.write(deleteChart({ id: chart.id, base: found?.updatedAt ?? null }))
  const isSame = Object.entries(held).every(
    ([member, value]) => found && Reflect.get(found, member) === value,
  )
  const isGone = (await keptChartsHeld(db)).every(({ id }) => id !== chart.id)
  return isFit && isSame && isGone
    ? 'accepted'
    : { fault: `sent ${shown(held)}, stored ${shown(found)}` }
}

/** The title and the raga of a recording as they are typed; it is taken away again. */
const writesRecording: Attempt = async (db, random, at) => {
  const [title, raga] = [oddText(random, 200), oddText(random, 100)]
  const sound = {
    from: 'file',
    hash: at.toString(16).padStart(64, '0'),
    bytes: 1 + Math.floor(random() * 1_073_741_824),
  } as const
  const recording = { id: idOf(at), sound, title, raga, moodCategory: null, seconds: null }
  const held = { title: stored(title).trim(), raga: stored(raga).trim() || null }
  const isFit = fits(held.title, 200) && (held.raga === null || fits(held.raga, 100))
  return keepsRecording(db, { ...recording, at: instant(at), base: null }, isFit ? held : null)
}

/** A recording by the address and the name of a file that somebody has; most are of no use. */
const bringsRecording: Attempt = async (db, random, at) => {
  const [address, name] = [`https://media.example/${oddText(random, 2100)}`, oddText(random, 300)]
  const title = titleOfFile(name)
  if (addressFault(address) !== null || title === null) return 'refused'
  const sound = { from: 'address', address: addressOf(address) } as const
  const recording = { id: idOf(at), sound, title, raga: null, moodCategory: null, seconds: null }
  return keepsRecording(db, { ...recording, at: instant(at), base: null }, { title, raga: null })
}

/** What is `held` of a recording that is kept; `null` for one that must be refused. */
async function keepsRecording(
  db: Database,
  edit: RecordingEdit,
  held: { readonly title: string; readonly raga: string | null } | null,
): Promise<Verdict> {
  const { at: _, base: __, ...recording } = edit
  try {
    await db.write(keepRecording(edit))
  } catch (error) {
    const isNamed = error instanceof DataError && error.kind === 'invalid'
    return isNamed && held === null ? 'refused' : { fault: `${String(error)}: ${shown(edit)}` }
  }
  const found = (await personalRecordingsHeld(db)).find(({ id }) => id === edit.id)
  await db.write(deleteRecording({ id: edit.id, base: found?.updatedAt ?? null }))
  const isSame =
    found !== undefined &&
    held !== null &&
    isDeepStrictEqual(
      { ...found, updatedAt: edit.at },
      { ...recording, ...held, updatedAt: edit.at },
    )
  const isGone = (await personalRecordingsHeld(db)).every(({ id }) => id !== edit.id)
  return isSame && isGone ? 'accepted' : { fault: `sent ${shown(held)}, stored ${shown(found)}` }
}

/** Writes the input of a number as the app does, and reads it again. */
export function throughWrites(db: Database, seed: string, at: number): Promise<Verdict> {
  const random = randomStream(`${seed}/${at}`)
  const attempt = pick(random, [
    writesEntry,
    writesEntry,
    writesEntry,
    writesBirth,
    writesChart,
    writesRecording,
    bringsRecording,
  ])
  return attempt(db, random, at)
}

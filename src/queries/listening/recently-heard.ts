import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { deviceStore } from '~/device/device-store.ts'
import { isPlayableUrl } from '~/domain/session/playable-url.ts'
import type { Recording } from '~/domain/session/recording.ts'
import { sittingSeconds } from '~/domain/sit/sit-recording.ts'
import { secondsShape, type UnderWay, underWayShape } from '~/queries/listening/under-way.ts'
import { usePerson } from '~/queries/person.tsx'

const NAME = 'shelf'
const EMPTY: readonly Heard[] = []

/** The last twenty recordings a person heard on this device, newest first. */
export function recentlyHeardOf(uid: string) {
  return queryOptions({
    queryKey: [uid, NAME],
    queryFn: () => inTurn(() => readFromDevice(uid)),
    // Reading the device costs nothing, and another tab may have added something.
    staleTime: 0,
    gcTime: Number.POSITIVE_INFINITY,
  })
}

/** The list of the signed-in person without their sits; empty until the device has been read. */
export function useRecentlyHeard(): readonly Heard[] {
  return useQuery({ ...recentlyHeardOf(usePerson().uid), select: withoutSits }).data ?? EMPTY
}

const isSit = ({ recording }: Heard) => sittingSeconds(recording.audioUrl) !== null
const withoutSits = (recent: readonly Heard[]) => recent.filter((one) => !isSit(one))

const readFromDevice = async (uid: string) => parseRecentlyHeard(await deviceStore.get(uid, NAME))

let lastTurn: Promise<unknown> = Promise.resolve()

/** One after another, so that a read that began before a change does not replace it in the cache. */
function inTurn<Result>(doing: () => Promise<Result>): Promise<Result> {
  const turn = lastTurn.then(doing)
  lastTurn = turn.catch(() => undefined)
  return turn
}

/**
 * Puts a recording on a person's list, replacing its earlier entry. The device is read first,
 * because another tab may have added something, except with `hurried`, when the page is about to
 * close; never rejects, since a list that cannot be kept lasts as long as the page.
 */
export async function keepAsHeard(
  client: QueryClient,
  uid: string,
  heard: Heard,
  { hurried = false } = {},
): Promise<void> {
  const { queryKey } = recentlyHeardOf(uid)
  const store = (recent: readonly Heard[]) => {
    const next = withHeard(recent, heard)
    client.setQueryData(queryKey, next)
    return deviceStore.set(uid, NAME, next.map(keptOf))
  }
  const known = client.getQueryData(queryKey)
  if (hurried && known) await store(known)
  else await inTurn(async () => store(await readFromDevice(uid)))
}

/** A recording that was heard, and how far. */
export type Heard = {
  readonly recording: Recording
  /** Seconds into it where it was left; 0 when it was heard to its end. */
  readonly position: number
  /** Seconds, `null` while the file's length is not known. */
  readonly duration: number | null
  /** When it was last heard, an instant in ISO 8601. */
  readonly at: string
  /** What a page needs to continue it; absent once it was heard to its end. */
  readonly underWay?: UnderWay | undefined
}

const SHELF_HOLDS = 20

const text = z.string().check(z.minLength(1), z.maxLength(200))

/** As the device keeps it: without what the library says about the recording. */
const heardShape = z.object({
  url: z.string().check(z.refine(isPlayableUrl)),
  id: text,
  title: text,
  raga: z.nullable(text),
  minutes: z.nullable(z.number().check(z.positive(), z.maximum(600))),
  position: secondsShape,
  duration: z.nullable(secondsShape),
  at: z.iso.datetime(),
  underWay: z.catch(z.optional(underWayShape), undefined),
})

function heardOf({ url, id, title, raga, minutes, ...heard }: z.infer<typeof heardShape>): Heard {
  const unsaid = { description: '', moodCategory: null, dayNumber: null }
  return { ...heard, recording: { ...unsaid, id, title, audioUrl: url, raga, minutes } }
}

function keptOf({ recording, ...heard }: Heard) {
  const { audioUrl, id, title, raga, minutes } = recording
  return { ...heard, url: audioUrl, id, title, raga, minutes }
}

/** Reads what the device kept, without the items that are no valid recording. */
function parseRecentlyHeard(kept: unknown): readonly Heard[] {
  if (!Array.isArray(kept)) return []
  const read = kept.flatMap((item) => {
    const parsed = z.safeParse(heardShape, item)
    return parsed.success ? [heardOf(parsed.data)] : []
  })
  return tidied(read)
}

/**
 * The list with a recording added, a sit only while it waits; of the others the oldest drop off when it is full, also where the
 * clock was set back and all of them seem newer.
 */
function withHeard(recent: readonly Heard[], heard: Heard): readonly Heard[] {
  const others = tidied(recent.filter((one) => !isSame(one, heard)))
  const isKept = !isSit(heard) || heard.underWay !== undefined
  return tidied([...(isKept ? [heard] : []), ...others.slice(0, SHELF_HOLDS - 1)])
}

function tidied(recent: readonly Heard[]): readonly Heard[] {
  return [...recent]
    .sort((a, b) => b.at.localeCompare(a.at))
    .filter((one, index, all) => all.findIndex((other) => isSame(other, one)) === index)
    .slice(0, SHELF_HOLDS)
}

function isSame(one: Heard, other: Heard): boolean {
  return one.recording.audioUrl === other.recording.audioUrl
}
